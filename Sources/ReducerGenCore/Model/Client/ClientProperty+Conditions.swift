import ReducerGenSyntax

extension [ClientProperty] {
  /// The ways in which `#if` can leave properties out of the list: the index of the clause that
  /// holds, and its condition, which is empty if the properties depend on none. Nil if they stand
  /// in several blocks.
  var variants: [(clause: Int, condition: String)]? {
    let clauses = flatMap(\.clauses)
    guard let block = clauses.first?.block else { return [(0, "")] }
    guard clauses.allSatisfy({ $0.block === block }) else { return nil }
    // Without an `#else`, no clause may hold.
    let count = block.conditions.count + (block.conditions.contains(where: \.isEmpty) ? 0 : 1)
    return (0..<count).map { index in
      let conditions = [ClauseSyntax(block: block, index: index)].conditions
      return (index, conditions.joined(separator: " && "))
    }
  }
}

extension ClientProperty {
  func isPresent(in clause: Int) -> Bool { clauses.first.map { $0.index == clause } ?? true }
}
