import GeneratedTestSupport
import Testing

@testable import Gallery

@MainActor @Suite struct DebouncedSearchTests {
  private let clock = TestClock()

  /// Each request takes a second.
  private func makeStore() -> TestStoreOf<DebouncedSearch> {
    TestStore(initialState: DebouncedSearch.State()) {
      DebouncedSearch()
    } withDependencies: {
      $0.continuousClock = clock
      $0.wordClient.words = { [clock] beginning in
        try await clock.sleep(for: .seconds(1))
        return ["\(beginning)x"]
      }
    }
  }

  @Test func searchesWhenNothingHasBeenTypedForAWhile() async {
    let store = makeStore()
    await store.send(.queryChanged("a")) {
      $0.query = "a"
      $0.isLoading = true
    }
    await clock.advance(by: .milliseconds(299))
    await store.send(.queryChanged("ab")) { $0.query = "ab" }
    await clock.advance(by: .milliseconds(300))
    await clock.advance(by: .seconds(1))
    await store.receive(\.answered, ["abx"]) {
      $0.results = ["abx"]
      $0.isLoading = false
    }
    await store.send(.queryChanged("ab"))
  }

  @Test func aNewQueryCancelsARequestThatIsRunning() async {
    let store = makeStore()
    await store.send(.queryChanged("a")) {
      $0.query = "a"
      $0.isLoading = true
    }
    await clock.advance(by: .milliseconds(800))
    await store.send(.queryChanged("b")) { $0.query = "b" }
    await clock.advance(by: .milliseconds(1300))
    await store.receive(\.answered, ["bx"]) {
      $0.results = ["bx"]
      $0.isLoading = false
    }
  }

  @Test func anEmptyQueryCancelsTheSearch() async {
    let store = makeStore()
    await store.send(.queryChanged("a")) {
      $0.query = "a"
      $0.isLoading = true
    }
    await clock.advance(by: .milliseconds(800))
    await store.send(.queryChanged("")) {
      $0.query = ""
      $0.isLoading = false
    }
    await store.send(.searchTapped)
  }

  @Test func theButtonSearchesAtOnce() async {
    let store = makeStore()
    await store.send(.queryChanged("a")) {
      $0.query = "a"
      $0.isLoading = true
    }
    await store.send(.searchTapped)
    await clock.advance(by: .seconds(1))
    await store.receive(\.answered, ["ax"]) {
      $0.results = ["ax"]
      $0.isLoading = false
    }
  }

  @Test func aFailureIsShownUntilTheNextSearch() async {
    struct Offline: Error {}
    let store = makeStore()
    store.dependencies.wordClient.words = { _ in throw Offline() }
    await store.send(.queryChanged("a")) {
      $0.query = "a"
      $0.isLoading = true
    }
    await clock.advance(by: .milliseconds(300))
    await store.receive(\.failed, "The search for “a” failed") {
      $0.error = "The search for “a” failed"
      $0.isLoading = false
    }
    store.dependencies.wordClient.words = { _ in ["any"] }
    await store.send(.searchTapped) {
      $0.error = nil
      $0.isLoading = true
    }
    await store.receive(\.answered, ["any"]) {
      $0.results = ["any"]
      $0.isLoading = false
    }
  }

  @Test func theResultsFitTheQuery() async throws {
    try await explore([\.queryChanged, \.searchTapped]) {
      TestStore(initialState: DebouncedSearch.State()) {
        DebouncedSearch()
      } withDependencies: {
        let clock = TestClock()
        $0.continuousClock = clock
        $0.wordClient.words = { beginning in
          try await clock.sleep(for: .seconds(1))
          return [beginning]
        }
      }
    } invariant: { state in
      // The old results stay while the next ones are loaded.
      #expect(state.isLoading || state.results == (state.query.isEmpty ? [] : [state.query]))
    }
  }
}
