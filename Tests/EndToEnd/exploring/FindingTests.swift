import Dispatch
import GeneratedTestSupport
import Testing

@testable import App

/// Each test finds the bug of a feature.
@MainActor @Suite struct FindingTests {
  @Test func staleAnswer() async throws {
    try await explore([\.queryChanged]) {
      TestStore(initialState: StaleAnswer.State()) { StaleAnswer() }
    } invariant: { state in
      #expect(state.answer == nil || state.answer == "about \(state.query)")
    }
  }

  @Test func twoDownloads() async throws {
    try await explore([\.downloadTapped]) {
      TestStore(initialState: TwoDownloads.State()) { TwoDownloads() }
    } invariant: { state in
      #expect(state.downloads <= 1)
    }
  }

  @Test func survivingTimer() async throws {
    try await explore([\.opened, \.stopwatch.dismiss], endless: [\.opened]) {
      TestStore(initialState: SurvivingTimer.State()) {
        SurvivingTimer()
      } withDependencies: {
        $0.continuousClock = TestClock()
      }
    }
  }

  @Test func movedRow() async throws {
    try await explore([\.deleteTapped, \.reverseTapped]) {
      TestStore(initialState: MovedRow.State()) { MovedRow() }
    } invariant: { state in
      #expect(state.deleted.union(state.names) == ["a", "b", "c"])
    }
  }

  @Test func lateAlert() async throws {
    try await explore([\.failed, \.alert]) {
      TestStore(initialState: LateAlert.State()) {
        LateAlert()
      } withDependencies: {
        $0.continuousClock = TestClock()
      }
    }
  }

  @Test func lostAddition() async throws {
    try await explore([\.addTapped]) {
      TestStore(initialState: LostAddition.State()) {
        LostAddition()
      } withDependencies: {
        $0.continuousClock = TestClock()
      }
    } invariant: {
      #expect($0.count >= $0.finished)
    }
  }

  @Test func formSavedTwice() async throws {
    try await explore([\.nameChanged, \.saveTapped]) {
      TestStore(initialState: FormSavedTwice.State()) { FormSavedTwice() }
    } invariant: { state in
      #expect(state.saves <= 1)
    }
  }

  @Test func debounceOnWrongID() async throws {
    try await explore([\.textChanged]) {
      TestStore(initialState: DebounceOnWrongID.State()) {
        DebounceOnWrongID()
      } withDependencies: {
        $0.mainQueue = TestSchedulerOf<DispatchQueue>().eraseToAnyScheduler()
      }
    } invariant: { state in
      #expect(state.searchesSinceChange <= 1)
    }
  }

  @Test func stackPoppedTwice() async throws {
    try await explore([\.opened, \.path]) {
      TestStore(initialState: StackPoppedTwice.State()) { StackPoppedTwice() }
    } invariant: { state in
      #expect(state.pops <= state.saved.count)
    }
  }

  @Test func endlessRetry() async throws {
    try await explore([\.loadTapped]) {
      TestStore(initialState: EndlessRetry.State()) {
        EndlessRetry()
      } withDependencies: {
        $0.continuousClock = TestClock()
      }
    }
  }

  @Test func overriddenUndo() async throws {
    try await explore([\.translateTapped, \.undoTapped]) {
      TestStore(initialState: OverriddenUndo.State()) { OverriddenUndo() }
    } invariant: { state in
      #expect(state.restored == nil || state.text == state.restored)
    }
  }

  @Test func overflowingCounter() async throws {
    try await explore([\.added]) {
      TestStore(initialState: OverflowingCounter.State()) { OverflowingCounter() }
    } invariant: { state in
      #expect(state.total >= 0)
    }
  }
}
