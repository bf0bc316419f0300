import ReducerGenCore

/// All rules for one file. Attributes come first, because the others leave alone what they remove.
struct FileRules {
  private let facts: ModuleFacts

  init(_ facts: ModuleFacts) { self.facts = facts }

  func apply(to file: MigratedFile) {
    OldAPIRules(facts: facts).reportForeignModules(in: file)
    for position in DeclarationPosition.all(in: file) {
      AttributeRules(facts: facts).apply(to: position)
      ClientRules(facts: facts).apply(to: position)
      SendableExtensionRule(facts: facts).apply(to: position.declaration, in: file)
    }
    ImportRules(file).apply()
    NameRules(facts: facts).apply(to: file)
    SlashPathRule(file).apply()
    ReducerClosureRule(file).apply()
    OnChangeRule(file).apply()
    let oldAPI = OldAPIRules(facts: facts)
    oldAPI.apply(to: file)
    oldAPI.reportMembers(in: file)
    oldAPI.reportLocalTypes(in: file)
  }
}
