/// All rules for one file. Attributes come first, because the others leave alone what they remove.
struct FileRules {
  private let facts: ModuleFacts
  private let options: Migration.Options

  init(_ facts: ModuleFacts, _ options: Migration.Options) {
    self.facts = facts
    self.options = options
  }

  func apply(to file: MigratedFile) {
    OldAPIRules(facts: facts).reportForeignModules(in: file)
    for position in DeclarationPosition.all(in: file) {
      if options.removesBoilerplate { BoilerplateRule(facts: facts).apply(to: position) }
      if let classes = facts.testClasses { LinuxTestRule(classes: classes).apply(to: position) }
      AttributeRules(facts: facts).apply(to: position)
      ClientRules(facts: facts).apply(to: position)
      IsolationRule(facts: facts).apply(to: position)
      SendableExtensionRule(facts: facts).apply(to: position.declaration, in: file)
    }
    ImportRules(file, facts).apply()
    NameRules(facts: facts).apply(to: file)
    SlashPathRule(file).apply()
    ScopeRule(file, facts).apply()
    ReducerClosureRule(file).apply()
    OnChangeRule(file).apply()
    QueueRule(file).apply()
    TestStoreRules(file).apply()
    let oldAPI = OldAPIRules(facts: facts)
    oldAPI.apply(to: file)
    oldAPI.reportMembers(in: file)
    oldAPI.reportLocalTypes(in: file)
  }
}
