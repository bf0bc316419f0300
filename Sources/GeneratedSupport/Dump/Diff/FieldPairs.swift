/// The fields of two values, side by side.
struct FieldPairs {
  private enum Pair {
    case removed(Int), inserted(Int)
    case both(old: Int, new: Int)
  }

  private let old: [DumpComposite.Child]
  private let new: [DumpComposite.Child]
  private let comparison: DumpComparison
  private var pairs: [Pair] = []

  /// Fields belong together if their labels are the same. A type that lists its own fields may list
  /// other fields each time.
  init(_ old: [DumpComposite.Child], _ new: [DumpComposite.Child], _ comparison: DumpComparison) {
    self.old = old
    self.new = new
    self.comparison = comparison
    pairs.reserveCapacity(new.count)
    var end = 0
    for (index, child) in zip(new.indices, new) {
      guard let partner = old[end...].firstIndex(where: { $0.label.isSameField(as: child.label) })
      else {
        pairs.append(.inserted(index))
        continue
      }
      pairs += (end..<partner).map(Pair.removed)
      pairs.append(.both(old: partner, new: index))
      end = partner + 1
    }
    pairs += (end..<old.count).map(Pair.removed)
  }

  /// The changes of the fields, or `nil` if there are none.
  ///
  /// If the values are known to be different, a field that is slow to compare is compared last. If
  /// the other fields are equal, it must be different, and `==` is not needed.
  var entries: [CompositeChange.Entry]? {
    let last = comparison.knowledge == .none ? nil : lastCostly
    var entries: [CompositeChange.Entry] = []
    entries.reserveCapacity(pairs.count)
    for pair in pairs.indices {
      entries.append(pair == last ? .unchanged(1) : entry(pair, .none))
    }
    if let last {
      entries[last] = entry(last, entries.contains(where: \.isChange) ? .none : .presumed)
    }
    return entries.contains(where: \.isChange) ? entries : nil
  }

  private var lastCostly: Int? {
    if let field = comparison.field, field < pairs.count, isCostly(field) { return field }
    return pairs.indices.last(where: isCostly)
  }

  private func isCostly(_ pair: Int) -> Bool {
    if case .both(let old, _) = pairs[pair] { self.old[old].value.printer.isDeep } else { false }
  }

  private func entry(
    _ pair: Int, _ knowledge: DumpComparison.Knowledge
  ) -> CompositeChange.Entry {
    switch pairs[pair] {
    case .removed(let index): return .removed(old[index].label, old[index].value)
    case .inserted(let index): return .inserted(new[index].label, new[index].value)
    case .both(let index, let newIndex):
      let (one, other) = (old[index], new[newIndex])
      if one.value === other.value { return .same(other.label, other.value) }
      let change = one.value.compare(
        with: other.value,
        comparison.deeper(knowledge, field: pairs.count > 1 ? pair : nil))
      return change.map { .changed(one.label, other.label, $0) } ?? .same(other.label, other.value)
    }
  }
}
