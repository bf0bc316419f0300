import GeneratedTestSupport
import Testing

@testable import Gallery

@MainActor @Suite struct CountdownTimerTests {
  private let clock = TestClock()

  private func makeStore(
    for duration: Duration = .milliseconds(300)
  ) -> TestStoreOf<CountdownTimer> {
    TestStore(initialState: CountdownTimer.State(duration: duration)) {
      CountdownTimer()
    } withDependencies: {
      $0.continuousClock = clock
    }
  }

  @Test func countsDownToZero() async {
    let store = makeStore()
    await store.send(.startTapped) { $0.status = .running }
    await store.send(.startTapped)
    await clock.advance(by: .milliseconds(300))
    await store.receive(\.ticked) { $0.elapsed = .milliseconds(100) }
    await store.receive(\.ticked) { $0.elapsed = .milliseconds(200) }
    await store.receive(\.ticked) {
      $0.elapsed = .milliseconds(300)
      $0.status = .ended
    }
    await store.send(.startTapped)
  }

  @Test func aPauseTakesNoTime() async {
    let store = makeStore()
    await store.send(.startTapped) { $0.status = .running }
    await clock.advance(by: .milliseconds(100))
    await store.receive(\.ticked) { $0.elapsed = .milliseconds(100) }
    await store.send(.pauseTapped) { $0.status = .paused }
    await clock.advance(by: .seconds(60))
    await store.send(.startTapped) { $0.status = .running }
    await clock.advance(by: .milliseconds(100))
    await store.receive(\.ticked) { $0.elapsed = .milliseconds(200) }
    await store.send(.pauseTapped) { $0.status = .paused }
    await store.send(.pauseTapped)
  }

  @Test func resettingStopsTheTimer() async {
    let store = makeStore()
    await store.send(.startTapped) { $0.status = .running }
    await clock.advance(by: .milliseconds(100))
    await store.receive(\.ticked) { $0.elapsed = .milliseconds(100) }
    await store.send(.resetTapped) {
      $0.elapsed = .zero
      $0.status = .ready
    }
    await clock.advance(by: .seconds(60))
  }

  @Test func theTimerEndsWithItsScreen() async {
    let store = TestStore(initialState: Kitchen.State()) {
      Kitchen()
    } withDependencies: {
      $0.continuousClock = clock
    }
    await store.send(.eggsTapped) {
      $0.timer = CountdownTimer.State(duration: .seconds(300))
    }
    await store.send(\.timer.startTapped) { $0.timer?.status = .running }
    await clock.advance(by: .milliseconds(100))
    await store.receive(\.timer.ticked) { $0.timer?.elapsed = .milliseconds(100) }
    await store.send(\.timer.closeTapped)
    await store.receive(\.timer.dismiss) { $0.timer = nil }
    await clock.advance(by: .seconds(60))

    // A new screen begins again.
    await store.send(.eggsTapped) {
      $0.timer = CountdownTimer.State(duration: .seconds(300))
    }
  }

  @Test(arguments: [
    (0, "1:05"), (1, "1:05"), (999, "1:05"), (1000, "1:04"), (5500, "1:00"), (6000, "0:59"),
    (65_000, "0:00"),
  ])
  func showsWholeSeconds(elapsed: Int, text: String) {
    var state = CountdownTimer.State(duration: .seconds(65))
    state.elapsed = .milliseconds(elapsed)
    #expect(state.text == text)
  }

  @Test func theTimerRunsOnlyWhileItIsRunning() async throws {
    try await explore([\.startTapped, \.pauseTapped, \.resetTapped]) {
      TestStore(initialState: CountdownTimer.State(duration: .milliseconds(500))) {
        CountdownTimer()
      } withDependencies: {
        $0.continuousClock = TestClock()
      }
    } invariant: { state in
      #expect((.zero...state.duration).contains(state.elapsed))
      #expect((state.status == .ended) == (state.elapsed == state.duration))
      if state.status == .ready { #expect(state.elapsed == .zero) }
    }
  }
}
