import Dispatch
import GeneratedSupport
import Testing

@testable import GeneratedTestSupport

/// A feature with a bug, or its correct twin.
@MainActor
struct SeededBug {
  let name: String
  /// Looks for the bug. Nil if no run has failed.
  let explore: (_ isMended: Bool, _ seed: UInt64) async throws -> Finding?

  struct Finding {
    var number: Int
    var failure: String
    var plan: ExploredPlan
    /// Repeats a plan. Returns where it fails.
    let repeated: (ExploredPlan) async throws -> String?
  }

  private init<State: Equatable, Action: CasePathable>(
    _ name: String, _ actions: [PartialCaseKeyPath<Action>],
    endless: [PartialCaseKeyPath<Action>] = [], line: UInt = #line,
    store: @escaping @MainActor (_ isMended: Bool) -> TestStore<State, Action>,
    invariant: @escaping @MainActor (State) -> Void = { _ in }
  ) {
    self.name = name
    explore = { isMended, seed in
      let exploration = Exploration(
        ExploredActions(actions), endless: endless,
        site: CallSite(#fileID, #filePath, line, 1), store: { store(isMended) },
        invariant: invariant)
      let host = SwiftTestingHost(test: try #require(Test.current), testCase: Test.Case.current)
      let search = ExplorationSearch(
        exploration: exploration, host: host, runs: 100, steps: 30, seed: seed)
      guard let found = try await search.run() else { return nil }
      return Finding(
        number: found.number, failure: found.outcome.failure ?? "", plan: found.outcome.plan
      ) {
        try await exploration.attempt($0, on: host).failure
      }
    }
  }

  static let all: [SeededBug] = [
    SeededBug("StaleAnswer", [\.queryChanged]) { isMended in
      TestStore(initialState: StaleAnswer.State()) { StaleAnswer(isMended: isMended) }
    } invariant: { state in
      #expect(state.answer == nil || state.answer == "about \(state.query)")
    },
    SeededBug("TwoDownloads", [\.downloadTapped]) { isMended in
      TestStore(initialState: TwoDownloads.State()) { TwoDownloads(isMended: isMended) }
    } invariant: { state in
      #expect(state.downloads <= 1)
    },
    SeededBug("SurvivingTimer", [\.opened, \.stopwatch.dismiss], endless: [\.opened]) { isMended in
      TestStore(initialState: SurvivingTimer.State()) {
        SurvivingTimer(isMended: isMended)
      } withDependencies: {
        $0.continuousClock = TestClock()
      }
    },
    SeededBug("MovedRow", [\.deleteTapped, \.reverseTapped]) { isMended in
      TestStore(initialState: MovedRow.State()) { MovedRow(isMended: isMended) }
    } invariant: { state in
      #expect(state.deleted.union(state.names) == ["a", "b", "c"])
    },
    SeededBug("LateAlert", [\.failed, \.alert]) { isMended in
      TestStore(initialState: LateAlert.State()) {
        LateAlert(isMended: isMended)
      } withDependencies: {
        $0.continuousClock = TestClock()
      }
    },
    SeededBug("LostAddition", [\.addTapped]) { isMended in
      TestStore(initialState: LostAddition.State()) {
        LostAddition(isMended: isMended)
      } withDependencies: {
        $0.continuousClock = TestClock()
      }
    } invariant: {
      #expect($0.count >= $0.finished)
    },
    SeededBug("FormSavedTwice", [\.nameChanged, \.saveTapped]) { isMended in
      TestStore(initialState: FormSavedTwice.State()) { FormSavedTwice(isMended: isMended) }
    } invariant: { state in
      #expect(state.saves <= 1)
    },
    SeededBug("DebounceOnWrongID", [\.textChanged]) { isMended in
      TestStore(initialState: DebounceOnWrongID.State()) {
        DebounceOnWrongID(isMended: isMended)
      } withDependencies: {
        $0.mainQueue = TestSchedulerOf<DispatchQueue>().eraseToAnyScheduler()
      }
    } invariant: { state in
      #expect(state.searchesSinceChange <= 1)
    },
    SeededBug("StackPoppedTwice", [\.opened, \.path]) { isMended in
      TestStore(initialState: StackPoppedTwice.State()) { StackPoppedTwice(isMended: isMended) }
    } invariant: { state in
      #expect(state.pops <= state.saved.count)
    },
    SeededBug("EndlessRetry", [\.loadTapped]) { isMended in
      TestStore(initialState: EndlessRetry.State()) {
        EndlessRetry(isMended: isMended)
      } withDependencies: {
        $0.continuousClock = TestClock()
      }
    },
    SeededBug("OverriddenUndo", [\.translateTapped, \.undoTapped]) { isMended in
      TestStore(initialState: OverriddenUndo.State()) { OverriddenUndo(isMended: isMended) }
    } invariant: { state in
      #expect(state.restored == nil || state.text == state.restored)
    },
    SeededBug("OverflowingCounter", [\.added]) { isMended in
      TestStore(initialState: OverflowingCounter.State()) {
        OverflowingCounter(isMended: isMended)
      }
    } invariant: { state in
      #expect(state.total >= 0)
    },
  ]
}
