import ReducerGenIndex
import ReducerGenSyntax

/// The methods that call endpoints with argument labels.
extension EndpointResolver {
  /// Nil for an endpoint without labels, which is called as it is.
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
    if isWritten(endpoint, function, named: name.withoutBackticks) { return nil }
    return EndpointMethod(
      name: name, property: property.name, endpoint: endpoint, access: property.access,
      attributes: attributes(of: property, function), effects: effects(in: function),
      result: resultType(of: function), documentation: comments.documentation,
      clauses: property.clauses)
  }

  /// Whether the client declares a method of this name with the same parameters.
  private func isWritten(
    _ endpoint: Endpoint, _ function: FunctionType, named name: String
  ) -> Bool {
    let types = function.syntax.parameters.map(\.type.comparable)
    return index.functions(named: name, of: client).contains { member in
      let parameters = member.declaration.parameters
      let labels = parameters.map { member.file.text($0.label) + ":" }
      return parameters.map(\.type.comparable) == types
        && name + "(" + labels.joined() + ")" == endpoint.title
    }
  }

  /// Global actors, and attributes for where an async function runs. A method needs no `@Sendable`.
  private func attributes(
    of property: ClientProperty, _ function: FunctionType
  ) -> [CopiedAttribute] {
    let own = property.declaration.attributes.compactMap { CopiedAttribute($0, client.file) }
    let qualifier = index.qualifier(of: function)
    let ofType = function.syntax.attributes.compactMap { attribute -> CopiedAttribute? in
      let text = attribute.nameText
      if ["@Sendable", "@escaping"].contains(text) || text.utf8.starts(with: "@convention".utf8) {
        return nil
      }
      guard let actor = attribute.actor else { return CopiedAttribute(text: text, clauses: []) }
      return CopiedAttribute(text: "@" + qualifier.qualified(actor), clauses: [])
    }
    return own + ofType
  }

  func effects(in function: FunctionType) -> [(word: String, type: String)] {
    let qualifier = index.qualifier(of: function)
    return function.syntax.effects.map { effect in
      effect.parts.first.map { ("throws", qualifier.qualified($0)) } ?? (effect.text, "")
    }
  }

  func resultType(of function: FunctionType) -> String {
    let value = function.argument(for: function.syntax.result)
    if isNothing(value.type, value.scope) { return "" }
    return index.qualifier(of: function).qualified(function.syntax.result)
  }

  /// Endpoints that are neither `@Sendable` nor isolated to a global actor.
  func unsendable(_ properties: [ClientProperty]) -> [String] {
    let declarations = [client.declaration] + client.extensions.map(\.declaration)
    let inherited = declarations.flatMap(\.inherits).map(\.text)
    if inherited.contains("@unchecked Sendable") { return [] }
    return properties.filter { property in
      guard let function = property.function else { return false }
      return !function.syntax.attributes.contains { $0.nameText == "@Sendable" || $0.actor != nil }
    }.map(\.name)
  }

  /// The files, other than the client's own, in which types of method signatures are written.
  func otherFiles(_ properties: [ClientProperty]) -> [ParsedFile] {
    properties.compactMap { method(of: $0) == nil ? nil : $0.function?.scope.file }
      .filter { $0 !== client.file }
  }

  /// The first names in the types of properties, also in those that aliases stand for, and of their
  /// global actors.
  func typeNames(_ properties: [ClientProperty]) -> [String: Set<String>] {
    Dictionary(properties.map { ($0.name, typeNames($0)) }) { $0.union($1) }
  }

  private func typeNames(_ property: ClientProperty) -> Set<String> {
    var (scope, type) = (client, property.declaration.type)
    let attributes = property.function?.syntax.attributes ?? []
    var names = Set(attributes.compactMap { $0.actor?.path.first })
    names.formUnion(type?.firstNames.map(\.nameText) ?? [])
    var seen: Set<ObjectIdentifier> = []
    while let alias = index.anyAlias(type, in: scope),
      seen.insert(ObjectIdentifier(alias)).inserted
    {
      (scope, type) = (alias, alias.declaration.type)
      names.formUnion(type?.firstNames.map(\.nameText) ?? [])
    }
    return names
  }
}

extension TypeSyntax {
  /// The global actor that an attribute of a function type names.
  var actor: TypeSyntax? {
    guard kind == .attribute, parts.count == 2, let last = parts[0].path.last,
      last.first?.isUppercase == true, last != "Sendable"
    else { return nil }
    return parts[0]
  }

  /// A form in which two spellings of one type are equal: without spaces, attributes and outer
  /// types. Some different types are equal, too. That is harmless: the user's method then counts as
  /// the one that would be generated.
  fileprivate var comparable: String {
    let parts = (kind == .attribute ? [self.parts.last].compactMap { $0 } : self.parts)
    let inner = (kind == .member ? Array(parts.dropFirst()) : parts).map(\.comparable)
    let own = kind == .name || kind == .member ? nameText.withoutBackticks : kind.comparable(text)
    return own + (inner.isEmpty ? "" : "(" + inner.joined(separator: ",") + ")")
  }
}

extension TypeSyntax.Kind {
  fileprivate func comparable(_ text: String) -> String {
    switch self {
    case .attribute: ""
    case .effect, .integer: text
    default: "\(rawValue)"
    }
  }
}
