import GeneratedTestSupport
import Testing

@testable import Styles

@MainActor @Suite struct SharedStatesTests {
  @Test func settings() async {
    let store = TestStore(initialState: Settings.State()) { Settings() }
    await store.send(.loudTapped) {
      $0.$isLoud.withLock { $0 = true }
    }
    await store.send(.louderTapped) {
      $0.$volume.withLock { $0 = 6 }
    }
    await store.send(.loudTapped) {
      $0.$isLoud.withLock { $0 = false }
    }
  }

  @Test func shopping() async {
    let store = TestStore(initialState: Shopping.State()) { Shopping() }
    await store.send(.editTapped) {
      $0.editor = ListEditor.State(list: $0.$list)
    }
    await store.send(\.editor.typed, "Milk") {
      $0.editor?.draft = "Milk"
    }
    await store.send(\.editor.addTapped) {
      $0.$list.withLock { $0.items = ["Milk"] }
      $0.editor?.draft = ""
    }
    await store.send(\.editor.renamed, "Today") {
      $0.$list.withLock { $0.title = "Today" }
    }
    await store.send(\.editor.dismiss) {
      $0.editor = nil
    }
  }

  @Test func visits() async {
    let store = TestStore(initialState: Visits.State()) { Visits() }
    await store.send(.visited("Rome"))
    await store.receive(\.counted) {
      $0.$visits.withLock { $0["Rome"] = 1 }
      $0.last = "Rome"
    }
    await store.send(.visited("Oslo"))
    await store.receive(\.counted) {
      $0.$visits.withLock { $0["Oslo"] = 1 }
      $0.last = "Oslo"
    }
    await store.send(.visited("Rome"))
    await store.receive(\.counted) {
      $0.$visits.withLock { $0["Rome"] = 2 }
      $0.last = "Rome"
    }
  }
}
