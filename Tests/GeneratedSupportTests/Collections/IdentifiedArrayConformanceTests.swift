import Foundation
import GeneratedSupport
import Testing

@Suite struct IdentifiedArrayConformanceTests {
  @Test func equalityHeedsTheOrderAndTheIDs() {
    #expect(Rows(1, 2) == Rows(1, 2))
    #expect(Rows(1, 2) != Rows(2, 1))
    #expect(Rows(1) != [KeyedRow(id: 1)])
    let words = ["a", "bb"]
    let byCount = IdentifiedArray(uniqueElements: words, id: \.count)
    #expect(byCount == IdentifiedArray(uniqueElements: words, id: \.utf8.count))
    let byFirst = IdentifiedArray(uniqueElements: words, id: \.hashValue)
    #expect(byCount != byFirst)
  }

  @Test func equalArraysHashTheSame() {
    #expect(Set([Rows(1, 2), Rows(1, 2), Rows(2, 1)]).count == 2)
  }

  @Test func describingIt() {
    let names = IdentifiedArray(uniqueElements: ["a", "bb"], id: \.count)
    #expect("\(names)" == #"["a", "bb"]"#)
    #expect(String(reflecting: names) == #"IdentifiedArray<String>(["a", "bb"])"#)
    #expect(Mirror(reflecting: names).displayStyle == .collection)
    #expect(Mirror(reflecting: names).children.map { $0.value as? String } == ["a", "bb"])
  }

  @Test func codingIt() throws {
    let rows = Rows(2, 1)
    let data = try JSONEncoder().encode(rows)
    #expect(try JSONDecoder().decode([KeyedRow<Int>].self, from: data) == rows.elements)
    #expect(try JSONDecoder().decode(Rows.self, from: data) == rows)
  }

  @Test func decodingADuplicateThrows() {
    let text = #"[{"id":1,"value":0},{"id":2,"value":0},{"id":1,"value":5}]"#
    #expect {
      try JSONDecoder().decode(Rows.self, from: Data(text.utf8))
    } throws: { isDuplicate($0, at: 2) }
  }

  @Test func itCrossesTasks() async {
    let rows = Rows(1, 2)
    let byPath = IdentifiedArray(uniqueElements: ["a"], id: \.count)
    let found = await Task.detached { (rows[id: 2], byPath[id: 1]) }.value
    #expect(found == (KeyedRow(id: 2, value: 20), "a"))
  }

  @Test func genericCodeKnowsItByItsIDs() {
    func ids<C: _IdentifiedCollection>(_ rows: C) -> [C.ID] { Array(rows.ids) }
    func change<C: _MutableIdentifiedCollection<Int, KeyedRow<Int>>>(_ rows: inout C) {
      rows[id: 1]?.value = 5
      rows.remove(id: 2)
      #expect(rows.append(KeyedRow(id: 1)) == (false, 0))
    }
    var rows = Rows(1, 2)
    change(&rows)
    #expect(ids(rows) == [1])
    #expect(rows[id: 1]?.value == 5)
  }
}

@Suite struct IdentifiedTests {
  @Test func theIDIsKeptWhenTheValueChanges() {
    var name = Identified("Blob", id: \.count)
    name.value = "Blob Jr"
    #expect(name.id == 4)
    #expect(Identified("Blob", id: 1).id == 1)
    #expect(Identified("Blob") { $0.first! }.id == "B")
  }

  @Test func membersAreThoseOfTheValue() {
    var row = Identified(KeyedRow(id: 5, value: 1), id: "a")
    row.value.value += 1
    #expect(row.id == "a" && row.value.id == 5 && row.value.value == 2)
    var name = Identified([1, 2], id: 1)
    #expect(name.count == 2)
    name[0] = 3
    #expect(name.value == [3, 2])
    let path: KeyPath<[Int], Int> = \.count
    #expect(Identified([1, 2], id: path).id == 2)
  }

  @Test func comparingAndCoding() throws {
    let name = Identified("Blob", id: 1)
    #expect(name != Identified("Blob", id: 2))
    #expect(Set([name, name]).count == 1)
    let data = try JSONEncoder().encode(name)
    #expect(try JSONDecoder().decode(Identified<Int, String>.self, from: data) == name)
  }
}
