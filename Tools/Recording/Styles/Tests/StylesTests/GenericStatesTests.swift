import GeneratedTestSupport
import Testing

@testable import Styles

@MainActor @Suite struct GenericStatesTests {
  @Test func pager() async {
    let store = TestStore(initialState: Pager<String>.State(items: [])) { Pager<String>() }
    await store.send(.nextTapped)
    await store.send(.itemsLoaded(["a", "b"])) { $0.items = ["a", "b"] }
    await store.send(.nextTapped) {
      $0.items = ["b"]
      $0.current = "a"
    }
    await store.send(.nextTapped) {
      $0.items = []
      $0.current = "b"
    }
    await store.send(.nextTapped) { $0.current = nil }
  }

  @Test func weather() async {
    let store = TestStore(initialState: Weather.State()) { Weather() }
    await store.send(.refreshTapped) { $0.forecast = .loading }
    await store.receive(\.answered) {
      $0.forecast = .loaded(Weather.Forecast(degrees: 21, text: "Sunny"))
    }
    await store.send(.placesAnswered(.success(["Rome"]))) { $0.places = .loaded(["Rome"]) }
    await store.send(.placesAnswered(.failure(.offline))) { $0.places = .failed("Offline") }
  }

  @Test func choice() async {
    let store = TestStore(initialState: Choice.State(values: ["a": 1, "b": 2])) {
      Choice<String, Int>()
    }
    await store.send(.toggled("a")) {
      $0.chosen = ["a"]
      $0.last = Choice.State.Pair(key: "a", value: 1)
    }
    await store.send(.toggled("b")) {
      $0.chosen.insert("b")
      $0.last = Choice<String, Int>.State.Pair(key: "b", value: 2)
    }
    await store.send(.toggled("a")) {
      $0.chosen.remove("a")
      $0.last?.key = "a"
      $0.last?.value = 1
    }
  }
}
