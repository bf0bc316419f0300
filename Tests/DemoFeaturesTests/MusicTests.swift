import DemoFeatures
import DemoTracks
import GeneratedTestSupport
import Testing

@MainActor @Suite struct MusicTests {
  private let clock = TestClock()

  private func makeStore() -> TestStoreOf<Music> {
    var state = Music.State()
    state.library.rows = [TrackRow.State(track: Track(id: 1, title: "Aria", seconds: 3))]
    return TestStore(initialState: state) {
      Music()
    } withDependencies: {
      $0.continuousClock = clock
      $0.trackClient.remember = { _ in }
    }
  }

  @Test func theSleepTimerStopsThePlayer() async {
    let store = makeStore()
    await store.send(\.library.rows[id: 1].playTapped) {
      $0.player = Player.State(track: Track(id: 1, title: "Aria", seconds: 3))
    }
    await store.receive(\.player.playTapped) { $0.player?.isPlaying = true }
    await store.send(.sleepTimerTapped(seconds: 1)) {
      $0.sleepTimer = SleepTimer.State(secondsLeft: 1)
    }
    await store.receive(\.sleepTimer.started)
    await clock.advance(by: .seconds(1))
    await store.receive(\.player.ticked) { $0.player?.seconds = 1 }
    await store.receive(\.sleepTimer.ticked) { $0.sleepTimer?.secondsLeft = 0 }
    await store.receive(\.sleepTimer.delegate.timeIsUp) {
      $0.player = nil
      $0.sleepTimer = nil
    }
  }

  @Test func aNewSleepTimerReplacesTheOldOne() async {
    let store = makeStore()
    await store.send(.sleepTimerTapped(seconds: 60)) {
      $0.sleepTimer = SleepTimer.State(secondsLeft: 60)
    }
    await store.receive(\.sleepTimer.started)
    await store.send(.sleepTimerTapped(seconds: 1)) { $0.sleepTimer?.secondsLeft = 1 }
    await store.receive(\.sleepTimer.started)
    await clock.advance(by: .seconds(1))
    await store.receive(\.sleepTimer.ticked) { $0.sleepTimer?.secondsLeft = 0 }
    await store.receive(\.sleepTimer.delegate.timeIsUp) { $0.sleepTimer = nil }
  }

  @Test func theSleepTimerKeepsTimeWhenManySecondsPassAtOnce() async {
    let store = makeStore()
    store.exhaustivity = .off
    await store.send(.sleepTimerTapped(seconds: 60))
    await clock.advance(by: .seconds(60))
    await store.receive(\.sleepTimer.delegate.timeIsUp) { $0.sleepTimer = nil }
  }

  @Test func thePlayerGoesAwayWhenItsTrackEnds() async {
    let store = makeStore()
    store.exhaustivity = .off
    await store.send(\.library.rows[id: 1].playTapped)
    await clock.advance(by: .seconds(3))
    await store.receive(\.player.delegate.ended) { $0.player = nil }
  }

  @Test func stoppingCancelsTheTimerOfThePlayer() async {
    let store = makeStore()
    await store.send(\.library.rows[id: 1].playTapped) {
      $0.player = Player.State(track: Track(id: 1, title: "Aria", seconds: 3))
    }
    await store.receive(\.player.playTapped) { $0.player?.isPlaying = true }
    await store.send(.stopTapped) { $0.player = nil }
    await clock.advance(by: .seconds(10))
  }
}
