import DemoFeatures
import DemoTracks
import GeneratedTestSupport
import Testing

@MainActor @Suite struct TrackFormTests {
  private let aria = Track(id: 1, title: "Aria", seconds: 3)
  private let saved = LockIsolated<[Track]>([])

  private func makeStore() -> TestStoreOf<TrackForm> {
    TestStore(initialState: TrackForm.State(track: aria)) {
      TrackForm()
    } withDependencies: {
      $0.trackClient.save = { [saved] track in saved.withValue { $0.append(track) } }
    }
  }

  @Test func controlsChangeTheTrack() async {
    let store = makeStore()
    await store.send(\.binding.title, "Air") { $0.title = "Air" }
    await store.send(\.binding.seconds, 4) { $0.seconds = 4 }
    #expect(saved.value.isEmpty)
  }

  @Test func anEmptyTitleCannotBeSaved() async {
    let store = makeStore()
    await store.send(\.binding.title, "") {
      $0.title = ""
      $0.problem = "The title is empty"
    }
    await store.send(.saveTapped)
    #expect(saved.value.isEmpty)
  }

  @Test(arguments: [-5, 0, 3601]) func anImpossibleLengthCannotBeSaved(seconds: Int) async {
    let store = makeStore()
    await store.send(\.binding.seconds, seconds) {
      $0.seconds = seconds
      $0.problem = "The length is from 1 to 3600 seconds"
    }
    await store.send(.saveTapped)
    #expect(saved.value.isEmpty)
    await store.send(\.binding.seconds, 3600) {
      $0.seconds = 3600
      $0.problem = nil
    }
  }

  @Test func savingTellsTheParentAndClosesTheForm() async {
    let store = makeStore()
    await store.send(\.binding.title, "Air") { $0.title = "Air" }
    await store.send(.saveTapped)
    await store.receive(\.saved)
    await store.receive(\.delegate.saved)
    #expect(saved.value == [Track(id: 1, title: "Air", seconds: 3)])
    #expect(store.isDismissed)
  }

  @Test func cancellingSavesNothing() async {
    let store = makeStore()
    await store.send(.cancelTapped)
    #expect(store.isDismissed)
    #expect(saved.value.isEmpty)
  }
}
