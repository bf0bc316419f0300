import Foundation
import GeneratedTestSupport
import Testing

/// Waits until its user stops typing.
struct SearchFeature: Reducer {
  struct State: Equatable {
    var query = ""
    var results: [String] = []
  }
  enum Action {
    case searchQueryChanged(String)
    case searchResponse([String])
  }
  enum CancelID { case search }

  @Dependency(\.continuousClock) var clock

  var body: some Reducer<State, Action> {
    Reduce { state, action in
      switch action {
      case .searchQueryChanged(let query):
        state.query = query
        if query.isEmpty { return .cancel(id: CancelID.search) }
        return .run { send in
          try await clock.sleep(for: .milliseconds(300))
          await send(.searchResponse([query]))
        }
        .cancellable(id: CancelID.search, cancelInFlight: true)
      case .searchResponse(let results):
        state.results = results
        return .none
      }
    }
  }
}

/// Fetches movies and shows, one after the other.
struct CatalogFeature: Reducer {
  struct State: Equatable {
    var isLoading = false
    var movies: [String] = []
    var shows: [String] = []
  }
  enum Action {
    case fetchAll
    case moviesLoaded([String])
    case showsLoaded([String])
  }
  var body: some Reducer<State, Action> {
    Reduce { state, action in
      switch action {
      case .fetchAll:
        state.isLoading = true
        return .run { send in
          await send(.moviesLoaded(["Alien"]))
          await send(.showsLoaded(["Columbo"]))
        }
      case .moviesLoaded(let movies):
        state.movies = movies
        return .none
      case .showsLoaded(let shows):
        state.shows = shows
        state.isLoading = false
        return .none
      }
    }
  }
}

/// The reference to tests: cancellation, several actions, effects that outlive the test.
@MainActor
struct SearchTests {
  @Test func cancelSearch() async {
    let clock = TestClock()
    let store = TestStore(initialState: SearchFeature.State()) {
      SearchFeature()
    } withDependencies: {
      $0.continuousClock = clock
    }

    await store.send(.searchQueryChanged("abc")) {
      $0.query = "abc"
    }
    await store.send(.searchQueryChanged("")) {
      $0.query = ""
    }
  }

  @Test func theSecondSearchCancelsTheFirst() async {
    let clock = TestClock()
    let store = TestStore(initialState: SearchFeature.State()) {
      SearchFeature()
    } withDependencies: {
      $0.continuousClock = clock
    }

    await store.send(.searchQueryChanged("a")) { $0.query = "a" }
    await clock.advance(by: .milliseconds(200))
    await store.send(.searchQueryChanged("ab")) { $0.query = "ab" }
    await clock.advance(by: .milliseconds(300))
    await store.receive(\.searchResponse) { $0.results = ["ab"] }
  }

  @Test func severalActions() async {
    let store = TestStore(initialState: CatalogFeature.State()) {
      CatalogFeature()
    }

    await store.send(.fetchAll) {
      $0.isLoading = true
    }
    await store.receive(\.moviesLoaded) {
      $0.movies = ["Alien"]
    }
    await store.receive(\.showsLoaded) {
      $0.shows = ["Columbo"]
      $0.isLoading = false
    }
  }

  @Test func inAnotherOrder() async {
    let reports = await reports {
      let store = TestStore(initialState: CatalogFeature.State()) {
        CatalogFeature()
      }
      await store.send(.fetchAll) {
        $0.isLoading = true
      }
      await store.receive(\.showsLoaded) {
        $0.shows = ["Columbo"]
        $0.isLoading = false
      }
    }
    #expect(reports.count == 1)
    #expect(
      reports.first?.contains(
        "Received an unexpected action before the action that this 'receive' expects:") == true)
  }

  @Test func finish() async {
    let store = TestStore(initialState: ItemsFeature.State()) {
      ItemsFeature()
    } withDependencies: {
      $0.continuousClock = ImmediateClock()
      $0.uuid = .incrementing
      $0.date.now = Item.mock.createdAt
    }
    await store.send(.addButtonTapped) {
      $0.items = [Item(id: UUID(0), name: "", createdAt: Item.mock.createdAt)]
    }
    await store.finish()
  }
}

/// The reference to applications that host tests.
struct HostTests {
  @Test func theEntryPointIsLeftOut() {
    var hasStarted = false
    func start() {
      guard !_XCTIsTesting else { return }
      hasStarted = true
    }
    start()
    #expect(!hasStarted)
    #expect(Dependency(\.context).wrappedValue == .test)
  }
}
