import DemoFeatures
import DemoTracks
import GeneratedTestSupport
import Testing

@MainActor @Suite struct PlayerTests {
  private let clock = TestClock()
  private let remembered = LockIsolated<[String]>([])

  private func makeStore() -> TestStoreOf<Player> {
    TestStore(
      initialState: Player.State(track: Track(id: 7, title: "Aria", seconds: 2))
    ) {
      Player()
    } withDependencies: {
      $0.continuousClock = clock
      $0.trackClient.volume = { 3 }
      $0.trackClient.remember = { [remembered] id, volume in
        remembered.withValue { $0.append("\(id) at \(volume)") }
      }
    }
  }

  @Test func aTrackPlaysUntilItsEnd() async {
    let store = makeStore()
    await store.send(.playTapped) {
      $0.isPlaying = true
      $0.volume = 3
    }
    #expect(remembered.value == ["7 at 3"])
    await clock.advance(by: .seconds(1))
    await store.receive(\.ticked) { $0.seconds = 1 }
    await clock.advance(by: .seconds(1))
    await store.receive(\.ticked) {
      $0.seconds = 2
      $0.isPlaying = false
    }
    await store.receive(\.delegate.ended)
  }

  @Test func aPauseStopsTheTime() async {
    let store = makeStore()
    await store.send(.playTapped) {
      $0.isPlaying = true
      $0.volume = 3
    }
    await store.send(.pauseTapped) { $0.isPlaying = false }
    await clock.advance(by: .seconds(10))
  }

  @Test func theVolumeStaysInItsRange() async {
    let store = makeStore()
    await store.send(.volumeChanged(12)) { $0.volume = 11 }
    await store.send(\.volumeChanged, -1) { $0.volume = 0 }
  }
}
