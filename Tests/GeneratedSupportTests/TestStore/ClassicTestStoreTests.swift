import GeneratedTestSupport
import XCTest

#if Foundation
  import Foundation
#endif

/// A test store in XCTest.
final class ClassicTestStoreTests: XCTestCase {
  @MainActor func testATestStoreWorksInXCTest() async {
    let store = TestStore(initialState: TimerFeature.State(count: 0)) { TimerFeature() }
    await store.send(.incrementButtonTapped) { $0.count = 1 }
    await store.send(.incrementButtonTapped) { $0.count = 2 }
    await store.send(.decrementButtonTapped) { $0.count = 1 }
    await store.send(.appeared)
    XCTAssertFalse(store.state.isPrime)
  }

  @MainActor func testPlainAssertionsWorkInAClosure() async {
    let store = TestStore(initialState: ListFeature.State(values: [1])) { ListFeature() }
    store.exhaustivity = .off
    await store.send(.removeButtonTapped) { XCTAssertEqual($0.values.count, 0) }
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

  @MainActor func testSkippedAssertionsAreShownAndPass() async {
    let store = ScriptedFeature.store(sending: .numbered(7), .first)
    store.exhaustivity = .off(showSkippedAssertions: true)
    let reports = store.shownReports
    let line = #line + 1
    await store.send(.texted("Blob"))
    await store.send(.start)
    await store.skipReceivedActions()
    XCTAssertEqual(reports.value.count, 2)
    XCTAssertEqual(
      reports.value.first?.hasPrefix(
        "\(#fileID):\(line): Skipped assertions.\n\nState was not expected to change,"), true)
    XCTAssertEqual(
      reports.value.last,
      """
      \(#fileID):\(line + 2): 2 received actions were skipped.

        Skipped receiving .numbered(7)
        Skipped receiving .first
      """)
    XCTAssertEqual(store.state, ScriptedFeature.State(count: 8, text: "Blob"))
  }

  #if Foundation
    /// The reducer takes the first id, so the closure gets the second one.
    @MainActor func testAClosureThatConsumesIDsFails() async {
      var ids: [UUID] = []
      await withExpectedIssue {
        let store = TestStore(initialState: ModelList.State()) {
          ModelList()
        } withDependencies: {
          $0.uuid = .incrementing
        }
        store.exhaustivity = .off(showSkippedAssertions: true)
        await store.send(.addButtonTapped) {
          let model = ModelList.Model()
          ids.append(model.id)
          $0.values = [model]
        }
        XCTAssertEqual(store.state.values.map(\.id), [UUID(0)])
      }
      XCTAssertEqual(ids, [UUID(1)])
    }
  #endif

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
