import GeneratedTestSupport
import Testing

#if Foundation
  import Foundation
#endif

/// A store with the exhaustivity `.off(showSkippedAssertions: true)`.
@MainActor @Suite struct SkippedAssertionTests {
  @Test func anUnassertedChangeIsShown() async {
    let store = TestStore(initialState: TimerFeature.State(count: 0)) { TimerFeature() }
    store.exhaustivity = .off(showSkippedAssertions: true)
    let reports = store.shownReports
    await store.send(.incrementButtonTapped)
    #expect(
      reports.value == [
        """
        \(#fileID):\(#line - 1): Skipped assertions.

        State was not expected to change, but a change occurred.

            − TimerFeature.State(count: 0)
            + TimerFeature.State(count: 1)

        (Expected: −, Actual: +)
        """
      ])
  }

  @Test func aSkippedActionIsShown() async {
    let store = ScriptedFeature.store(sending: .numbered(7), .first, .texted("Blob"))
    store.exhaustivity = .off(showSkippedAssertions: true)
    await store.send(.start)
    let reports = store.shownReports
    await store.receive(\.texted) { $0.text = "Blob" }
    #expect(
      reports.value == [
        """
        \(#fileID):\(#line - 1): Skipped assertions.

        2 received actions were skipped.

          Skipped receiving .numbered(7)
          Skipped receiving .first
        """
      ])
  }

  @Test func theTestPasses() async {
    let store = TestStore(initialState: LoginApp.State()) { LoginApp() }
    store.exhaustivity = .off(showSkippedAssertions: true)
    await store.send(\.login.submitButtonTapped)
    await store.receive(\.login.delegate.didLogin) { $0.selectedTab = .activity }
  }

  @Test func aClosureRunsOnTheStateAfterTheActionAndThenOnTheOneBefore() async {
    let store = TestStore(initialState: TimerFeature.State(count: 0)) { TimerFeature() }
    store.exhaustivity = .off(showSkippedAssertions: true)
    var counts: [Int] = []
    await store.send(.incrementButtonTapped) {
      counts.append($0.count)
      $0.count = 1
    }
    #expect(counts == [1, 0])
  }

  @Test func aClosureThatDisagreesFailsTheTest() async {
    let store = TestStore(initialState: TimerFeature.State(count: 0)) { TimerFeature() }
    store.exhaustivity = .off(showSkippedAssertions: true)
    let shownReports = store.shownReports
    let reports = await reports {
      await store.send(.incrementButtonTapped) { $0.count = 999 }
    }
    #expect(reports.count == 1)
    #expect(reports.first?.contains(": A state change does not match expectation.") == true)
    #expect(shownReports.value == [])
  }

  @Test func anErrorOfTheSecondRunIsShownAsSkipped() async {
    struct Refusal: Error {}
    let store = TestStore(initialState: TimerFeature.State(count: 0)) { TimerFeature() }
    store.exhaustivity = .off(showSkippedAssertions: true)
    let reports = store.shownReports
    await store.send(.incrementButtonTapped) { if $0.count == 0 { throw Refusal() } }
    #expect(
      reports.value == ["\(#fileID):\(#line - 1): Skipped assertions.\n\nThrew error: Refusal()"])
  }

  @Test func aClosureThatChangesNothingIsShown() async {
    let store = TestStore(initialState: TimerFeature.State(count: 0)) { TimerFeature() }
    store.exhaustivity = .off(showSkippedAssertions: true)
    let reports = store.shownReports
    await store.send(.appeared) { $0.count = 0 }
    #expect(
      reports.value == [
        """
        \(#fileID):\(#line - 1): Skipped assertions.

        Expected state to change, but no change occurred.

        The closure leaves the state as it was before the action, and the action did not change the state \
        either. If you expect no change, leave out the closure.
        """
      ])
  }

  @Test func unhandledActionsAreShown() async {
    let store = ScriptedFeature.store(sending: .first)
    store.exhaustivity = .off(showSkippedAssertions: true)
    await store.send(.start)
    let reports = store.shownReports
    await store.send(.stop)
    #expect(
      reports.value == [
        """
        \(#fileID):\(#line - 1): Skipped assertions.

        Must handle 1 received action before sending an action.

        Unhandled actions:
          ScriptedFeature.Action.first

        Call 'await store.receive(…)' for each of them.
        """
      ])
  }

  @Test func theEndShowsWhatIsLeft() async {
    var reports: LockIsolated<[String]>?
    do {
      let store = ScriptedFeature.store {
        .run { send in
          await send(.first)
          try await Task.never()
        }
      }
      reports = store.shownReports
      store.exhaustivity = .off(showSkippedAssertions: true)
      await store.send(.start)
    }
    let texts = (reports?.value ?? []).map { $0.split(separator: ": ", maxSplits: 1).last ?? "" }
    #expect(texts.count == 2)
    #expect(
      texts.first?.hasPrefix("Skipped assertions.\n\nThe store received 1 unexpected action.")
        == true)
    #expect(
      texts.last?.hasPrefix(
        """
        Skipped assertions.

        An effect returned for this action is still running. It must complete before the end of the test.
        """) == true)
  }
}

#if Foundation
  extension SkippedAssertionTests {
    /// A known limit: all ids come from one counter. The reducer takes the first one, so the
    /// closure gets the second one.
    @Test(arguments: [Exhaustivity.on, .off, .off(showSkippedAssertions: true)])
    func aClosureThatConsumesIDsFails(_ exhaustivity: Exhaustivity) async {
      let store = TestStore(initialState: ModelList.State()) {
        ModelList()
      } withDependencies: {
        $0.uuid = .incrementing
      }
      store.exhaustivity = exhaustivity
      let reports = await reports {
        await store.send(.addButtonTapped) { $0.values = [ModelList.Model()] }
      }
      #expect(reports.count == 1)
      #expect(
        reports.first?.contains(
          "−     [0]: ModelList.Model(id: UUID(00000000-0000-0000-0000-000000000001))") == true)
      #expect(
        reports.first?.contains(
          "+     [0]: ModelList.Model(id: UUID(00000000-0000-0000-0000-000000000000))") == true)
    }

    @Test func aClosureWithExplicitIDsPasses() async {
      let store = TestStore(initialState: ModelList.State()) {
        ModelList()
      } withDependencies: {
        $0.uuid = .incrementing
      }
      store.exhaustivity = .off(showSkippedAssertions: true)
      await store.send(.addButtonTapped) { $0.values = [ModelList.Model(id: UUID(0))] }
      await store.send(.addButtonTapped) {
        $0.values = [ModelList.Model(id: UUID(0)), ModelList.Model(id: UUID(1))]
      }
    }
  }

  struct ModelList: Reducer {
    struct Model: Equatable {
      let id: UUID

      init(id: UUID) { self.id = id }

      init() {
        @Dependency(\.uuid) var uuid
        id = uuid()
      }
    }

    struct State: Equatable {
      var values: [Model] = []
    }

    enum Action { case addButtonTapped }

    var body: some Reducer<State, Action> {
      Reduce { state, _ in
        state.values.append(Model())
        return .none
      }
    }
  }
#endif
