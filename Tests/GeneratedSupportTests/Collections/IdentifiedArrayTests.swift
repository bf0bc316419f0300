import GeneratedSupport
import Testing

@Suite struct IdentifiedArrayTests {
  @Test func makingIt() {
    #expect(Rows().isEmpty)
    #expect(Rows(uniqueElements: [KeyedRow(id: 2), KeyedRow(id: 1)]).ids == [2, 1])
    #expect(Rows(uncheckedUniqueElements: [KeyedRow(id: 2), KeyedRow(id: 1)]).ids == [2, 1])
    let literal: Rows = [KeyedRow(id: 3), KeyedRow(id: 4)]
    #expect(literal.elements == [KeyedRow(id: 3), KeyedRow(id: 4)])
  }

  @Test func makingItWithAKeyPath() {
    let names = IdentifiedArray(uniqueElements: ["Blob", "Jr"], id: \.count)
    #expect(names.ids == [4, 2])
    #expect(names[id: 2] == "Jr")
    let unchecked = IdentifiedArray(uncheckedUniqueElements: ["Blob", "Jr"], id: \.self)
    #expect(unchecked[id: "Jr"] == "Jr")
    var empty = IdentifiedArray<Int, String>(id: \.count)
    empty.append("abc")
    #expect(empty.ids == [3])
  }

  @Test func copyingIt() {
    let names = IdentifiedArray(uniqueElements: ["Blob", "Jr"], id: \.count)
    #expect(IdentifiedArray(names) == names)
    let rows: Rows = Rows(Rows(1, 2))
    #expect(rows.ids == [1, 2])
  }

  @Test func theKeyPathIsKnown() {
    let names = IdentifiedArray(uniqueElements: ["Blob", "Jr"], id: \.count)
    #expect(names.id == \String.count)
    #expect(KeyedRow(id: 7)[keyPath: Rows().id] == 7)
  }

  @Test func duplicatesAreCombinedAtTheFirstsPlace() {
    let rows = [KeyedRow(id: 1, value: 1), KeyedRow(id: 2, value: 2), KeyedRow(id: 1, value: 4)]
    let combined = Rows(rows) { KeyedRow(id: $0.id, value: $0.value + $1.value) }
    #expect(combined.elements == [KeyedRow(id: 1, value: 5), KeyedRow(id: 2, value: 2)])
    let last = IdentifiedArray(["a", "bb", "c"], id: \.count) { $1 }
    #expect(last.elements == ["c", "bb"])
    #expect(throws: CancellationError.self) {
      try Rows(rows) { _, _ in throw CancellationError() }
    }
  }

  @Test func readingByID() {
    let rows = Rows(3, 1, 2)
    #expect(rows[id: 1] == KeyedRow(id: 1, value: 10))
    #expect(rows[id: 9] == nil)
    #expect(rows.index(id: 2) == 2 && rows.index(id: 9) == nil)
    #expect(rows.contains(id: 3) && !rows.contains(id: 9))
    #expect(rows.contains(KeyedRow(id: 3, value: -1)))
  }

  @Test func assigningByID() {
    var rows = Rows(1, 2, 3)
    rows[id: 2] = KeyedRow(id: 2, value: 5)
    #expect(rows[1].value == 5)
    rows[id: 4] = KeyedRow(id: 4)
    #expect(rows.ids == [1, 2, 3, 4])
    rows[id: 1] = nil
    rows[id: 9] = nil
    #expect(rows.ids == [2, 3, 4])
    #expect(rows.index(id: 4) == 2)
  }

  @Test(arguments: [1, 2, 3])
  func changingByID(id: Int) {
    var rows = Rows(1, 2, 3)
    rows[id: id]?.value += 1
    rows[id: 9]?.value += 1
    #expect(rows.map(\.value) == [1, 2, 3].map { $0 * 10 + ($0 == id ? 1 : 0) })
    #expect(rows.ids == [1, 2, 3])
  }

  /// Through `inout`, where it is not known that the element is assigned.
  @Test(arguments: [1, 2, 3])
  func replacingInPlaceByID(id: Int) {
    func set(_ row: inout KeyedRow<Int>?, to new: KeyedRow<Int>?) { row = new }
    var rows = Rows(1, 2, 3)
    set(&rows[id: id], to: KeyedRow(id: id))
    #expect(rows[id: id]?.value == 0)
    set(&rows[id: id], to: nil)
    #expect(rows.elements == Rows(1, 2, 3).elements.filter { $0.id != id })
    #expect(rows.ids.elements == [1, 2, 3].filter { $0 != id })
    set(&rows[id: id], to: nil)
    #expect(rows.count == 2)
    set(&rows[id: id], to: KeyedRow(id: id))
    #expect(rows.last == KeyedRow(id: id) && rows.index(id: id) == 2)
  }

  @Test func changingByIDSurvivesAnError() {
    func fail(_ row: inout KeyedRow<Int>?) throws {
      row?.value = 7
      throw CancellationError()
    }
    var rows = Rows(1, 2, 3)
    #expect(throws: CancellationError.self) { try fail(&rows[id: 2]) }
    #expect(rows.map(\.value) == [10, 7, 30])
    #expect(rows.index(id: 3) == 2)
  }

  @Test func addingWhatIsThereAddsNothing() {
    var rows = Rows(1, 2)
    #expect(rows.append(KeyedRow(id: 3)) == (true, 2))
    #expect(rows.append(KeyedRow(id: 1)) == (false, 0))
    #expect(rows.insert(KeyedRow(id: 0), at: 1) == (true, 1))
    #expect(rows.insert(KeyedRow(id: 2), at: 0) == (false, 2))
    #expect(rows.ids == [1, 0, 2, 3])
    #expect(rows[id: 1]?.value == 10 && rows[id: 2]?.value == 20)
    rows.append(contentsOf: [
      KeyedRow(id: 5), KeyedRow(id: 1), KeyedRow(id: 4), KeyedRow(id: 5, value: 1),
    ])
    #expect(rows.ids == [1, 0, 2, 3, 5, 4])
    #expect(rows[id: 5]?.value == 0)
  }

  @Test func updating() {
    var rows = Rows(1, 2)
    #expect(rows.update(KeyedRow(id: 2), at: 1) == KeyedRow(id: 2, value: 20))
    #expect(rows.updateOrAppend(KeyedRow(id: 1)) == KeyedRow(id: 1, value: 10))
    #expect(rows.updateOrAppend(KeyedRow(id: 3)) == nil)
    #expect(rows.updateOrInsert(KeyedRow(id: 3, value: 1), at: 0) == (KeyedRow(id: 3), 2))
    #expect(rows.updateOrInsert(KeyedRow(id: 4), at: 0) == (nil, 0))
    #expect(
      rows.elements == [
        KeyedRow(id: 4), KeyedRow(id: 1), KeyedRow(id: 2), KeyedRow(id: 3, value: 1),
      ])
  }

  @Test func removing() {
    var rows = Rows(1, 2, 3, 4, 5)
    #expect(rows.remove(id: 2)?.value == 20)
    #expect(rows.remove(id: 2) == nil)
    #expect(rows.remove(KeyedRow(id: 3))?.value == 30)
    #expect(rows.remove(at: 0).id == 1)
    #expect(rows.ids == [4, 5])
    #expect(rows.removeFirst().id == 4)
    #expect(rows.removeLast().id == 5)
    #expect(rows.isEmpty && rows.ids.isEmpty)
  }

  @Test func removingMany() {
    var rows = Rows(1, 2, 3, 4, 5)
    rows.removeAll { $0.id.isMultiple(of: 2) }
    #expect(rows.ids == [1, 3, 5])
    rows.removeSubrange(0..<2)
    #expect(rows.ids == [5])
    rows.removeAll()
    #expect(rows.isEmpty && rows.index(id: 5) == nil)
  }

  @Test func removingAtTheEnds() {
    var names = IdentifiedArray(uniqueElements: ["a", "b", "c", "d", "e"], id: \.self)
    names.removeFirst(2)
    #expect(names.ids == ["c", "d", "e"] && names.index(id: "e") == 2)
    names.removeLast(1)
    #expect(names.elements == ["c", "d"])
    names.removeFirst(0)
    names.removeLast(2)
    #expect(names.isEmpty && names.ids.isEmpty)
    var rows = Rows(1, 2, 3)
    rows.removeFirst(1)
    rows.removeLast(1)
    #expect(rows == Rows(2))
  }

  @Test func removingAnyRangeByKeyPath() {
    let names = IdentifiedArray(uniqueElements: ["a", "b", "c", "d"], id: \.self)
    var (closed, from, upTo) = (names, names, names)
    closed.removeSubrange(1...2)
    from.removeSubrange(2...)
    upTo.removeSubrange(..<1)
    #expect(closed.ids == ["a", "d"] && closed.index(id: "d") == 1)
    #expect(from.ids == ["a", "b"] && upTo.ids == ["b", "c", "d"])
    var rows = Rows(1, 2, 3)
    rows.removeSubrange(...0)
    #expect(rows == Rows(2, 3))
  }

  @Test func aThrowingConditionRemovesNothing() {
    var rows = Rows(1, 2, 3)
    #expect(throws: CancellationError.self) {
      try rows.removeAll { if $0.id == 3 { throw CancellationError() } else { true } }
    }
    #expect(rows == Rows(1, 2, 3))
  }

  @Test func filteringGivesAnIdentifiedArray() {
    let rows: Rows = Rows(1, 2, 3).filter { $0.id != 2 }
    #expect(rows == Rows(1, 3))
    #expect(rows.index(id: 3) == 1)
  }

  @Test func idsAreNotCopied() {
    let rows = Rows(uniqueElements: (0..<100).map { KeyedRow(id: $0) })
    func address(_ ids: OrderedSet<Int>) -> UInt {
      ids.withContiguousStorageIfAvailable { UInt(bitPattern: $0.baseAddress) }!
    }
    #expect(address(rows.ids) == address(rows.ids))
    #expect(rows.ids.subtracting(1..<99) == [0, 99])
  }
}
