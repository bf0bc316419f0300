import GeneratedSupport
import Testing

@testable import GeneratedTestSupport

/// The same as ``IdentifiedArrayModelTests`` for the set.
@Suite struct OrderedSetModelTests {
  @Test(arguments: ModelRuns.parts)
  func itIsAnArrayOfDistinctElements(part: Range<Int>) {
    for seed in part where seed % 2 == 0 { run(seed) { $0 } }
  }

  @Test(arguments: ModelRuns.parts)
  func itIsWhenAllHashesCollide(part: Range<Int>) {
    for seed in part where seed % 4 == 1 { run(seed, make: Colliding.init(number:)) }
  }

  @Test(arguments: ModelRuns.parts)
  func itIsWhenMostHashesCollide(part: Range<Int>) {
    for seed in part where seed % 4 == 3 { run(seed, make: Crowded.init(number:)) }
  }

  private func run<Element: Hashable>(_ seed: Int, make: @escaping (Int) -> Element) {
    var pair = SetPair(seed: seed, make: make)
    pair.run(seed: seed)
  }
}

/// An ordered set and what it should be.
private struct SetPair<Element: Hashable>: ModelPair {
  var set: OrderedSet<Element>
  var model: [Element]
  var copies: (OrderedSet<Element>, [Element])
  var generator: SeededGenerator
  let elements: [Element]

  init(seed: Int, make: (Int) -> Element) {
    generator = SeededGenerator(seed: seed)
    let start = generator.below(ModelRuns.maximumCount)
    elements = (0..<start + 6).map(make)
    model = Array(elements.prefix(start))
    set = OrderedSet(model)
    copies = (set, model)
  }

  var isSame: Bool { self.set.elements == model }
  var isCopySame: Bool { copies.0.elements == copies.1 }
  var isIndexed: Bool { elements.allSatisfy { set.firstIndex(of: $0) == model.firstIndex(of: $0) } }

  mutating func randomElement() -> Element { elements[generator.below(elements.count)] }
  mutating func randomElements() -> [Element] {
    (0..<generator.below(4)).map { _ in randomElement() }
  }

  mutating func operate() -> String {
    switch generator.below(16) {
    case 0...2: append()
    case 3...5: insert()
    case 6...8: remove()
    case 9: removeWhere()
    case 10: union()
    case 11: subtract()
    case 12: intersect()
    case 13: reserve()
    case 14: clear()
    default: copy()
    }
  }

  mutating func append() -> String {
    let element = randomElement()
    let old = model.firstIndex(of: element)
    if old == nil { model.append(element) }
    return check(set.append(element) == (old == nil, old ?? model.count - 1))
  }

  mutating func insert() -> String {
    let (element, offset) = (randomElement(), generator.below(model.count + 1))
    let old = model.firstIndex(of: element)
    if old == nil { model.insert(element, at: offset) }
    return check(set.insert(element, at: offset) == (old == nil, old ?? offset))
  }

  mutating func remove() -> String {
    let element = randomElement()
    return check(
      set.remove(element) == model.firstIndex(of: element).map { model.remove(at: $0) })
  }

  mutating func removeWhere() -> String {
    let removed = randomElements()
    set.removeAll(where: removed.contains)
    model.removeAll(where: removed.contains)
    return "removeWhere"
  }

  mutating func union() -> String {
    let others = randomElements()
    set.formUnion(others)
    for other in others where !model.contains(other) { model.append(other) }
    return "union"
  }

  mutating func subtract() -> String {
    let others = OrderedSet(randomElements())
    model.removeAll(where: others.contains)
    let rest = set.subtracting(others)
    set.subtract(others)
    return check(set == rest)
  }

  mutating func intersect() -> String {
    let others = elements.shuffled(using: &generator).dropFirst(2)
    set = set.intersection(others)
    model.removeAll { !others.contains($0) }
    return check(set.isSubset(of: others))
  }

  /// With a large table, few elements are moved by searching for each.
  mutating func reserve() -> String {
    set.reserveCapacity(300)
    return "reserve"
  }

  mutating func clear() -> String {
    set.removeAll(keepingCapacity: generator.below(2) == 0)
    model = []
    return "clear"
  }

  mutating func copy() -> String {
    copies = (set, model)
    return "copy"
  }
}
