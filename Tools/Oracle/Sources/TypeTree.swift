import SwiftSyntax

/// SwiftParser's tree of a type as `reducergen dump --types` prints it.
struct TypeTree {
  let source: SourceText

  func text(_ type: TypeSyntax) -> String {
    switch type.as(TypeSyntaxEnum.self) {
    case .identifierType(let node): identifier(node)
    case .memberType(let node): member(node)
    case .metatypeType(let node): named("metatype", node.metatypeSpecifier, [text(node.baseType)])
    case .optionalType(let node): list("optional", [text(node.wrappedType)])
    case .implicitlyUnwrappedOptionalType(let node): list("unwrapped", [text(node.wrappedType)])
    case .arrayType(let node): list("array", [text(node.element)])
    case .dictionaryType(let node): list("dictionary", [text(node.key), text(node.value)])
    case .inlineArrayType(let node):
      list("inlineArray", [typeOrNumber(node.count.argument), typeOrNumber(node.element.argument)])
    case .tupleType(let node): tuple(node.elements)
    case .functionType(let node): function(node)
    case .compositionType(let node): list("composition", node.elements.map { text($0.type) })
    case .someOrAnyType(let node): list(node.someOrAnySpecifier.text, [text(node.constraint)])
    case .packElementType(let node): list("each", [text(node.pack)])
    case .packExpansionType(let node): list("repeat", [text(node.repetitionPattern)])
    case .suppressedType(let node): list("suppressed", [text(node.type)])
    case .attributedType(let node): attributed(node)
    case .namedOpaqueReturnType(let node): list("generic", [text(node.type)])
    case .classRestrictionType(let node): named("name", node.classKeyword, [])
    case .missingType: "(missing)"
    default: fatalError("a type that the oracle does not know: \(type.kind)")
    }
  }

  /// `Module::Row` is printed as `Module.Row`.
  private func identifier(_ node: IdentifierTypeSyntax) -> String {
    let arguments = arguments(node.genericArgumentClause)
    guard let module = node.moduleSelector?.moduleName else {
      return named("name", node.name, arguments)
    }
    return named("member", node.name, [named("name", module, [])] + arguments)
  }

  private func member(_ node: MemberTypeSyntax) -> String {
    var base = text(node.baseType)
    if let module = node.moduleSelector?.moduleName { base = named("member", module, [base]) }
    return named("member", node.name, [base] + arguments(node.genericArgumentClause))
  }

  private func list(_ kind: String, _ parts: [String]) -> String {
    "(" + ([kind] + parts).joined(separator: " ") + ")"
  }

  private func named(_ kind: String, _ name: TokenSyntax, _ parts: [String]) -> String {
    list(kind + " " + name.text, parts)
  }

  private func arguments(_ clause: GenericArgumentClauseSyntax?) -> [String] {
    clause?.arguments.map { typeOrNumber($0.argument) } ?? []
  }

  /// A type, or the number of a value parameter.
  private func typeOrNumber(_ node: some SyntaxProtocol) -> String {
    Syntax(node).as(TypeSyntax.self).map(text) ?? "(integer " + source.text(node) + ")"
  }

  private func tuple(_ elements: TupleTypeElementListSyntax) -> String {
    list(
      "tuple",
      elements.map { element in
        let type = variadic(element.type, element.ellipsis)
        guard let name = element.secondName ?? element.firstName else { return type }
        return named("element", name, [type])
      })
  }

  func variadic(_ type: TypeSyntax, _ ellipsis: TokenSyntax?) -> String {
    ellipsis == nil ? text(type) : list("variadic", [text(type)])
  }

  private func function(_ node: FunctionTypeSyntax) -> String {
    var effects: [String] = []
    if let word = node.effectSpecifiers?.asyncSpecifier { effects.append("(effect \(word.text))") }
    if let clause = node.effectSpecifiers?.throwsClause {
      effects.append(
        list("effect " + clause.throwsSpecifier.text, clause.type.map { [text($0)] } ?? []))
    }
    return list(
      "function", [tuple(node.parameters)] + effects + [text(node.returnClause.type)])
  }

  /// The specifiers and attributes, from the outside in.
  private func attributed(_ node: AttributedTypeSyntax) -> String {
    var prefixes: [(Int, String)] = []
    for specifier in Array(node.specifiers) {
      let place = specifier.position.utf8Offset
      prefixes.append((place, "(specifier " + (specifier.firstToken(viewMode: .all)?.text ?? "")))
    }
    for case .attribute(let attribute) in node.attributes {
      prefixes.append(
        (attribute.position.utf8Offset, "(attribute " + text(attribute.attributeName)))
    }
    for specifier in Array(node.lateSpecifiers) {
      let place = specifier.position.utf8Offset
      prefixes.append((place, "(specifier " + (specifier.firstToken(viewMode: .all)?.text ?? "")))
    }
    prefixes.sort { $0.0 < $1.0 }
    return prefixes.reversed().reduce(text(node.baseType)) { $1.1 + " " + $0 + ")" }
  }
}

extension TypeTree {
  func texts(_ requirements: GenericRequirementListSyntax) -> [String] {
    requirements.flatMap { requirement -> [String] in
      switch requirement.requirement {
      case .conformanceRequirement(let node): [text(node.leftType), text(node.rightType)]
      case .sameTypeRequirement(let node):
        [typeOrNumber(node.leftType), typeOrNumber(node.rightType)]
      case .layoutRequirement(let node):
        [text(node.type), "(name " + node.layoutSpecifier.text + ")"]
      @unknown default: fatalError("a requirement that the oracle does not know")
      }
    }
  }
}
