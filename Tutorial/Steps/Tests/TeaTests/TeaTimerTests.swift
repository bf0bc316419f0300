//: 3
import GeneratedTestSupport
import Testing

@testable import Tea

@MainActor struct TeaTimerTests {
  @Test func timeIsSet() async {
    let store = TestStore(initialState: TeaTimer.State()) { TeaTimer() }
    await store.send(.moreTapped) { $0.seconds = 210 }
    await store.send(.lessTapped) { $0.seconds = 180 }
  }
//: end
//: 4

  @Test func timeIsNeverNegative() async throws {
    try await explore([\.lessTapped, \.moreTapped]) {
      TestStore(initialState: TeaTimer.State()) { TeaTimer() }
    } invariant: { (state: TeaTimer.State) in
      #expect(state.seconds >= 0)
    }
  }
//: end
//: 7

  @Test func secondsPass() async {
    let clock = TestClock()
    let store = TestStore(initialState: TeaTimer.State()) {
      TeaTimer()
    } withDependencies: {
      $0.continuousClock = clock
    }
//: end
//: 7-8
    let timer = await store.send(.startTapped) { $0.isRunning = true }
//: end
//: 9
    await store.send(.startTapped) { $0.isRunning = true }
//: end
//: 7
    await clock.advance(by: .seconds(2))
    await store.receive(\.ticked) { $0.seconds = 179 }
    await store.receive(\.ticked) { $0.seconds = 178 }
//: end
//: 7-8
    await timer.cancel()
  }
//: end
//: 9
    await store.send(.stopTapped) { $0.isRunning = false }
  }

  @Test func theTimerEnds() async {
    let clock = TestClock()
    let store = TestStore(initialState: TeaTimer.State(seconds: 2)) {
      TeaTimer()
    } withDependencies: {
      $0.continuousClock = clock
    }
    await store.send(.startTapped) { $0.isRunning = true }
    await clock.advance(by: .seconds(2))
    await store.receive(\.ticked) { $0.seconds = 1 }
    await store.receive(\.ticked) {
      $0.seconds = 0
      $0.isRunning = false
//: end
//: 18
      $0.$cups.withLock { $0 = 1 }
//: end
//: 9
    }
//: end
//: 16
    #expect(store.isDismissed)
//: end
//: 9
  }
//: end
//: 3
}
//: end
