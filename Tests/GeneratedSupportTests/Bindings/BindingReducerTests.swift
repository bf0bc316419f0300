import GeneratedSupport
import GeneratedTestSupport
import Testing

@MainActor @Suite struct BindingReducerTests {
  @Test func reducersAboveSeeTheOldValueAndThoseBelowTheNewOne() {
    let store = Store(initialState: EntryForm.State(name: "a")) { EntryForm() }
    store.send(.set(\.name, "b"))
    #expect(store.name == "b")
    #expect(store.log == ["above: a", "below: b"])
  }

  @Test func aChangeByABindingCanBeHandled() {
    let store = Store(initialState: EntryForm.State()) { EntryForm() }
    store.send(.set(\.isOn, false))
    store.send(.set(\.isOn, true))
    #expect(store.log == ["above: ", "above: ", "was on: false"])
  }

  @Test func itHandlesTheActionsOfAView() {
    let store = Store(initialState: EntryPage.State()) { EntryPage() }
    store.send(.view(.set(\.text, "a")))
    #expect(store.text == "a")
  }

  @Test func aTestStoreSendsAndReceivesBindingActions() async {
    let store = TestStore(initialState: EntryForm.State()) { EntryForm() }
    await store.send(\.binding.name, "a") {
      $0.name = "a"
      $0.log = ["above: ", "below: a"]
    }
    await store.send(.nameSuggested("b"))
    await store.receive(\.binding.name) {
      $0.name = "b"
      $0.log = ["above: ", "below: a", "above: a", "below: b"]
    }
    await store.send(.nameSuggested("c"))
    await store.receive(\.binding.name, "c") {
      $0.name = "c"
      $0.log += ["above: b", "below: c"]
    }
  }
}
