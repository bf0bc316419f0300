/// Elements of a known type.
struct TypedElements<Element>: ElementPairs {
  private let old: ArraySlice<Element>
  private let new: ArraySlice<Element>
  private let printer: ValuePrinter<Element>
  private let keys: ElementKeys<Element>?
  private let comparison: DumpComparison
  private let cache = ComparisonCache()

  init(
    old: ArraySlice<Element>, new: ArraySlice<Element>, _ printer: ValuePrinter<Element>,
    _ keys: ElementKeys<Element>?, _ comparison: DumpComparison
  ) {
    self.old = old
    self.new = new
    self.printer = printer
    self.keys = keys
    self.comparison = comparison
    if comparison.knowledge != .none, old.count == 1, new.count == 1 {
      cache.remember(0, 0, .presumed)
    }
  }

  var oldCount: Int { old.count }
  var newCount: Int { new.count }
  var haveIdentities: Bool { keys?.areIdentities ?? false }

  func areEqual(_ old: Int, _ new: Int) -> Bool {
    guard let equality = printer.equality else { return compare(old, new) == nil }
    if cache.knowledge(old, new) != .none { return false }
    let areEqual = equality.areEqual(
      self.old[self.old.startIndex + old], self.new[self.new.startIndex + new])
    if !areEqual { cache.remember(old, new, .unequal) }
    return areEqual
  }

  func compare(_ old: Int, _ new: Int) -> DumpChange? {
    let (one, other) = (self.old.startIndex + old, self.new.startIndex + new)
    return cache.change(old, new) { knowledge in
      printer.compare(self.old[one], self.new[other], comparison.deeper(knowledge))
    }
  }

  func numbers(_ old: Range<Int>, _ new: Range<Int>) -> (old: [Int], new: [Int])? {
    keys?.numbers(
      self.old.dropFirst(old.lowerBound).prefix(old.count),
      self.new.dropFirst(new.lowerBound).prefix(new.count))
  }

  func old(_ index: Int) -> DumpComposite.Child { child(old, index) }
  func new(_ index: Int) -> DumpComposite.Child { child(new, index) }

  private func child(_ elements: ArraySlice<Element>, _ index: Int) -> DumpComposite.Child {
    let element = elements[elements.startIndex + index]
    return DumpComposite.Child(
      label: .index(index), value: printer.hold(element, comparison.writer))
  }
}

/// Elements that reflection found.
struct HeldElements: ElementPairs {
  private let old: [DumpComposite.Child]
  private let new: [DumpComposite.Child]
  private let comparison: DumpComparison
  private let cache = ComparisonCache()

  init(_ old: [DumpComposite.Child], _ new: [DumpComposite.Child], _ comparison: DumpComparison) {
    self.old = old
    self.new = new
    self.comparison = comparison
  }

  var oldCount: Int { old.count }
  var newCount: Int { new.count }

  /// Entries have keys.
  var haveIdentities: Bool {
    [old.first, new.first].allSatisfy { $0.map { identity($0) != nil } ?? true }
  }

  func areEqual(_ old: Int, _ new: Int) -> Bool {
    if case .key = self.old[old].label, identity(self.old[old]) != identity(self.new[new]) {
      return false
    }
    return compare(old, new) == nil
  }

  func compare(_ old: Int, _ new: Int) -> DumpChange? {
    cache.change(old, new) { knowledge in
      self.old[old].value.compare(with: self.new[new].value, comparison.deeper(knowledge))
    }
  }

  func numbers(_ old: Range<Int>, _ new: Range<Int>) -> (old: [Int], new: [Int])? {
    let one = self.old[old].compactMap { identity($0) ?? $0.value.any as? AnyHashable }
    let other = self.new[new].compactMap { identity($0) ?? $0.value.any as? AnyHashable }
    guard one.count == old.count, other.count == new.count else { return nil }
    var known: [AnyHashable: Int] = [:]
    func number(_ key: AnyHashable) -> Int {
      let next = known.count
      known[key] = known[key] ?? next
      return known[key] ?? next
    }
    return (one.map(number), other.map(number))
  }

  func old(_ index: Int) -> DumpComposite.Child { old[index] }
  func new(_ index: Int) -> DumpComposite.Child { new[index] }

  private func identity(_ child: DumpComposite.Child) -> AnyHashable? {
    if case .key(let key) = child.label { return key.any as? AnyHashable }
    func open<T: Identifiable>(_ value: T) -> AnyHashable { AnyHashable(value.id) }
    return (child.value.any as? any Identifiable).map { open($0) }
  }
}

/// The results of comparing two elements. The alignment may ask for a pair more than once.
private final class ComparisonCache {
  private struct Pair: Hashable {
    var old: Int
    var new: Int
  }
  private var changes: [Pair: DumpChange] = [:]
  /// The first pair that is different. If only one element has changed, it is the only one.
  private var first: (pair: Pair, knowledge: DumpComparison.Knowledge)?

  func remember(_ old: Int, _ new: Int, _ knowledge: DumpComparison.Knowledge) {
    if first == nil { first = (Pair(old: old, new: new), knowledge) }
  }

  func knowledge(_ old: Int, _ new: Int) -> DumpComparison.Knowledge {
    guard let first, first.pair == Pair(old: old, new: new) else { return .none }
    return first.knowledge
  }

  func change(
    _ old: Int, _ new: Int, _ compare: (DumpComparison.Knowledge) -> DumpChange?
  ) -> DumpChange? {
    if let change = changes[Pair(old: old, new: new)] { return change }
    let change = compare(knowledge(old, new))
    changes[Pair(old: old, new: new)] = change
    return change
  }
}
