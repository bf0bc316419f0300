import ReducerGenSyntax

/// Macros that are attributes become conformances, directives or nothing.
struct AttributeRule: DeclarationRule {
  static let id = "attributes"
  static let summary =
    "Replaces the macros in the table above with conformances and directives, or removes them. Makes private types internal where generated code needs to see them."

  let file: MigratedFile
  let facts: ModuleFacts

  func apply(to position: DeclarationPosition) {
    let declaration = position.declaration
    var conformances: [String] = []
    for attribute in declaration.attributes {
      guard let name = macroName(of: attribute), Self.fits(name, declaration) else { continue }
      if name == "DependencyEndpoint", !isInClient(position) {
        file.report(.endpointOutsideClient(at: place(attribute)))
        continue
      }
      if !hasKnownArguments(attribute, name) { continue }
      if !attribute.clauses.isEmpty {
        file.report(.conditionalAttribute(name, at: place(attribute)))
        continue
      }
      conformances += apply(attribute, name, position)
    }
    if !conformances.isEmpty { makeVisible(position) }
    file.add(conformances: conformances, to: declaration)
  }

  /// Generated code is in another file. A name that another file also has stays private, and the
  /// module stays as it is.
  private func makeVisible(_ position: DeclarationPosition) {
    guard let access = position.declaration.privateModifier else { return }
    let name = file.text(position.declaration.name)
    if position.parents.isEmpty, let other = facts.other(name, than: file) {
      return file.report(.privateName(name, other, at: file.place(position.declaration.name)))
    }
    file.remove(access.range, .access)
    file.report(.privateType(name, at: file.place(access.range)))
  }

  func place(_ attribute: AttributeSyntax) -> SourcePlace { file.place(attribute.name) }

  /// The name without its module. Nil if it is no macro of these libraries.
  private func macroName(of attribute: AttributeSyntax) -> String? {
    let path = attribute.type.path
    guard let name = path.last, Self.names.contains(name),
      !facts.names.contains(name, .attribute, at: attribute.name.start, in: file)
    else { return nil }
    return path.count == 1 || file.replaced.all.contains(path[0]) ? name : nil
  }

  private func isInClient(_ position: DeclarationPosition) -> Bool {
    guard let parent = position.parents.last else { return false }
    let types = parent.attributes.map(\.type) + parent.inherits
    return types.contains { $0.path.last == "DependencyClient" }
  }

  private static let names: Set = [
    "CasePathable", "DependencyClient", "DependencyEndpoint", "DependencyEndpointIgnored",
    "DependencyEntry", "ObservableState", "ObservationStateIgnored", "Perceptible",
    "PerceptionIgnored", "Reducer", "ReducerCaseEphemeral", "ReducerCaseIgnored", "UIBindable",
    "UIBinding", "ViewAction",
  ]

  /// On any other declaration, the attribute does not compile before either.
  private static func fits(_ name: String, _ declaration: DeclarationSyntax) -> Bool {
    switch name {
    case "Reducer", "ViewAction": [.struct, .enum, .class].contains(declaration.kind)
    case "CasePathable": declaration.kind == .enum
    case "DependencyClient": declaration.kind == .struct
    default: true
    }
  }

  /// With other arguments, an endpoint does not compile before either.
  private func hasKnownArguments(_ attribute: AttributeSyntax, _ name: String) -> Bool {
    name != "DependencyEndpoint" || file.text(attribute.arguments).isEmpty
      || methodName(of: attribute) != nil
  }
}
