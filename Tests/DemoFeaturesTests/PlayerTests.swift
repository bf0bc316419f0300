import DemoFeatures
import DemoTracks
import GeneratedTestSupport
import Testing

@MainActor @Suite struct PlayerTests {
  private let clock = TestClock()
  private let remembered = LockIsolated<[Track.ID]>([])

  private func makeStore() -> TestStoreOf<Player> {
    TestStore(
      initialState: Player.State(track: Track(id: 7, title: "Aria", seconds: 2))
    ) {
      Player()
    } withDependencies: {
      $0.continuousClock = clock
      $0.trackClient.remember = { [remembered] id in
        remembered.withValue { $0.append(id) }
      }
    }
  }

  @Test func aTrackPlaysUntilItsEnd() async {
    let store = makeStore()
    await store.send(.playTapped) { $0.isPlaying = true }
    #expect(remembered.value == [7])
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
    await store.send(.playTapped) { $0.isPlaying = true }
    await store.send(.pauseTapped) { $0.isPlaying = false }
    await clock.advance(by: .seconds(10))
  }
}
