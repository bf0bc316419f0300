import ReducerGenIndex
import ReducerGenSyntax

extension CodeSyntax {
  /// Whether at most one of two places is reached: they are in branches of an `if`, a `switch` or an
  /// `#if`, or one of them is returned.
  func separates(_ first: SourceRange, _ second: SourceRange) -> Bool {
    let returned = nodes(of: .return).map(\.range)
    if returned.contains(where: { $0.contains(first) != $0.contains(second) }) { return true }
    return hasBranches(with: first, second)
  }

  private func hasBranches(with first: SourceRange, _ second: SourceRange) -> Bool {
    guard let part = parts.first(where: { $0.range.contains(first) }) else { return false }
    if part.range.contains(second) { return part.hasBranches(with: first, second) }
    switch kind {
    case .if, .switch, .conditional, .conditionalMembers, .sequence: return true
    default: return false
    }
  }
}
