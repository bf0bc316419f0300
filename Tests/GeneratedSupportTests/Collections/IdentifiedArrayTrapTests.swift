import GeneratedSupport
import Testing

@Suite struct IdentifiedArrayTrapTests {
  private let change = "Element identity must remain constant: it was 1 and became 2"

  @Test func duplicatesInUniqueElements() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = Rows(1, 2, 1)
    }
    expect(
      result, says: duplicate(0, 2, id: 1))
  }

  @Test func duplicatesInUniqueElementsByKeyPath() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = IdentifiedArray(uniqueElements: ["a", "b"], id: \.count)
    }
    expect(
      result, says: duplicate(0, 1, id: 1))
  }

  @Test func duplicatesInALiteral() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = [KeyedRow(id: 1), KeyedRow(id: 1)] as Rows
    }
    expect(result, says: "Duplicate element: ")
  }

  @Test func assigningAnotherIdentityByID() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      var rows = Rows(1)
      rows[id: 1] = KeyedRow(id: 2)
    }
    expect(result, says: change)
  }

  @Test func changingTheIdentityByID() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      var rows = Rows(1)
      rows[id: 1]?.id = 2
    }
    expect(result, says: change)
  }

  @Test func updatingWithAnotherIdentity() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      var rows = Rows(1)
      rows.update(KeyedRow(id: 2), at: 0)
    }
    expect(result, says: change)
  }

  @Test func combiningIntoAnotherIdentity() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = Rows([KeyedRow(id: 1), KeyedRow(id: 1)]) { _, _ in KeyedRow(id: 2) }
    }
    expect(result, says: change)
  }

  @Test func assigningATakenIDByPosition() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      var rows = Rows(1, 2)
      rows[1] = KeyedRow(id: 1)
    }
    expect(result, says: duplicate(0, 1, id: 1))
  }

  @Test func changingAnIDToATakenOneByPosition() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      var rows = Rows(1, 2)
      rows[0].id = 2
    }
    expect(result, says: duplicate(1, 0, id: 2))
  }

  @Test func writingBackASliceWithTakenIDs() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      var rows = Rows(1, 2, 3)
      rows[0..<1] = Rows(3)[...]
    }
    expect(result, says: duplicate(0, 2, id: 3))
  }

  @Test func insertingOutOfRange() async {
    await #expect(processExitsWith: .failure) {
      var rows = Rows(1, 2, 3)
      rows.insert(KeyedRow(id: 4), at: 4)
    }
    await #expect(processExitsWith: .failure) {
      var rows = Rows(1, 2, 3)
      rows.swapAt(0, 3)
    }
  }

  @Test func removingMoreThanThereAre() async {
    await #expect(processExitsWith: .failure) {
      var rows = Rows(1, 2, 3)
      rows.removeFirst(4)
    }
    await #expect(processExitsWith: .failure) {
      var rows = Rows(1, 2, 3)
      rows.removeLast(4)
    }
  }

  private func duplicate(_ first: Int, _ second: Int, id: Int) -> String {
    "Duplicate element: the elements at offsets \(first) and \(second) have the same id, \(id)"
  }

  private func expect(
    _ result: ExitTest.Result?, says message: String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let output = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(output.contains(message), sourceLocation: sourceLocation)
  }
}
