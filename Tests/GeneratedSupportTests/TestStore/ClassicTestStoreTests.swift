import GeneratedTestSupport
import XCTest

/// A test store in XCTest.
final class ClassicTestStoreTests: XCTestCase {
  @MainActor func testStateChanges() async {
    let store = TestStore(initialState: TimerFeature.State(count: 0)) { TimerFeature() }
    await store.send(.incrementButtonTapped) { $0.count = 1 }
    await store.send(.incrementButtonTapped) { $0.count = 2 }
    await store.send(.decrementButtonTapped) { $0.count = 1 }
    await store.send(.appeared)
    XCTAssertFalse(store.state.isPrime)
  }

  @MainActor func testAnImmediateClockNeedsNoTimeout() async {
    let store = TestStore(initialState: TimerFeature.State(count: 0)) {
      TimerFeature()
    } withDependencies: {
      $0.continuousClock = ImmediateClock()
    }
    await store.send(.startTimerButtonTapped)
    await store.receive(\.timerTick) { $0.count = 1 }
    await store.receive(\.timerTick) { $0.count = 2 }
    await store.receive(\.timerTick) { $0.count = 3 }
    await store.receive(\.timerTick) { $0.count = 4 }
    await store.receive(\.timerTick) { $0.count = 5 }
    XCTAssertEqual(store.idleTime, .zero)
  }

  @MainActor func testATestClockDrivesATimer() async {
    let clock = TestClock()
    let store = TestStore(initialState: TimerFeature.State(count: 0)) {
      TimerFeature()
    } withDependencies: {
      $0.continuousClock = clock
    }
    await store.send(.startTimerButtonTapped)
    for tick in 1...5 {
      await clock.advance(by: .seconds(1))
      await store.receive(\.timerTick) { $0.count = tick }
    }
    XCTAssertEqual(store.idleTime, .zero)
  }

  @MainActor func testAnUnstructuredTaskIsWaitedFor() async {
    let store = ScriptedFeature.store {
      .run { send in await Task { await send(.first) }.value }
    }
    await store.send(.start)
    await store.receive(\.first) { $0.count = 1 }
    XCTAssertEqual(store.idleTime, .zero)
  }

  @MainActor func testAStoreCanBeNotExhaustive() async {
    let store = TestStore(initialState: LoginApp.State()) { LoginApp() }
    store.exhaustivity = .off
    await store.send(\.login.submitButtonTapped)
    await store.receive(\.login.delegate.didLogin) { $0.selectedTab = .activity }
  }

  @MainActor func testAFailureIsReported() async {
    await withExpectedIssue {
      let store = TestStore(initialState: TimerFeature.State(count: 0)) { TimerFeature() }
      await store.send(.incrementButtonTapped) { $0.count = 999 }
    }
    await withExpectedIssue {
      let store = ScriptedFeature.endlessStore()
      await store.send(.start)
    }
  }
}

/// A test store in a property of its test case, which XCTest keeps until the process ends.
final class StoreInPropertyTests: XCTestCase {
  @MainActor private lazy var store = TestStore(initialState: TimerFeature.State(count: 0)) {
    TimerFeature()
  }

  @MainActor func testFirstUseOfTheStore() async {
    await store.send(.incrementButtonTapped) { $0.count = 1 }
  }

  @MainActor func testTheStoreIsNewInEachTest() async {
    await store.send(.incrementButtonTapped) { $0.count = 1 }
  }
}
