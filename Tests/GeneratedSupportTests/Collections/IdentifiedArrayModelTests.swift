import Foundation
import GeneratedSupport
import Testing

@testable import GeneratedTestSupport

/// Short random sequences of operations on an identified array, beside an array that is searched
/// from the front. See `ModelRuns` for how many.
@Suite struct IdentifiedArrayModelTests {
  @Test(arguments: ModelRuns.parts)
  func itIsAnArrayOfDistinctIDs(part: Range<Int>) {
    for seed in part where seed % 2 == 0 { run(seed) { $0 } }
  }

  @Test(arguments: ModelRuns.parts)
  func itIsWhenAllHashesCollide(part: Range<Int>) {
    for seed in part where seed % 4 == 1 { run(seed, makeID: Colliding.init(number:)) }
  }

  @Test(arguments: ModelRuns.parts)
  func itIsWhenMostHashesCollide(part: Range<Int>) {
    for seed in part where seed % 4 == 3 { run(seed, makeID: Crowded.init(number:)) }
  }

  private func run<ID: Hashable & Sendable>(_ seed: Int, makeID: @escaping (Int) -> ID) {
    var pair = ArrayPair(seed: seed, makeID: makeID)
    pair.run(seed: seed)
  }
}

/// An identified array and what it should be.
private struct ArrayPair<ID: Hashable & Sendable>: ModelPair {
  var rows: IdentifiedArrayOf<KeyedRow<ID>>
  var model: [KeyedRow<ID>]
  var copies: (IdentifiedArrayOf<KeyedRow<ID>>, [KeyedRow<ID>])
  var generator: SeededGenerator
  let ids: [ID]

  init(seed: Int, makeID: (Int) -> ID) {
    generator = SeededGenerator(seed: seed)
    let start = generator.below(ModelRuns.maximumCount)
    ids = (0..<start + 6).map(makeID)
    model = ids.prefix(start).map { KeyedRow(id: $0) }
    rows = IdentifiedArray(uniqueElements: model)
    copies = (rows, model)
  }

  var isSame: Bool { rows.elements == model && rows.ids.elements == model.map(\.id) }
  var isIndexed: Bool { ids.allSatisfy { rows.index(id: $0) == index($0) } }
  var isCopySame: Bool {
    copies.0.elements == copies.1 && copies.0.ids.elements == copies.1.map(\.id)
  }

  func index(_ id: ID) -> Int? { model.firstIndex { $0.id == id } }

  mutating func randomID() -> ID { ids[generator.below(ids.count)] }
  mutating func randomRow() -> KeyedRow<ID> {
    KeyedRow(id: randomID(), value: generator.below(100))
  }
  mutating func randomOffset() -> Int { generator.below(model.count + 1) }
  mutating func randomRange() -> Range<Int> {
    let bounds = (randomOffset(), randomOffset())
    return min(bounds.0, bounds.1)..<max(bounds.0, bounds.1)
  }
  mutating func randomOffsets() -> RangeSet<Int> {
    var offsets = RangeSet(randomRange())
    offsets.formUnion(RangeSet(randomRange()))
    return offsets
  }
}

extension ArrayPair {
  mutating func operate() -> String {
    switch generator.below(23) {
    case 0...1: append()
    case 2...3: insert()
    case 4...6: remove()
    case 7: assign()
    case 8: change()
    case 9: setThroughInout()
    case 10: update()
    case 11: exchange()
    case 12: move()
    case 13: removeOffsets()
    case 14: removeWhere()
    case 15...16: replaceRange()
    case 17: sort()
    case 18: replaceAtPosition()
    case 19: changeSlice()
    case 20: partition()
    case 21: reserve()
    default: copy()
    }
  }

  mutating func append() -> String {
    let row = randomRow()
    let old = index(row.id)
    if old == nil { model.append(row) }
    return check(rows.append(row) == (old == nil, old ?? model.count - 1))
  }

  mutating func insert() -> String {
    let (row, offset) = (randomRow(), randomOffset())
    let old = index(row.id)
    if old == nil { model.insert(row, at: offset) }
    return check(rows.insert(row, at: offset) == (old == nil, old ?? offset))
  }

  mutating func remove() -> String {
    let id = randomID()
    return check(rows.remove(id: id) == index(id).map { model.remove(at: $0) })
  }

  mutating func assign() -> String {
    let row = randomRow()
    rows[id: row.id] = row
    if let index = index(row.id) { model[index] = row } else { model.append(row) }
    return "assign"
  }

  mutating func change() -> String {
    let id = randomID()
    rows[id: id]?.value += 1
    if let index = index(id) { model[index].value += 1 }
    return "change"
  }

  mutating func setThroughInout() -> String {
    func set(_ place: inout KeyedRow<ID>?, to row: KeyedRow<ID>?) { place = row }
    let row = randomRow()
    let index = index(row.id)
    if generator.below(2) == 0 {
      set(&rows[id: row.id], to: nil)
      if let index { model.remove(at: index) }
    } else {
      set(&rows[id: row.id], to: row)
      if let index { model[index] = row } else { model.append(row) }
    }
    return "setThroughInout"
  }

  mutating func update() -> String {
    let (row, offset) = (randomRow(), randomOffset())
    let old = index(row.id)
    let oldRow = old.map { model[$0] }
    let isAppended = generator.below(2) == 0
    let place = old ?? (isAppended ? model.count : offset)
    if old == nil { model.insert(row, at: place) } else { model[place] = row }
    if isAppended { return check(rows.updateOrAppend(row) == oldRow) }
    return check(rows.updateOrInsert(row, at: offset) == (oldRow, place))
  }

  mutating func exchange() -> String {
    guard !model.isEmpty else { return "exchange" }
    let (first, second) = (randomOffset() % model.count, randomOffset() % model.count)
    rows.swapAt(first, second)
    model.swapAt(first, second)
    return "exchange"
  }

  mutating func move() -> String {
    let (offsets, destination) = (randomOffsets(), randomOffset())
    let moved = model.indices.filter { offsets.contains($0) }
    let stay = { (range: Range<Int>) in range.filter { !offsets.contains($0) } }
    let order = stay(0..<destination) + moved + stay(destination..<model.count)
    model = order.map { model[$0] }
    rows.move(fromOffsets: offsets, toOffset: destination)
    return "move"
  }

  mutating func removeOffsets() -> String {
    let offsets = randomOffsets()
    model = model.indices.filter { !offsets.contains($0) }.map { model[$0] }
    rows.remove(atOffsets: offsets)
    return "removeOffsets"
  }

  mutating func removeWhere() -> String {
    let divisor = generator.below(3) + 2
    rows.removeAll { $0.value % divisor == 1 }
    model = model.filter { $0.value % divisor != 1 }
    return "removeWhere"
  }

  mutating func replaceRange() -> String {
    let range = randomRange()
    let new = (0..<generator.below(4)).map { _ in randomRow() }
    rows.replaceSubrange(range, with: new)
    model.removeSubrange(range)
    var offset = range.lowerBound
    for row in new where index(row.id) == nil {
      model.insert(row, at: offset)
      offset += 1
    }
    return "replaceRange"
  }

  mutating func sort() -> String {
    rows.sort { $0.value < $1.value }
    model.sort { $0.value < $1.value }
    return "sort"
  }

  mutating func replaceAtPosition() -> String {
    let row = randomRow()
    guard !model.isEmpty else { return "replaceAtPosition" }
    let position = index(row.id) ?? randomOffset() % model.count
    rows[position] = row
    model[position] = row
    return "replaceAtPosition"
  }

  mutating func changeSlice() -> String {
    let range = randomRange()
    rows[range].reverse()
    model[range].reverse()
    return "changeSlice"
  }

  mutating func partition() -> String {
    check(rows.partition { $0.value > 20 } == model.partition { $0.value > 20 })
  }

  /// With a large table, few elements are moved by searching for each.
  mutating func reserve() -> String {
    rows.reserveCapacity(300)
    return "reserve"
  }

  mutating func copy() -> String {
    copies = (rows, model)
    return "copy"
  }
}
