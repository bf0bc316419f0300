/// The elements of two collections that a diff compares.
protocol ElementPairs {
  var oldCount: Int { get }
  var newCount: Int { get }
  /// Whether elements with different keys are never shown as one element that has changed.
  var haveIdentities: Bool { get }
  func areEqual(_ old: Int, _ new: Int) -> Bool
  func compare(_ old: Int, _ new: Int) -> DumpChange?
  /// A number for each element, if elements have keys. Elements with the same key have the same
  /// number.
  func numbers(_ old: Range<Int>, _ new: Range<Int>) -> (old: [Int], new: [Int])?
  func old(_ index: Int) -> DumpComposite.Child
  func new(_ index: Int) -> DumpComposite.Child
}

extension ElementPairs {
  /// The changes of the elements, or `nil` if there are none.
  var differences: [CompositeChange.Entry]? {
    var diff = ElementDiff(pairs: self)
    for (old, new, isEqual) in alignment {
      diff.gap(old, new)
      diff.match(old, new, isEqual: isEqual)
    }
    return diff.finish()
  }
}

/// Pairs the elements of two collections. Several unchanged elements in a row are only counted.
private struct ElementDiff<Pairs: ElementPairs> {
  let pairs: Pairs
  private var entries: [CompositeChange.Entry] = []
  private var unchanged = 0..<0
  private var oldEnd = 0
  private var newEnd = 0

  init(pairs: Pairs) { self.pairs = pairs }

  /// Handles the elements up to these positions, which have no partner. The first removed element
  /// is paired with the first inserted element, and so on.
  mutating func gap(_ old: Int, _ new: Int) {
    while oldEnd < old, newEnd < new {
      pairs.haveIdentities ? replace(oldEnd, newEnd) : match(oldEnd, newEnd, isEqual: false)
    }
    for index in oldEnd..<max(old, oldEnd) {
      let child = pairs.old(index)
      append(.removed(child.label, child.value))
    }
    for index in newEnd..<max(new, newEnd) {
      let child = pairs.new(index)
      append(.inserted(child.label, child.value))
    }
    (oldEnd, newEnd) = (old, new)
  }

  mutating func match(_ old: Int, _ new: Int, isEqual: Bool) {
    if !isEqual, let change = pairs.compare(old, new) {
      append(.changed(pairs.old(old).label, pairs.new(new).label, change))
    } else {
      unchanged = (unchanged.isEmpty ? new : unchanged.lowerBound)..<(new + 1)
    }
    (oldEnd, newEnd) = (old + 1, new + 1)
  }

  mutating func finish() -> [CompositeChange.Entry]? {
    gap(pairs.oldCount, pairs.newCount)
    flush()
    return entries.contains(where: \.isChange) ? entries : nil
  }

  private mutating func replace(_ old: Int, _ new: Int) {
    let (one, other) = (pairs.old(old), pairs.new(new))
    append(.changed(one.label, other.label, .replaced(one.value, other.value)))
    (oldEnd, newEnd) = (old + 1, new + 1)
  }

  private mutating func append(_ entry: CompositeChange.Entry) {
    flush()
    entries.append(entry)
  }

  private mutating func flush() {
    if unchanged.count == 1 {
      let child = pairs.new(unchanged.lowerBound)
      entries.append(.same(child.label, child.value))
    } else if !unchanged.isEmpty {
      entries.append(.unchanged(unchanged.count))
    }
    unchanged = 0..<0
  }
}
