import DemoFeatures
import DemoTracks
import GeneratedTestSupport
import Testing

@MainActor @Suite struct NavigationTests {
  private let aria = Track(id: 1, title: "Aria", seconds: 3)
  private let bolero = Track(id: 2, title: "Bolero", seconds: 5)

  private func makeStore() -> TestStoreOf<Music> {
    var state = Music.State()
    state.library.rows = [TrackRow.State(track: bolero), TrackRow.State(track: aria)]
    return TestStore(initialState: state) {
      Music()
    } withDependencies: {
      $0.trackClient.tracks = { [bolero, aria] }
      $0.trackClient.delete = { _ in }
      $0.trackClient.save = { _ in }
    }
  }

  @Test func aRowOpensItsTrack() async {
    let store = makeStore()
    await store.send(\.library.rows[id: 1].opened) {
      $0.path[id: 0] = .detail(TrackDetail.State(track: aria))
    }
  }

  @Test func aDeletedTrackLeavesTheListAndItsScreenCloses() async {
    let store = makeStore()
    store.exhaustivity = .off
    await store.send(\.library.rows[id: 1].opened)
    await store.send(\.path[id: 0].detail.deleteTapped)
    await store.send(\.path[id: 0].detail.destination.alert.deletionConfirmed)
    await store.receive(\.path[id: 0].detail.delegate.deleted) {
      $0.library.rows = [TrackRow.State(track: bolero)]
    }
    await store.receive(\.path.popFrom) { $0.path = StackState() }
  }

  @Test func aDeletedTrackIsNoFavorite() async {
    let store = makeStore()
    store.exhaustivity = .off
    await store.send(\.library.rows[id: 1].favoriteTapped)
    await store.send(\.library.rows[id: 2].favoriteTapped)
    await store.send(\.library.rows[id: 1].opened)
    await store.send(\.path[id: 0].detail.deleteTapped)
    await store.send(\.path[id: 0].detail.destination.alert.deletionConfirmed)
    await store.receive(\.path[id: 0].detail.delegate.deleted) {
      $0.library.$favorites.withLock { $0 = [2] }
    }
  }

  @Test func anEditedTrackChangesItsRow() async {
    let store = makeStore()
    store.exhaustivity = .off
    await store.send(\.library.rows[id: 1].opened)
    await store.send(\.path[id: 0].detail.editTapped)
    await store.send(\.path[id: 0].detail.destination.edit.binding.title, "Air")
    await store.send(\.path[id: 0].detail.destination.edit.saveTapped)
    await store.receive(\.path[id: 0].detail.delegate.changed) {
      $0.library.rows[id: 1]?.track.title = "Air"
    }
    await store.receive(\.path[id: 0].detail.destination.dismiss) {
      $0.path[id: 0, case: \.detail]?.destination = nil
    }
  }

  @Test func theLibraryIsSortedWhenTheSettingsClose() async {
    let store = makeStore()
    await store.send(.settingsTapped) { $0.path[id: 0] = .settings(SettingsScreen.State()) }
    await store.send(\.path[id: 0].settings.orderChanged, .title) {
      $0.path[id: 0, case: \.settings]?.$settings.withLock { $0.order = .title }
    }
    await store.send(\.path[id: 0].settings.doneTapped)
    await store.receive(\.path.popFrom) { $0.path = StackState() }
    await store.receive(\.library.appeared) { $0.library.status = .loading }
    await store.receive(\.library.tracksLoaded.success) {
      $0.library.status = .loaded(count: 2)
      $0.library.rows = [TrackRow.State(track: aria), TrackRow.State(track: bolero)]
    }
  }
}
