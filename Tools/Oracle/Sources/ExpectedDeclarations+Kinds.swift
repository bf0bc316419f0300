import SwiftSyntax

/// What each kind of declaration has to print.
extension ExpectedDeclarations {
  func fields(
    _ kind: String, _ name: some SyntaxProtocol, _ conditions: [String]
  ) -> DeclarationFields {
    DeclarationFields(kind, name: name, at: name, in: source, under: conditions)
  }

  func nameless(
    _ kind: String, _ keyword: TokenSyntax, _ conditions: [String]
  ) -> DeclarationFields {
    DeclarationFields(kind, name: TokenSyntax?.none, at: keyword, in: source, under: conditions)
  }

  func declaration(_ node: ImportDeclSyntax, _ conditions: [String]) -> JSON {
    var fields = fields("import", node.path, conditions)
    fields.add(node.attributes, node.modifiers)
    return fields.json
  }

  private func type(
    _ kind: String, _ node: some DeclGroupSyntax & NamedDeclSyntax & WithGenericParametersSyntax,
    _ conditions: [String]
  ) -> JSON {
    var fields = fields(kind, node.name, conditions)
    fields.add(node.attributes, node.modifiers)
    fields.add(generics: node.genericParameterClause)
    fields.add(inherits: node.inheritanceClause)
    fields.add(where: node.genericWhereClause)
    fields.add("members", members(node.memberBlock))
    return fields.json
  }

  func declaration(_ node: StructDeclSyntax, _ conditions: [String]) -> JSON {
    type("struct", node, conditions)
  }

  func declaration(_ node: ClassDeclSyntax, _ conditions: [String]) -> JSON {
    type("class", node, conditions)
  }

  func declaration(_ node: EnumDeclSyntax, _ conditions: [String]) -> JSON {
    type("enum", node, conditions)
  }

  func declaration(_ node: ActorDeclSyntax, _ conditions: [String]) -> JSON {
    type("actor", node, conditions)
  }

  func declaration(_ node: ProtocolDeclSyntax, _ conditions: [String]) -> JSON {
    var fields = fields("protocol", node.name, conditions)
    fields.add(node.attributes, node.modifiers)
    fields.add("generics", node.primaryAssociatedTypeClause)
    fields.add(inherits: node.inheritanceClause)
    fields.add(where: node.genericWhereClause)
    fields.add("members", members(node.memberBlock))
    return fields.json
  }

  func declaration(_ node: ExtensionDeclSyntax, _ conditions: [String]) -> JSON {
    var fields = fields("extension", node.extendedType, conditions)
    fields.add(extended: node.extendedType)
    fields.add(node.attributes, node.modifiers)
    fields.add(inherits: node.inheritanceClause)
    fields.add(where: node.genericWhereClause)
    fields.add("members", members(node.memberBlock))
    return fields.json
  }

  func declaration(_ node: TypeAliasDeclSyntax, _ conditions: [String]) -> JSON {
    var fields = fields("typealias", node.name, conditions)
    fields.add(node.attributes, node.modifiers)
    fields.add(generics: node.genericParameterClause)
    fields.add(type: node.initializer.value)
    fields.add(where: node.genericWhereClause)
    return fields.json
  }

  func declaration(_ node: AssociatedTypeDeclSyntax, _ conditions: [String]) -> JSON {
    var fields = fields("associatedtype", node.name, conditions)
    fields.add(node.attributes, node.modifiers)
    fields.add(inherits: node.inheritanceClause)
    fields.add(type: node.initializer?.value)
    fields.add(where: node.genericWhereClause)
    return fields.json
  }

  func declarations(_ node: EnumCaseDeclSyntax, _ conditions: [String]) -> [JSON] {
    node.elements.map { element in
      var fields = fields("case", element.name, conditions)
      fields.add(node.attributes, node.modifiers)
      if let clause = element.parameterClause { fields.add(parameters: clause.parameters) }
      fields.add("initializer", element.rawValue?.value)
      return fields.json
    }
  }

  func declarations(_ node: VariableDeclSyntax, _ conditions: [String]) -> [JSON] {
    let bindings = Array(node.bindings)
    return bindings.indices.compactMap { index in
      let binding = bindings[index]
      guard let pattern = binding.pattern.as(IdentifierPatternSyntax.self) else { return nil }
      var fields = fields(node.bindingSpecifier.text, pattern.identifier, conditions)
      fields.add(node.attributes, node.modifiers)
      fields.add(type: type(of: index, bindings))
      fields.add("initializer", binding.initializer?.value)
      fields.add(accessors: binding.accessorBlock)
      return fields.json
    }
  }

  /// A binding with a name only takes the type of the next one that has a type: `var a, b: Int`.
  private func type(of index: Int, _ bindings: [PatternBindingSyntax]) -> TypeSyntax? {
    for binding in bindings[index...] {
      if let annotation = binding.typeAnnotation { return annotation.type }
      guard binding.initializer == nil, binding.accessorBlock == nil,
        binding.pattern.is(IdentifierPatternSyntax.self)
      else { return nil }
    }
    return nil
  }
}
