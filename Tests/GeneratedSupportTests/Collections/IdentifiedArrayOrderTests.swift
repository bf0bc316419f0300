import GeneratedSupport
import Testing

@testable import GeneratedTestSupport

#if Foundation
  import Foundation
#endif

/// Changes by position, which elements' ids have to follow.
@Suite struct IdentifiedArrayOrderTests {
  @Test func assigningByPosition() {
    var rows = Rows(1, 2, 3)
    rows[1] = KeyedRow(id: 2, value: 5)
    rows[0].value += 1
    #expect(rows.map(\.value) == [11, 5, 30])
    rows[1] = KeyedRow(id: 7)
    rows[2].id = 8
    #expect(rows.ids == [1, 7, 8])
    #expect(rows.index(id: 7) == 1 && rows.index(id: 2) == nil && rows[id: 8]?.value == 30)
  }

  /// What is left in the table of the ids that were replaced would lead to other elements.
  @Test func assigningByPositionManyTimes() {
    var rows = Rows(uniqueElements: (0..<30).map { KeyedRow(id: $0) })
    for step in 0..<1_000 {
      rows[step % 30] = KeyedRow(id: 30 + step)
      if step % 7 == 0 { rows.swapAt(step % 30, step / 7 % 30) }
    }
    expect(rows, has: rows.map(\.id))
    rows.removeAll { $0.id.isMultiple(of: 2) }
    expect(rows, has: rows.map(\.id))
  }

  @Test func exchangingElements() {
    var rows = Rows(1, 2, 3)
    rows.swapAt(0, 2)
    rows.swapAt(1, 1)
    expect(rows, has: [3, 2, 1])
  }

  @Test func sortingAndItsLike() {
    var rows = Rows(3, 1, 2)
    rows.sort { $0.id < $1.id }
    expect(rows, has: [1, 2, 3])
    rows.reverse()
    expect(rows, has: [3, 2, 1])
    #expect(rows.partition { $0.id == 3 } == 2)
    #expect(rows.last?.id == 3)
    expect(rows, has: rows.map(\.id))
    var generator = SeededGenerator(seed: 1)
    rows.shuffle(using: &generator)
    expect(rows, has: rows.map(\.id))
    #expect(Set(rows.ids) == [1, 2, 3])
  }

  @Test func aSortedCopyIsAnIdentifiedArray() {
    let rows: Rows = Rows(3, 1, 2).sorted { $0.id < $1.id }
    expect(rows, has: [1, 2, 3])
    let inferred = Rows(3, 1, 2).sorted { $0.id > $1.id }
    #expect(inferred[id: 3]?.value == 30)
    let names = IdentifiedArray(uniqueElements: ["b", "a"], id: \.self).sorted()
    #expect(names.ids == ["a", "b"] && names.index(id: "b") == 1)
    #expect(throws: CancellationError.self) {
      try Rows(2, 1).sorted { _, _ in throw CancellationError() }
    }
  }

  @Test func genericCodeSortsToo() {
    func sort<C: MutableCollection & RandomAccessCollection>(_ rows: inout C)
    where C.Element == KeyedRow<Int> {
      rows.sort { $0.id < $1.id }
    }
    var rows = Rows(3, 1, 2)
    sort(&rows)
    expect(rows, has: [1, 2, 3])
  }

  @Test func anErrorWhileSortingLosesNothing() {
    var rows = Rows(3, 1, 2, 5, 4)
    var count = 0
    #expect(throws: CancellationError.self) {
      try rows.sort {
        count += 1
        if count == 4 { throw CancellationError() }
        return $0.id < $1.id
      }
    }
    #expect(Set(rows.ids) == [1, 2, 3, 4, 5])
    expect(rows, has: rows.map(\.id))
  }

  @Test func aSliceCanBeChanged() {
    var rows = Rows(5, 4, 3, 2, 1)
    rows[1..<4].sort { $0.id < $1.id }
    expect(rows, has: [5, 2, 3, 4, 1])
    rows[..<3].reverse()
    expect(rows, has: [3, 2, 5, 4, 1])
    rows[1...2] = Rows(7, 8, 9)[...]
    expect(rows, has: [3, 7, 8, 9, 4, 1])
    #expect(rows[2...].first?.id == 8)
  }

  @Test(arguments: [
    ([0], 3, [2, 3, 1, 4]), ([3], 0, [4, 1, 2, 3]), ([0, 2], 4, [2, 4, 1, 3]),
    ([1, 3], 2, [1, 2, 4, 3]), ([], 0, [1, 2, 3, 4]), ([1], 1, [1, 2, 3, 4]),
  ])
  func moving(offsets: [Int], destination: Int, expected: [Int]) {
    var rows = Rows(1, 2, 3, 4)
    rows.move(fromOffsets: RangeSet(offsets, within: 0..<4), toOffset: destination)
    expect(rows, has: expected)
    #if Foundation
      rows = Rows(1, 2, 3, 4)
      rows.move(fromOffsets: IndexSet(offsets), toOffset: destination)
      expect(rows, has: expected)
    #endif
  }

  @Test func removingOffsets() {
    var rows = Rows(1, 2, 3, 4, 5)
    rows.remove(atOffsets: RangeSet([0..<1, 2..<3]))
    expect(rows, has: [2, 4, 5])
    rows.remove(atOffsets: RangeSet())
    expect(rows, has: [2, 4, 5])
    #if Foundation
      rows.remove(atOffsets: [0, 2])
      expect(rows, has: [4])
    #endif
  }

  @Test func replacingARangeKeepsTheOrderAndLeavesOutDuplicates() {
    var rows = Rows(1, 2, 3, 4)
    rows.replaceSubrange(
      1..<3,
      with: [KeyedRow(id: 7), KeyedRow(id: 4), KeyedRow(id: 8), KeyedRow(id: 7), KeyedRow(id: 2)])
    expect(rows, has: [1, 7, 8, 2, 4])
    #expect(rows[id: 4]?.value == 40)
    rows.replaceSubrange(5..<5, with: [KeyedRow(id: 1), KeyedRow(id: 9)])
    expect(rows, has: [1, 7, 8, 2, 4, 9])
    rows.replaceSubrange(0..<5, with: [])
    expect(rows, has: [9])
    rows.insert(contentsOf: [KeyedRow(id: 5), KeyedRow(id: 6)], at: 0)
    rows += [KeyedRow(id: 5), KeyedRow(id: 1)]
    expect(rows, has: [5, 6, 9, 1])
  }

  /// `KeyedRow` has an id of its own, but these are told apart by their value.
  @Test func replacingARangeHeedsTheKeyPath() {
    let rows = [KeyedRow(id: 1, value: 1), KeyedRow(id: 1, value: 2)]
    var byValue = IdentifiedArray(uniqueElements: rows, id: \.value)
    byValue.replaceSubrange(0..<0, with: [KeyedRow(id: 1, value: 3), KeyedRow(id: 1, value: 4)])
    #expect(byValue.ids == [3, 4, 1, 2])
    #expect(byValue.index(id: 4) == 1)
  }

  @Test func genericCodeReplacesRanges() {
    func replace<C: RangeReplaceableCollection>(_ rows: inout C) where C.Element == KeyedRow<Int> {
      rows.append(KeyedRow(id: 1))
      rows.append(KeyedRow(id: 5))
      rows.insert(KeyedRow(id: 6), at: rows.startIndex)
      rows.removeAll { $0.id == 2 }
    }
    var rows = Rows(1, 2)
    replace(&rows)
    expect(rows, has: [6, 1, 5])
  }

  private func expect(_ rows: Rows, has ids: [Int]) {
    #expect(rows.map(\.id) == ids)
    #expect(rows.ids.elements == ids)
    #expect(ids.map { rows.index(id: $0) } == Array(ids.indices))
  }
}
