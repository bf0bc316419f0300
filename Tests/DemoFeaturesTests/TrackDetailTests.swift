import DemoFeatures
import DemoTracks
import GeneratedTestSupport
import Testing

@MainActor @Suite struct TrackDetailTests {
  private let aria = Track(id: 1, title: "Aria", seconds: 3)
  private let deleted = LockIsolated<[Track.ID]>([])

  private func makeStore() -> TestStoreOf<TrackDetail> {
    TestStore(initialState: TrackDetail.State(track: aria)) {
      TrackDetail()
    } withDependencies: {
      $0.trackClient.save = { _ in }
      $0.trackClient.delete = { [deleted] id in deleted.withValue { $0.append(id) } }
    }
  }

  @Test func theFormChangesTheTrackAndGoesAway() async {
    let store = makeStore()
    await store.send(.editTapped) {
      $0.destination = .edit(TrackForm.State(track: aria))
    }
    await store.send(\.destination.edit.binding.title, "Air") {
      $0.$destination[case: \.edit]?.title = "Air"
    }
    await store.send(\.destination.edit.saveTapped)
    await store.receive(\.destination.edit.saved)
    await store.receive(\.destination.edit.delegate.saved) { $0.track.title = "Air" }
    await store.receive(\.delegate.changed)
    await store.receive(\.destination.dismiss) { $0.destination = nil }
  }

  @Test func anAlertAsksBeforeTheTrackIsDeleted() async {
    let store = makeStore()
    await store.send(.deleteTapped) {
      $0.destination = .alert(
        AlertState {
          TextState("Delete “Aria”?")
        } actions: {
          ButtonState(role: .destructive, action: .deletionConfirmed) { TextState("Delete") }
          ButtonState(role: .cancel) { TextState("Keep") }
        } message: {
          TextState("You cannot undo this.")
        })
    }
    await store.send(\.destination.alert.deletionConfirmed) { $0.destination = nil }
    await store.receive(\.deleted)
    await store.receive(\.delegate.deleted)
    #expect(deleted.value == [1])
    #expect(store.isDismissed)
  }

  @Test func theAlertCanBeClosed() async {
    let store = makeStore()
    store.exhaustivity = .off
    await store.send(.deleteTapped)
    await store.send(\.destination.dismiss) { $0.destination = nil }
    #expect(deleted.value.isEmpty)
  }
}
