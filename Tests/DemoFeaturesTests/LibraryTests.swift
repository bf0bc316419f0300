import DemoFeatures
import DemoTracks
import GeneratedTestSupport
import Testing

@MainActor @Suite struct LibraryTests {
  private let aria = Track(id: 1, title: "Aria", seconds: 3)
  private let bolero = Track(id: 2, title: "Bolero", seconds: 5)

  @Test func loadsTheTracks() async {
    let store = TestStore(initialState: Library.State()) {
      Library()
    } withDependencies: {
      $0.trackClient.tracks = { [aria, bolero] }
    }
    await store.send(.appeared) {
      $0.status = .loading
    }
    await store.receive(\.tracksLoaded.success) {
      $0.status = .loaded(count: 2)
      $0.rows = [TrackRow.State(track: aria), TrackRow.State(track: bolero)]
    }
  }

  @Test func aFailureIsShown() async {
    struct Offline: Error {}
    let store = TestStore(initialState: Library.State()) {
      Library()
    } withDependencies: {
      $0.trackClient.tracks = { throw Offline() }
    }
    await store.send(.appeared) { $0.status = .loading }
    await store.receive(\.tracksLoaded.failure) { $0.status = .failed }
  }

  @Test func onlyTheLastQueryIsSearched() async {
    let clock = TestClock()
    let store = TestStore(initialState: Library.State()) {
      Library()
    } withDependencies: {
      $0.continuousClock = clock
      $0.trackClient.search = { [Track(id: 3, title: $0, seconds: 1)] }
    }
    await store.send(.queryChanged("b")) { $0.query = "b" }
    await clock.advance(by: .milliseconds(200))
    await store.send(.queryChanged("bo")) { $0.query = "bo" }
    await clock.advance(by: .milliseconds(300))
    await store.receive(\.tracksLoaded.success) {
      $0.status = .loaded(count: 1)
      $0.rows = [TrackRow.State(track: Track(id: 3, title: "bo", seconds: 1))]
    }
  }

  @Test func anEmptyQueryCancelsTheSearchAndLoadsAll() async {
    let store = TestStore(initialState: Library.State()) {
      Library()
    } withDependencies: {
      $0.continuousClock = TestClock()
      $0.trackClient.tracks = { [] }
    }
    await store.send(.queryChanged("b")) { $0.query = "b" }
    await store.send(.queryChanged("")) {
      $0.query = ""
      $0.status = .loading
    }
    await store.receive(\.tracksLoaded.success) { $0.status = .loaded(count: 0) }
  }

  @Test func aFavoriteSurvivesASearchThatDoesNotFindIt() async {
    var state = Library.State()
    state.rows = [TrackRow.State(track: aria)]
    let clock = TestClock()
    let store = TestStore(initialState: state) {
      Library()
    } withDependencies: {
      $0.continuousClock = clock
      $0.trackClient.search = { _ in [bolero] }
      $0.trackClient.tracks = { [aria, bolero] }
    }
    await store.send(\.rows[id: 1].favoriteTapped) { $0.$favorites.withLock { $0 = [1] } }
    await store.send(.queryChanged("b")) { $0.query = "b" }
    await clock.advance(by: .milliseconds(300))
    await store.receive(\.tracksLoaded.success) {
      $0.status = .loaded(count: 1)
      $0.rows = [TrackRow.State(track: bolero)]
    }
    await store.send(.queryChanged("")) {
      $0.query = ""
      $0.status = .loading
    }
    await store.receive(\.tracksLoaded.success) {
      $0.status = .loaded(count: 2)
      $0.rows = [TrackRow.State(track: aria), TrackRow.State(track: bolero)]
    }
    #expect(store.state.rows.map(\.isFavorite) == [true, false])
  }
}
