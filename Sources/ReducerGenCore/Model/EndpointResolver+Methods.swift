/// The methods by which endpoints are called with argument labels.
extension EndpointResolver {
  /// Nil for a property that is called as it is: without labels there is nothing to add.
  func method(of property: ClientProperty) -> EndpointMethod? {
    guard let function = property.function, property.access != .hidden,
      property.declaration.readAccess != .hidden
    else { return nil }
    let comments = LeadingComments(property.declaration, in: client.file)
    let chosen = comments.directives.first { $0.word == "method" }?.argument
    var endpoint = endpoint(property, function)
    guard chosen != nil || endpoint.parameters.contains(where: { $0.label != nil }) else {
      return nil
    }
    let name = chosen ?? property.name
    let labels = endpoint.title.dropFirst(property.name.withoutBackticks.count)
    endpoint.title = name.withoutBackticks + labels
    if isWritten(endpoint.title) { return nil }
    return EndpointMethod(
      name: name, property: property.name, endpoint: endpoint, access: property.access,
      attributes: attributes(of: property, function), effects: effectsText(of: function),
      result: resultText(of: function), documentation: comments.documentation,
      clauses: property.clauses)
  }

  /// Whether the client has a method of this name and these labels.
  private func isWritten(_ title: String) -> Bool {
    let found = client.firstMember { member, file in
      guard member.kind == .func else { return false }
      let labels = member.parameters.map { file.text($0.label) + ":" }
      return file.text(member.name).withoutBackticks + "(" + labels.joined() + ")" == title
    }
    return found != nil
  }

  /// Global actors and where an async function runs; `@Sendable` says nothing about a method.
  private func attributes(
    of property: ClientProperty, _ function: FunctionType
  ) -> [CopiedAttribute] {
    let qualifier = TypeQualifier(index: index, type: function.scope)
    let own = property.declaration.attributes.compactMap { CopiedAttribute($0, client.file) }
    let ofType = function.syntax.attributes.compactMap { range -> CopiedAttribute? in
      let text = function.scope.file.text(range)
      if ["@Sendable", "@escaping"].contains(text) || text.utf8.starts(with: "@convention".utf8) {
        return nil
      }
      guard text.first == "@", text.dropFirst().first?.isUppercase ?? false else {
        return CopiedAttribute(text: text, clauses: [])
      }
      let name = SourceRange(start: range.start + 1, end: range.end)
      return CopiedAttribute(text: "@" + qualifier.qualified(name), clauses: [])
    }
    return own + ofType
  }

  private func effectsText(of function: FunctionType) -> String {
    let qualifier = TypeQualifier(index: index, type: function.scope)
    return function.syntax.effects.map { range in
      let text = function.scope.file.text(range)
      guard text.utf8.starts(with: "throws(".utf8) else { return " " + text }
      let type = SourceRange(start: range.start + 7, end: range.end - 1)
      return " throws(" + qualifier.qualified(type) + ")"
    }.joined()
  }

  private func resultText(of function: FunctionType) -> String {
    let text = function.scope.file.text(function.syntax.result)
    if ["Void", "()", "Swift.Void"].contains(text) { return "" }
    return " -> "
      + TypeQualifier(index: index, type: function.scope).qualified(function.syntax.result)
  }

  /// Endpoints that are neither `@Sendable` nor isolated to a global actor.
  func unsendable(_ properties: [ClientProperty]) -> [String] {
    if client.declaration.attributes.contains(where: { isActor(client.file.text($0.name)) })
      || client.inherits("@unchecked Sendable")
    {
      return []
    }
    return properties.filter { property in
      guard let function = property.function else { return false }
      let attributes = function.syntax.attributes.map(function.scope.file.text)
      return !attributes.contains { $0 == "@Sendable" || isActor(String($0.dropFirst())) }
    }.map(\.name)
  }

  private func isActor(_ name: String) -> Bool {
    name.first?.isUppercase ?? false && name != "Sendable"
  }

  /// The first names of the types in the signatures of methods and initialisers.
  func signatureNames(_ properties: [ClientProperty]) -> Set<String> {
    var names: Set<String> = []
    for property in properties {
      var scope = client
      var range = property.declaration.type
      names.formUnion(TypeText.firstNames(range, scope.file).map(scope.file.text))
      while let alias = index.alias(range, in: scope) {
        (scope, range) = (alias, alias.declaration.type)
        names.formUnion(TypeText.firstNames(range, scope.file).map(scope.file.text))
      }
    }
    return names
  }
}
