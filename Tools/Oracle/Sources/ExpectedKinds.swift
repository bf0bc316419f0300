import SwiftSyntax

/// What SwiftParser's nodes are called by `reducergen dump --code`.
enum ExpectedKinds {
  static let kinds: [SyntaxKind: String] = [
    .integerLiteralExpr: "literal", .floatLiteralExpr: "literal", .booleanLiteralExpr: "literal",
    .nilLiteralExpr: "literal", .stringLiteralExpr: "literal", .regexLiteralExpr: "literal",
    .simpleStringLiteralExpr: "literal",
    .declReferenceExpr: "name", .discardAssignmentExpr: "name", .superExpr: "name",
    .identifierPattern: "name", .wildcardPattern: "name",
    .functionCallExpr: "call", .subscriptCallExpr: "subscript", .closureExpr: "closure",
    .tupleExpr: "tuple", .tuplePattern: "tuple", .arrayExpr: "array", .dictionaryExpr: "dictionary",
    .tryExpr: "prefix", .awaitExpr: "prefix", .prefixOperatorExpr: "prefix", .inOutExpr: "prefix",
    .consumeExpr: "prefix", .copyExpr: "prefix", .borrowExpr: "prefix", .unsafeExpr: "prefix",
    .packElementExpr: "prefix", .packExpansionExpr: "prefix",
    .postfixOperatorExpr: "postfix", .optionalChainingExpr: "postfix", .forceUnwrapExpr: "postfix",
    .sequenceExpr: "sequence", .typeExpr: "type", .ifExpr: "if", .switchExpr: "switch",
    .macroExpansionExpr: "macro", .availabilityCondition: "macro",
    .binaryOperatorExpr: "operator", .assignmentExpr: "operator", .arrowExpr: "operator",
    .unresolvedTernaryExpr: "operator",
    .guardStmt: "guard", .forStmt: "for", .whileStmt: "while", .repeatStmt: "repeat",
    .doStmt: "do", .catchClause: "catch", .deferStmt: "defer", .returnStmt: "return",
    .yieldStmt: "return", .discardStmt: "return", .throwStmt: "throw",
    .breakStmt: "jump", .continueStmt: "jump", .fallThroughStmt: "jump", .labeledStmt: "labeled",
    .ifConfigDecl: "conditional",
    .valueBindingPattern: "bindingPattern", .isTypePattern: "typePattern",
    .optionalBindingCondition: "binding", .matchingPatternCondition: "caseCondition",
  ]

  /// Nothing inside of these is compared.
  static let leaves: Set<SyntaxKind> = [
    .stringLiteralExpr, .simpleStringLiteralExpr, .regexLiteralExpr, .declReferenceExpr,
    .availabilityCondition, .isTypePattern, .typeExpr,
  ]

  /// These and what is inside of them is not compared.
  static let leftOut: Set<SyntaxKind> = [
    .attributeList, .typeAnnotation, .closureParameterClause, .inheritanceClause,
    .genericParameterClause, .genericWhereClause, .genericArgumentClause,
  ]
}
