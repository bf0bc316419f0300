import SwiftSyntax

/// One declaration of the dump while it is being put together; empty values are left out.
struct DeclarationFields {
  private let source: SourceText
  private var members: [JSON.Member]
  /// The trees of its types, in the order of `reducergen dump`: each list is one place of that
  /// order.
  private var types: [TypePlace: [String]] = [:]

  private enum TypePlace: CaseIterable {
    case attributes, extended, generics, inherits, type, parameters, result, requirements
  }

  init(
    _ kind: String, name: (some SyntaxProtocol)?, at place: some SyntaxProtocol,
    in source: SourceText, under conditions: [String]
  ) {
    self.source = source
    let (line, column) = source.position(place.positionAfterSkippingLeadingTrivia)
    self.members = [JSON.Member(key: "kind", value: .string(kind))]
    add("name", name)
    members.append(JSON.Member(key: "line", value: .number(line)))
    members.append(JSON.Member(key: "column", value: .number(column)))
    add("conditions", conditions)
  }

  var json: JSON {
    let trees = TypePlace.allCases.flatMap { types[$0] ?? [] }.map(JSON.string)
    if trees.isEmpty { return .object(members) }
    return .object(members + [JSON.Member(key: "types", value: .array(trees))])
  }

  private var tree: TypeTree { TypeTree(source: source) }

  mutating func add(type: TypeSyntax?) {
    add("type", type)
    if let type { types[.type] = [tree.text(type)] }
  }

  mutating func add(result type: TypeSyntax?) {
    add("result", type)
    if let type { types[.result] = [tree.text(type)] }
  }

  mutating func add(extended type: TypeSyntax) { types[.extended] = [tree.text(type)] }

  mutating func add(generics clause: GenericParameterClauseSyntax?) {
    add("generics", clause)
    types[.generics] = clause?.parameters.compactMap { $0.inheritedType.map(tree.text) }
    if let clause = clause?.genericWhereClause {
      types[.requirements, default: []] += tree.texts(clause.requirements)
    }
  }

  mutating func add(_ key: String, _ node: (some SyntaxProtocol)?) {
    if let node { add(key, source.text(node)) }
  }

  mutating func add(_ key: String, _ text: String) {
    members.append(JSON.Member(key: key, value: .string(text)))
  }

  mutating func add(_ key: String, _ texts: [String]) {
    add(key, texts.map { .string($0) })
  }

  mutating func add(_ key: String, _ values: [JSON]) {
    if !values.isEmpty { members.append(JSON.Member(key: key, value: .array(values))) }
  }

  mutating func add(_ attributes: AttributeListSyntax, _ modifiers: DeclModifierListSyntax) {
    let names = names(attributes)
    add("attributes", names.map { source.text($0) })
    types[.attributes] = names.map(tree.text)
    add("modifiers", modifiers.map { source.text($0) })
  }

  /// The names, those in every clause of an `#if` included.
  private func names(_ attributes: AttributeListSyntax) -> [TypeSyntax] {
    attributes.flatMap { element -> [TypeSyntax] in
      switch element {
      case .attribute(let attribute): [attribute.attributeName]
      case .ifConfigDecl(let node):
        node.clauses.flatMap { clause -> [TypeSyntax] in
          guard case .attributes(let inner) = clause.elements else { return [] }
          return names(inner)
        }
      @unknown default: fatalError("an attribute that the oracle does not know: \(element.kind)")
      }
    }
  }

  mutating func add(inherits clause: InheritanceClauseSyntax?) {
    add("inherits", clause?.inheritedTypes.map { source.text($0.type) } ?? [])
    types[.inherits] = clause?.inheritedTypes.map { tree.text($0.type) }
  }

  mutating func add(where clause: GenericWhereClauseSyntax?) {
    add("where", clause)
    if let clause { types[.requirements, default: []] += tree.texts(clause.requirements) }
  }

  mutating func add(effects: FunctionEffectSpecifiersSyntax?) {
    add(async: effects?.asyncSpecifier, throws: effects?.throwsClause)
  }

  mutating func add(async: TokenSyntax?, throws clause: ThrowsClauseSyntax?) {
    let words = [async.map { source.text($0) }, clause.map { source.text($0) }]
    add("effects", words.compactMap(\.self))
  }

  mutating func add(accessors block: AccessorBlockSyntax?) {
    if block != nil { members.append(JSON.Member(key: "accessors", value: .bool(true))) }
  }

  mutating func add(parameters list: FunctionParameterListSyntax) {
    types[.parameters] = list.map { tree.variadic($0.type, $0.ellipsis) }
    add(
      "parameters",
      list.map { parameter in
        self.parameter(
          label: parameter.firstName, name: parameter.secondName ?? parameter.firstName,
          type: parameter.ellipsis.map { source.text(from: parameter.type, to: $0) }
            ?? source.text(parameter.type),
          value: parameter.defaultValue)
      })
  }

  mutating func add(parameters list: EnumCaseParameterListSyntax) {
    types[.parameters] = list.map { tree.text($0.type) }
    add(
      "parameters",
      list.map { parameter in
        self.parameter(
          label: parameter.firstName, name: parameter.secondName ?? parameter.firstName,
          type: source.text(parameter.type), value: parameter.defaultValue)
      })
  }

  private func parameter(
    label: TokenSyntax?, name: TokenSyntax?, type: String, value: InitializerClauseSyntax?
  ) -> JSON {
    var fields: [JSON.Member] = []
    if let label { fields.append(JSON.Member(key: "label", value: .string(source.text(label)))) }
    if let name { fields.append(JSON.Member(key: "name", value: .string(source.text(name)))) }
    fields.append(JSON.Member(key: "type", value: .string(type)))
    if let value {
      fields.append(JSON.Member(key: "default", value: .string(source.text(value.value))))
    }
    return .object(fields)
  }
}
