/// A function type, written out or behind a typealias of the target.
struct FunctionType {
  var syntax: FunctionTypeSyntax
  /// The declaration in which its names are looked up: the client, or the typealias.
  var scope: TypeEntry
}

extension TargetIndex {
  /// The function type that a type stands for which is written in the declaration of `scope`.
  func functionType(_ type: TypeSyntax?, in scope: TypeEntry, _ limit: Int = 8) -> FunctionType? {
    if let syntax = type?.function { return FunctionType(syntax: syntax, scope: scope) }
    guard limit > 0, let alias = alias(type, in: scope) else { return nil }
    return functionType(alias.declaration.type, in: alias, limit - 1)
  }

  /// The typealias without parameters that a type names.
  func alias(_ type: TypeSyntax?, in scope: TypeEntry) -> TypeEntry? {
    entry(type, in: scope).flatMap { $0.isTypeAlias && $0.genericParameters.isEmpty ? $0 : nil }
  }
}
