import GeneratedTestSupport
import Testing
import XCTest

/// A timer that waits in real time, until the guide gives it a clock.
struct UncontrolledTimer: Reducer {
  struct State: Equatable {
    var count = 0
  }
  enum Action {
    case startTimerButtonTapped
    case timerTick
  }
  /// A second in the guide.
  var interval = Duration.seconds(1)

  var body: some Reducer<State, Action> {
    Reduce { state, action in
      switch action {
      case .startTimerButtonTapped:
        state.count = 0
        return .run { [interval] send in
          for _ in 1...5 {
            try await Task.sleep(for: interval)
            await send(.timerTick)
          }
        }

      case .timerTick:
        state.count += 1
        return .none
      }
    }
  }
}

struct ControlledTimer: Reducer {
  typealias State = UncontrolledTimer.State
  typealias Action = UncontrolledTimer.Action
  @Dependency(\.continuousClock) var clock
  var ticks = 5

  var body: some Reducer<State, Action> {
    Reduce { state, action in
      switch action {
      case .startTimerButtonTapped:
        state.count = 0
        return .run { [ticks] send in
          for _ in 1...ticks {
            try await self.clock.sleep(for: .seconds(1))
            await send(.timerTick)
          }
        }

      case .timerTick:
        state.count += 1
        return .none
      }
    }
  }
}

/// The guide to effects, as a class on the main actor.
@MainActor
final class TimerTests: XCTestCase {
  func testRealTime() async {
    let store = TestStore(initialState: UncontrolledTimer.State(count: 0)) {
      UncontrolledTimer(interval: .milliseconds(1))
    }
    // Less than the interval, as the default of 0.1 seconds is less than a second.
    store.timeout = .nanoseconds(1)
    await store.send(.startTimerButtonTapped)
    await store.receive(\.timerTick, timeout: .seconds(60)) {
      $0.count = 1
    }
    await store.receive(\.timerTick, timeout: .seconds(60)) {
      $0.count = 2
    }
    await store.receive(\.timerTick, timeout: .seconds(60)) {
      $0.count = 3
    }
    await store.receive(\.timerTick, timeout: .seconds(60)) {
      $0.count = 4
    }
    await store.receive(\.timerTick, timeout: .seconds(60)) {
      $0.count = 5
    }
  }

  func testImmediateClock() async {
    let store = TestStore(initialState: ControlledTimer.State(count: 0)) {
      ControlledTimer()
    } withDependencies: {
      $0.continuousClock = ImmediateClock()
    }
    await store.send(.startTimerButtonTapped)
    await store.receive(\.timerTick) {
      $0.count = 1
    }
    await store.receive(\.timerTick) {
      $0.count = 2
    }
    await store.receive(\.timerTick) {
      $0.count = 3
    }
    await store.receive(\.timerTick) {
      $0.count = 4
    }
    await store.receive(\.timerTick) {
      $0.count = 5
    }
  }
}

/// The failures of the guide to effects.
@MainActor struct TimerFailureTests {
  @Test func anEffectThatIsStillRunning() async {
    let reports = await reports {
      let store = TestStore(initialState: UncontrolledTimer.State(count: 0)) {
        UncontrolledTimer(interval: .seconds(100_000))
      }
      await store.send(.startTimerButtonTapped)
    }
    #expect(reports.count == 1)
    let start = """
      \(#fileID):\(#line - 4): An effect returned for this action is still running. It must complete before \
      the end of the test. …
      """
    #expect(reports.first?.prefix(start.count) == start[...])
  }

  @Test func anActionThatComesTooLate() async {
    let reports = await reports {
      let store = TestStore(initialState: UncontrolledTimer.State(count: 0)) {
        UncontrolledTimer(interval: .seconds(100_000))
      }
      await store.send(.startTimerButtonTapped)
      await store.receive(\.timerTick) {
        $0.count = 1
      }
    }
    #expect(reports.count == 1)
    let start = """
      \(#fileID):\(#line - 6): Expected to receive an action, but received none after 0.1 seconds.
      """
    #expect(reports.first?.prefix(start.count) == start[...])
  }

  @Test func oneOfFiveTicksWithAnEffectThatIsStillRunning() async {
    let clock = TestClock()
    let reports = await reports {
      let store = TestStore(initialState: ControlledTimer.State(count: 0)) {
        ControlledTimer()
      } withDependencies: {
        $0.continuousClock = clock
      }
      await store.send(.startTimerButtonTapped)
      await clock.advance(by: .seconds(1))
      await store.receive(\.timerTick, timeout: .seconds(2)) {
        $0.count = 1
      }
    }
    #expect(
      reports == [
        """
        \(#fileID):\(#line - 6): An effect returned for this action is still running. It must complete \
        before the end of the test. …

          UncontrolledTimer.Action.startTimerButtonTapped

        To fix this:
        • If the effect waits for time, override its clock: advance a 'TestClock', or use '.immediate'.
        • If it sends actions, receive them with 'await store.receive(…)'.
        • If it ends by itself later, wait for it with 'await store.finish()'.
        • If it runs until its feature goes away, send the action that cancels it, or keep the task of \
        'send' and call 'await task.cancel()'.
        """
      ])
  }

  @Test func oneOfFiveTicksWithAnImmediateClock() async {
    let reports = await reports {
      let store = TestStore(initialState: ControlledTimer.State(count: 0)) {
        ControlledTimer()
      } withDependencies: {
        $0.continuousClock = ImmediateClock()
      }
      await store.send(.startTimerButtonTapped)
      await store.receive(\.timerTick) {
        $0.count = 1
      }
    }
    #expect(
      reports == [
        """
        \(#fileID):\(#line - 10): The store received 4 unexpected actions.

        Unhandled actions:
          UncontrolledTimer.Action.timerTick
          UncontrolledTimer.Action.timerTick
          UncontrolledTimer.Action.timerTick
          UncontrolledTimer.Action.timerTick

        Call 'await store.receive(…)' for each of them. If the test is not about them, call \
        'await store.skipReceivedActions()', or set 'store.exhaustivity = .off'.
        """
      ])
  }

  @Test func aTimerThatTicksTenTimes() async {
    let reports = await reports {
      let store = TestStore(initialState: ControlledTimer.State(count: 0)) {
        ControlledTimer(ticks: 10)
      } withDependencies: {
        $0.continuousClock = ImmediateClock()
      }
      await store.send(.startTimerButtonTapped)
      for count in 1...5 {
        await store.receive(\.timerTick) {
          $0.count = count
        }
      }
    }
    #expect(reports.count == 1)
    #expect(reports.first?.contains("The store received 5 unexpected actions.") == true)
  }
}
