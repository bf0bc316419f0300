import ReducerGenSyntax

/// What attributes become.
extension AttributeRule {
  /// Returns the conformances that the attribute becomes.
  func apply(
    _ attribute: AttributeSyntax, _ name: String, _ position: DeclarationPosition
  ) -> [String] {
    switch name {
    case "DependencyEntry": file.report(.dependencyEntry(at: place(attribute)))
    case "UIBindable", "UIBinding": file.report(.uiKitBinding(name, at: place(attribute)))
    case "Perceptible": file.replace(attribute.type.range, by: "Observable", .name)
    case "PerceptionIgnored": file.replace(attribute.type.range, by: "ObservationIgnored", .name)
    default:
      file.remove(attribute)
      addDirective(for: attribute, name, position.declaration)
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
      ReducerArguments(attribute, position, in: file).apply()
      return [position.declaration.kind == .enum ? "CaseReducer" : "Reducer"]
    default: return []
    }
  }

  private func addDirective(
    for attribute: AttributeSyntax, _ name: String, _ declaration: DeclarationSyntax
  ) {
    switch name {
    case "DependencyEndpoint":
      guard let method = methodName(of: attribute) else { return }
      file.add(directive: "method \(method)", to: declaration)
    case "DependencyEndpointIgnored": file.add(directive: "ignore", to: declaration)
    case "ReducerCaseIgnored", "ReducerCaseEphemeral":
      // Alerts and dialogs are ephemeral without a directive, and `ignore` would take their case
      // paths away.
      if isEphemeral(declaration) { return }
      let word = name == "ReducerCaseIgnored" ? "ignore" : "ephemeral"
      file.add(directive: word, to: declaration)
    default: break
    }
  }

  private func isEphemeral(_ declaration: DeclarationSyntax) -> Bool {
    let names = declaration.parameters.flatMap(\.type.names)
    return names.contains("AlertState") || names.contains("ConfirmationDialogState")
  }

  /// `find` in `@DependencyEndpoint(method: "find")`.
  func methodName(of attribute: AttributeSyntax) -> String? {
    let text = file.text(attribute.arguments)
    let parts = text.split(separator: "\"", omittingEmptySubsequences: false)
    return parts.count == 3 && text.contains("method") ? String(parts[1]) : nil
  }

  /// Code in the conformance to `ViewActionSending` reads the store, so a private one does not
  /// compile.
  private func reportPrivateStore(_ position: DeclarationPosition) {
    for member in position.declaration.members where file.text(member.name) == "store" {
      if let access = member.privateModifier {
        file.report(.privateStore(at: file.place(access.range)))
      }
    }
  }
}

extension DeclarationSyntax {
  /// `private` or `fileprivate`.
  var privateModifier: ModifierSyntax? {
    modifiers.first { $0.keyword == .private || $0.keyword == .fileprivate }
  }
}
