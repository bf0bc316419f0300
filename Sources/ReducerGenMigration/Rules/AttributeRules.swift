import ReducerGenIndex
import ReducerGenSyntax

/// Macros that are attributes become conformances, directives or nothing.
struct AttributeRules {
  let facts: ModuleFacts

  func apply(to position: DeclarationPosition) {
    let declaration = position.declaration
    var conformances: [String] = []
    for attribute in declaration.attributes {
      guard let name = macroName(of: attribute, position.file), Self.fits(name, declaration)
      else { continue }
      if name == "DependencyEndpoint", !isInClient(position) {
        position.file.report(.endpointOutsideClient(at: place(attribute, position)))
        continue
      }
      if !hasKnownArguments(attribute, name, position.file) { continue }
      if !attribute.clauses.isEmpty {
        position.file.report(.conditionalAttribute(name, at: place(attribute, position)))
        continue
      }
      conformances += apply(attribute, name, position)
    }
    if !conformances.isEmpty { makeVisible(position) }
    position.file.add(conformances: conformances, to: declaration)
  }

  /// Generated code is in another file. A name that another file also has stays private, and the
  /// module stays as it is.
  private func makeVisible(_ position: DeclarationPosition) {
    let (declaration, file) = (position.declaration, position.file)
    let name = file.text(declaration.name)
    guard
      let access = declaration.modifiers.first(where: {
        $0.keyword == .private || $0.keyword == .fileprivate
      })
    else { return }
    if position.parents.isEmpty, let other = facts.other(name, than: file) {
      return file.report(.privateName(name, other, at: file.parsed.place(declaration.name)))
    }
    file.edits.remove(access.range, .access)
    file.report(.privateType(name, at: file.parsed.place(access.range)))
  }

  private func place(_ attribute: AttributeSyntax, _ position: DeclarationPosition) -> SourcePlace {
    position.file.parsed.place(attribute.name)
  }

  /// The name without its module. Nil if it is no macro of these libraries.
  private func macroName(of attribute: AttributeSyntax, _ file: MigratedFile) -> String? {
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
  private func hasKnownArguments(
    _ attribute: AttributeSyntax, _ name: String, _ file: MigratedFile
  ) -> Bool {
    name != "DependencyEndpoint" || file.text(attribute.arguments).isEmpty
      || methodName(of: attribute, file) != nil
  }

  /// Returns the conformances that the attribute becomes.
  private func apply(
    _ attribute: AttributeSyntax, _ name: String, _ position: DeclarationPosition
  ) -> [String] {
    let file = position.file
    switch name {
    case "DependencyEntry": file.report(.dependencyEntry(at: place(attribute, position)))
    case "UIBindable", "UIBinding": file.report(.uiKitBinding(name, at: place(attribute, position)))
    case "Perceptible": file.edits.replace(attribute.type.range, by: "Observable", .name)
    case "PerceptionIgnored":
      file.edits.replace(attribute.type.range, by: "ObservationIgnored", .name)
    default:
      file.remove(attribute)
      addDirectives(for: attribute, name, position)
      return conformances(for: attribute, name, position)
    }
    return []
  }

  private func conformances(
    for attribute: AttributeSyntax, _ name: String, _ position: DeclarationPosition
  ) -> [String] {
    switch name {
    case "CasePathable", "DependencyClient": return [name]
    case "ViewAction":
      reportPrivateStore(position)
      return ["ViewActionSending"]
    case "Reducer":
      ReducerArguments(attribute, position).apply()
      return [position.declaration.kind == .enum ? "CaseReducer" : "Reducer"]
    default: return []
    }
  }

  private func addDirectives(
    for attribute: AttributeSyntax, _ name: String, _ position: DeclarationPosition
  ) {
    let (file, declaration) = (position.file, position.declaration)
    switch name {
    case "DependencyEndpoint":
      guard let method = methodName(of: attribute, file) else { return }
      file.add(directive: "method \(method)", to: declaration)
    case "DependencyEndpointIgnored": file.add(directive: "ignore", to: declaration)
    case "ReducerCaseIgnored", "ReducerCaseEphemeral":
      // Alerts and dialogs are ephemeral without a directive, and `ignore` would take their case
      // paths away.
      if isEphemeral(declaration, file) { return }
      let word = name == "ReducerCaseIgnored" ? "ignore" : "ephemeral"
      file.add(directive: word, to: declaration)
    default: break
    }
  }

  private func isEphemeral(_ declaration: DeclarationSyntax, _ file: MigratedFile) -> Bool {
    let names = declaration.parameters.flatMap(\.type.names)
    return names.contains("AlertState") || names.contains("ConfirmationDialogState")
  }

  /// `find` in `@DependencyEndpoint(method: "find")`.
  private func methodName(of attribute: AttributeSyntax, _ file: MigratedFile) -> String? {
    let text = file.text(attribute.arguments)
    let parts = text.split(separator: "\"", omittingEmptySubsequences: false)
    return parts.count == 3 && text.contains("method") ? String(parts[1]) : nil
  }

  /// Code in the conformance to `ViewActionSending` reads the store, so a private one does not
  /// compile.
  private func reportPrivateStore(_ position: DeclarationPosition) {
    for member in position.declaration.members where position.file.text(member.name) == "store" {
      let access = member.modifiers.first { $0.keyword == .private || $0.keyword == .fileprivate }
      if let access {
        position.file.report(.privateStore(at: position.file.parsed.place(access.range)))
      }
    }
  }
}
