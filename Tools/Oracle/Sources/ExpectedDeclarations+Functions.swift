import SwiftSyntax

/// Functions and what is like them, operators and macros.
extension ExpectedDeclarations {
  func declaration(_ node: FunctionDeclSyntax, _ conditions: [String]) -> JSON {
    var fields = fields("func", node.name, conditions)
    fields.add(node.attributes, node.modifiers)
    fields.add(generics: node.genericParameterClause)
    fields.add(parameters: node.signature.parameterClause.parameters)
    fields.add(effects: node.signature.effectSpecifiers)
    fields.add(result: node.signature.returnClause?.type)
    fields.add(where: node.genericWhereClause)
    return fields.json
  }

  func declaration(_ node: InitializerDeclSyntax, _ conditions: [String]) -> JSON {
    var fields = nameless("init", node.initKeyword, conditions)
    fields.add(node.attributes, node.modifiers)
    fields.add(generics: node.genericParameterClause)
    fields.add(parameters: node.signature.parameterClause.parameters)
    fields.add(effects: node.signature.effectSpecifiers)
    fields.add(result: node.signature.returnClause?.type)
    fields.add(where: node.genericWhereClause)
    return fields.json
  }

  func declaration(_ node: DeinitializerDeclSyntax, _ conditions: [String]) -> JSON {
    var fields = nameless("deinit", node.deinitKeyword, conditions)
    fields.add(node.attributes, node.modifiers)
    fields.add(async: node.effectSpecifiers?.asyncSpecifier, throws: nil)
    return fields.json
  }

  func declaration(_ node: SubscriptDeclSyntax, _ conditions: [String]) -> JSON {
    var fields = nameless("subscript", node.subscriptKeyword, conditions)
    fields.add(node.attributes, node.modifiers)
    fields.add(generics: node.genericParameterClause)
    fields.add(parameters: node.parameterClause.parameters)
    fields.add(result: node.returnClause.type)
    fields.add(where: node.genericWhereClause)
    fields.add(accessors: node.accessorBlock)
    return fields.json
  }

  func declaration(_ node: OperatorDeclSyntax, _ conditions: [String]) -> JSON {
    var fields = fields("operator", node.name, conditions)
    fields.add("modifiers", [source.text(node.fixitySpecifier)])
    return fields.json
  }

  func declaration(_ node: PrecedenceGroupDeclSyntax, _ conditions: [String]) -> JSON {
    var fields = fields("precedencegroup", node.name, conditions)
    fields.add(node.attributes, node.modifiers)
    return fields.json
  }

  func declaration(_ node: MacroDeclSyntax, _ conditions: [String]) -> JSON {
    var fields = fields("macro", node.name, conditions)
    fields.add(node.attributes, node.modifiers)
    fields.add(generics: node.genericParameterClause)
    fields.add(parameters: node.signature.parameterClause.parameters)
    fields.add(effects: node.signature.effectSpecifiers)
    fields.add(result: node.signature.returnClause?.type)
    fields.add("initializer", node.definition?.value)
    fields.add(where: node.genericWhereClause)
    return fields.json
  }
}
