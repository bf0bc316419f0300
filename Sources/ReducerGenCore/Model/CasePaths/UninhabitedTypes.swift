import ReducerGenIndex
import ReducerGenSyntax

extension TargetIndex {
  /// Whether a type has no values: `Never`, or an enum of the target without cases.
  func isUninhabited(_ type: TypeSyntax, in scope: TypeEntry, _ limit: Int = 8) -> Bool {
    let type = type.bare
    if limit > 0, type.kind == .tuple, type.parts.count == 1, type.parts[0].kind != .element {
      return isUninhabited(type.parts[0], in: scope, limit - 1)
    }
    if limit > 0, let alias = alias(type, in: scope), let aliased = alias.declaration.type {
      return isUninhabited(aliased, in: alias, limit - 1)
    }
    guard let type = entry(type, in: scope) else {
      return [["Never"], ["Swift", "Never"]].contains(type.path)
    }
    return type.declaration.kind == .enum
      && !type.declaration.members.contains { $0.kind == .case }
  }

  /// Whether no value can be in a case.
  func isUninhabited(_ element: DeclarationSyntax, in type: TypeEntry) -> Bool {
    element.parameters.contains { isUninhabited($0.type, in: type) }
  }
}
