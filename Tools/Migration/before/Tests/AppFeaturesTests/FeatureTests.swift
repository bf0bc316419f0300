import ComposableArchitecture
import CustomDump
import DependenciesTestSupport
import Testing
@testable import AppClients
@testable import AppFeatures

@MainActor @Suite struct FeatureTests {
  @Test func counterReachesTen() async {
    let store = TestStore(initialState: Counter.State(id: 1, count: 9), reducer: Counter())
    await store.send(.incrementTapped) { $0.count = 10 }
    await store.receive(\.delegate.reachedTen)
    await store.send(.decrementTapped) { $0.count = 9 }
  }

  @Test func stopwatchTicks() async {
    let clock = TestClock()
    let store = TestStore(initialState: Stopwatch.State()) {
      Stopwatch()
    } withDependencies: {
      $0.continuousClock = clock
    }
    await store.send(.startTapped) { $0.starts = 1 }
    await clock.advance(by: .seconds(2))
    await store.receive(\.ticked) { $0.seconds = 1 }
    await store.receive(\.ticked) { $0.seconds = 2 }
    await store.send(.stopTapped)
  }

  @Test func settingsCountChanges() async {
    let store = TestStore(initialState: Settings.State()) { Settings() }
    await store.send(.binding(.set(\.isOn, true))) {
      $0.isOn = true
      $0.changes = 1
    }
    await store.send(.binding(.set(\.name, "Blob"))) { $0.name = "Blob" }
  }

  @Test func searchIsDebounced() async {
    let clock = TestClock()
    let store = TestStore(initialState: Search.State()) {
      Search()
    } withDependencies: {
      $0.continuousClock = clock
      $0.search.find = { [$0, "long text"] }
    }
    await store.send(.filterChanged(.short)) { $0.filter = .short }
    await store.send(.queryChanged("a")) { $0.query = "a" }
    await store.send(.queryChanged("ab")) { $0.query = "ab" }
    await clock.advance(by: .milliseconds(300))
    await store.receive(\.response.success) { $0.results = ["ab"] }
  }

  @Test func unansweredSearchFailsTheTest() async {
    #expect(SearchClient.testValue.format("a") == "a")
    await withExpectedIssue {
      _ = try? await SearchClient.testValue.search(query: "a")
    }
  }

  @Test func loginInTwoSteps() async {
    let blob = User(id: UUID(0), name: "Blob")
    let store = TestStore(initialState: Login.State()) {
      Login()
    } withDependencies: {
      $0.loginClient.login = { _, _ in .codeNeeded(token: "t") }
      $0.loginClient.confirm = { _, _ in blob }
    }
    await store.send(.nameChanged("Blob")) { $0.name = "Blob" }
    await store.send(.loginTapped)
    await store.receive(\.needsCode) {
      $0.destination = .twoFactor(Login.TwoFactor.State(token: "t"))
    }
    await store.send(.destination(.presented(.twoFactor(.codeChanged("12"))))) {
      $0.destination?.modify(\.twoFactor) { $0.code = "12" }
    }
    await store.send(.destination(.presented(.twoFactor(.confirmTapped))))
    await store.receive(\.destination.presented.twoFactor.delegate.confirmed) { $0.destination = nil }
    await store.receive(\.loggedIn)
  }

  @Test func aWrongPasswordShowsAnAlert() async {
    let store = TestStore(initialState: Login.State()) {
      Login()
    } withDependencies: {
      $0.loginClient.login = { _, _ in throw LoginError.wrongPassword }
    }
    await store.send(.loginTapped)
    await store.receive(\.failed) {
      $0.destination = .alert(
        AlertState {
          TextState("wrong password")
        } actions: {
          ButtonState(action: .retryTapped) { TextState("Retry") }
        })
    }
    await store.send(.destination(.dismiss)) { $0.destination = nil }
  }

  @Test func todos() async {
    let store = TestStore(initialState: Todos.State()) {
      Todos()
    } withDependencies: {
      $0.uuid = .incrementing
    }
    await store.send(.addTapped) { $0.todos = [Todo.State(id: UUID(0))] }
    await store.send(.todos(.element(id: UUID(0), action: .doneToggled))) {
      $0.todos[id: UUID(0)]?.isDone = true
    }
    await store.send(.removed([0])) { $0.todos = [] }
  }

  @Test func browserPushesPages() async {
    let store = TestStore(initialState: Browser.State(), reducer: Browser())
    await store.send(.counterTapped(3)) { $0.path[id: 0] = .counter(Page.State(number: 3)) }
    await store.send(.path(.element(id: 0, action: .counter(.nextTapped)))) {
      $0.path[id: 1] = .note(Note.State())
    }
    await store.send(.path(.popFrom(id: 0))) { $0.path = StackState() }
  }

  @Test func favouritesAreShared() async {
    let store = TestStore(initialState: Favourites<Counter>.State(base: Counter.State(id: 1))) {
      Favourites(base: Counter())
    }
    await store.send(.favouriteTapped) { $0.$favourites.withLock { $0 = [0] } }
    await store.send(.base(.incrementTapped)) { $0.base.count = 1 }
  }

  @Test func downloads() async {
    let store = TestStore(initialState: Download.State.idle) {
      Download(steps: {
        AsyncStream {
          $0.yield(0.5)
          $0.finish()
        }
      })
    }
    await store.send(.startTapped) { $0 = .loading(progress: 0) }
    await store.receive(\.progressed, 0.5) { $0 = .loading(progress: 0.5) }
    await store.receive(\.finished) { $0 = .done }
    XCTAssertNoDifference(store.state, .done)
    expectNoDifference(store.state.is(\.done), true)
  }

  @Test func sheetsAreDismissed() async {
    let store = TestStore(initialState: Sheets.State()) { Sheets() }
    await store.send(.openTapped) {
      $0.opened = 1
      $0.page = Page.State(number: 1)
    }
    await store.send(.page(.presented(.nextTapped)))
    await store.receive(\.page.dismiss) { $0.page = nil }
  }

  @Test(.dependency(\.uuid, .incrementing)) func traits() {
    @Dependency(\.uuid) var uuid
    #expect(uuid() == UUID(0))
  }

  @Test func aReminderRings() async {
    let store = TestStore(initialState: Reminder.State()) { Reminder() }
    store.useMainSerialExecutor = true
    await store.send(.startTapped)
    await store.receive(\.rang, timeout: 10_000_000_000) { $0.rings = 1 }
  }
}
