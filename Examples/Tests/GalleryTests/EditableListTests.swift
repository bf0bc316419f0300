import Foundation
import GeneratedTestSupport
import Testing

@testable import Gallery

@MainActor @Suite struct EditableListTests {
  private let milk = Errand(id: UUID(1), name: "Milk")
  private let post = Errand(id: UUID(2), name: "Post")
  private let bank = Errand(id: UUID(3), name: "Bank")

  private func makeStore() -> TestStoreOf<EditableList> {
    TestStore(initialState: EditableList.State(errands: [milk, post, bank])) {
      EditableList()
    } withDependencies: {
      $0.uuid = .incrementing
    }
  }

  @Test func addsAnErrand() async {
    let store = makeStore()
    let errand = Errand(id: UUID(0))
    await store.send(.addTapped) { $0.editor = ErrandEditor.State(errand: errand, isNew: true) }
    await store.send(\.editor.saveTapped)
    await store.send(\.editor.binding.name, "Bread") { $0.editor?.name = "Bread" }
    await store.send(\.editor.binding.isUrgent, true) { $0.editor?.isUrgent = true }
    await store.send(\.editor.saveTapped) {
      $0.errands = [milk, post, bank, Errand(id: UUID(0), name: "Bread", isUrgent: true)]
      $0.editor = nil
    }
  }

  @Test func cancellingChangesNothing() async {
    let store = makeStore()
    await store.send(.rowTapped(milk.id)) {
      $0.editor = ErrandEditor.State(errand: milk, isNew: false)
    }
    await store.send(\.editor.binding.name, "Bread") { $0.editor?.name = "Bread" }
    await store.send(\.editor.cancelTapped)
    await store.receive(\.editor.dismiss) { $0.editor = nil }
  }

  @Test func savesTheRightRowAfterItHasMoved() async {
    let store = makeStore()
    await store.send(.rowTapped(milk.id)) {
      $0.editor = ErrandEditor.State(errand: milk, isNew: false)
    }
    await store.send(.moved([0], to: 3)) { $0.errands = [post, bank, milk] }
    await store.send(\.editor.binding.name, "Cream") { $0.editor?.name = "Cream" }
    await store.send(\.editor.saveTapped) {
      $0.errands = [post, bank, Errand(id: UUID(1), name: "Cream")]
      $0.editor = nil
    }
  }

  @Test func theSheetOfADeletedRowCloses() async {
    let store = makeStore()
    await store.send(.rowTapped(post.id)) {
      $0.editor = ErrandEditor.State(errand: post, isNew: false)
    }
    await store.send(.deleted([0])) { $0.errands = [post, bank] }
    await store.send(.deleted([0])) {
      $0.errands = [bank]
      $0.editor = nil
    }
    await store.send(.rowTapped(post.id))
  }

  @Test func aDeletionKeepsTheSheetOfANewRow() async {
    let store = makeStore()
    await store.send(.addTapped) {
      $0.editor = ErrandEditor.State(errand: Errand(id: UUID(0)), isNew: true)
    }
    await store.send(.deleted([0, 2])) { $0.errands = [post] }
    await store.send(\.editor.dismiss) { $0.editor = nil }
  }

  @Test func eachErrandHasAName() async throws {
    try await explore([
      \.addTapped, \.rowTapped, \.editor.binding.name, \.editor.saveTapped, \.editor.cancelTapped,
      \.editor.dismiss,
    ]) {
      TestStore(initialState: EditableList.State()) {
        EditableList()
      } withDependencies: {
        $0.uuid = .incrementing
      }
    } invariant: { state in
      #expect(!state.errands.contains { $0.name.isEmpty })
    }
  }
}
