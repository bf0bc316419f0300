import GeneratedSupport
@testable import GeneratedTestSupport
import Testing

@MainActor @Suite struct ExploreTests {
  @Test func aFailingRunIsPrintedAsATest() async throws {
    let issues = try await shownIssues {
      try await explore([\.queryChanged], function: "staleAnswer()") {
        TestStore(initialState: StaleAnswer.State()) { StaleAnswer() }
      } invariant: { state in
        #expect(state.answer == nil || state.answer == "about \(state.query)")
      }
    }
    #expect(issues.count == 2)
    #expect(issues.first?.hasPrefix("Expectation failed: (state.answer == nil") == true)
    #expect(
      issues.last
        == #"""
        Exploring has found a run that fails: run 1 with the seed 1. It needs 2 steps. The other issues of this test \
        are those of this run.

        This test fails in the same way:

        @MainActor @Test func staleAnswerFound() async throws {
          let store = TestStore(initialState: StaleAnswer.State()) { StaleAnswer() }
          store.holdsActions = true
          await store.send(\.queryChanged, "")
          await store.send(\.queryChanged, "a") {
            $0.query = "a"
          }
          await store.receive(\.answered, "about ") {
            $0.answer = "about "
          }
          store.exhaustivity = .off

          let invariant: (StaleAnswer.State) throws -> Void = { state in
            #expect(state.answer == nil || state.answer == "about \(state.query)")
          }
          try invariant(store.state)
        }
        """#.replacing("\\\n", with: ""))
  }

  @Test func clocksAndSharedValuesAreWritten() async throws {
    let issues = try await shownIssues {
      try await explore([\.addTapped], function: "additions()") {
        TestStore(initialState: LostAddition.State()) {
          LostAddition()
        } withDependencies: {
          $0.continuousClock = TestClock()
        }
      } invariant: {
        #expect($0.count >= $0.finished)
      }
    }
    #expect(
      issues.last?.contains(
        #"""
        @MainActor @Test func additionsFound() async throws {
          let store = TestStore(initialState: LostAddition.State()) {
            LostAddition()
          } withDependencies: {
            $0.continuousClock = TestClock()
          }
          await store.send(\.addTapped)
          await store.send(\.addTapped)
          await store.advanceClocks(by: .seconds(1))
          await store.receive(\.added) {
            $0.$count.withLock { $0 = 1 }
            $0.finished = 1
          }
          await store.receive(\.added) {
            $0.finished = 2
          }

          let invariant: (LostAddition.State) throws -> Void = {
            #expect($0.count >= $0.finished)
          }
          try invariant(store.state)
        }
        """#) == true, "\(issues.last ?? "")")
  }

  @Test func anEffectThatDoesNotEndIsReported() async throws {
    let issues = try await shownIssues {
      try await explore([\.loadTapped]) {
        TestStore(initialState: EndlessRetry.State()) {
          EndlessRetry()
        } withDependencies: {
          $0.continuousClock = TestClock()
        }
      }
    }
    #expect(issues.count == 2)
    #expect(
      issues.first == """
        An effect does not end. At the end of the run, the effects could go on 100 times, and this action's effect was \
        still running:

          EndlessRetry.Action.loadTapped

        If it should run as long as the feature is shown, as a timer does, name its action: 'endless: [\\.started]'. \
        Its effects are then cancelled at the end of a run. Otherwise, end it or cancel it.
        """)
    #expect(
      issues.last?.hasSuffix(
        #"""
          await store.send(\.loadTapped)
          await store.withExhaustivity(.off) {
            for _ in 1...100 { await store.advanceClocks(by: .seconds(1)) }
            await store.skipReceivedActions(strict: false)
          }
          await store.finish()
        }
        """#) == true)
  }

  /// Without a clock, no time passes between two attempts.
  @Test func anEffectThatIsNeverIdleIsReported() async throws {
    let issues = try await shownIssues {
      try await explore([\.loadTapped], runs: 1, steps: 3) {
        TestStore(initialState: EndlessRetry.State()) {
          EndlessRetry()
        } withDependencies: {
          $0.continuousClock = .immediate
        }
      }
    }
    #expect(issues.first?.hasPrefix("An effect does not end.") == true)
    let end = "  await store.send(\\.loadTapped)\n  await store.finish()\n}"
    #expect(issues.last?.hasSuffix(end) == true)
  }

  @Test func aFailureInAnotherOrderIsPrintedWithTheOrder() async throws {
    struct Lost: Error {}
    let issues = try await shownIssues {
      let number = LockIsolated(0)
      try await explore([\.start], steps: 1) {
        number.setValue(0)
        return TestStore(initialState: LostUpdate.State()) { LostUpdate(number: number) }
      } invariant: { state in
        if state.finished == 2 && number.value < 2 { throw Lost() }
      }
    }
    #expect(issues.first == "The invariant does not hold: Lost()")
    #expect(issues.last?.contains("@MainActor @Test(.schedules(replaying: \"") == true)
    #expect(issues.last?.contains("It needs 1 step.") == true)
  }

  @Test func theCancellationOfAnEndlessEffectIsPrinted() async throws {
    let issues = try await shownIssues {
      try await explore([\.loadTapped], steps: 1, endless: [\.loadTapped]) {
        TestStore(initialState: CancelledLoad.State()) { CancelledLoad() }
      } invariant: { state in
        #expect(!state.isEnded)
      }
    }
    #expect(issues.last?.contains("let task1 = await store.send(\\.loadTapped)") == true)
    #expect(issues.last?.contains("await task1.cancel()") == true)
  }

  @Test func endlessEffectsAreCancelled() async throws {
    let issues = try await shownIssues {
      try await explore([\.loadTapped], endless: [\.loadTapped]) {
        TestStore(initialState: EndlessRetry.State()) {
          EndlessRetry()
        } withDependencies: {
          $0.continuousClock = TestClock()
        }
      }
    }
    #expect(issues == [])
  }

  @Test func anUnimplementedDependencyFails() async throws {
    let issues = try await shownIssues {
      try await explore([\.loadTapped]) {
        TestStore(initialState: EndlessRetry.State()) { EndlessRetry() }
      }
    }
    #expect(issues.first?.contains("continuousClock") == true)
  }

  @Test func anErrorOfTheInvariantFails() async throws {
    struct TooMany: Error {}
    let issues = try await shownIssues {
      try await explore([\.downloadTapped]) {
        TestStore(initialState: TwoDownloads.State()) { TwoDownloads() }
      } invariant: { state in
        if state.downloads > 1 { throw TooMany() }
      }
    }
    #expect(issues.first == "The invariant does not hold: TooMany()")
  }

  @Test func theStepsBeforeATrapAreWritten() async throws {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      try await explore([\.added]) {
        TestStore(initialState: OverflowingCounter.State()) {
          Reduce<OverflowingCounter.State, OverflowingCounter.Action> { state, action in
            if case .added(let amount) = action { state.total += amount }
            return .none
          }
        }
      }
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains("The process has trapped while 'explore' was running at "))
    #expect(text.contains("ExploreTests.swift:"))
    #expect(text.contains("\n  sent added("))
  }

  @Test func actionsThatAreNeverSentAreReported() async throws {
    let issues = try await shownIssues {
      try await explore([\.unmade, \.destination, \.rows, \.binding, \.known], runs: 10) {
        TestStore(initialState: Unsent.State()) { Unsent() }
      }
    }
    #expect(
      issues == [
        """
        No run has sent these actions:

          • \\.unmade: no value of 'Unsent.Point' can be made. Conform it to 'Explorable', or pass 'values: \
        [ExploredValue(Unsent.Point.self) { … }]'
          • \\.destination: no run has led to a state in which 'destination' was shown
          • \\.rows: no run has led to a state with an element
          • \\.binding: name the fields of the form, as in '\\.binding.name'
        """
      ])
  }

  @Test func aClosureMakesValues() async throws {
    let sent = LockIsolated<Set<Int>>([])
    try await explore(
      [\.unmade], runs: 10,
      values: [ExploredValue(Unsent.Point.self) { Unsent.Point(x: $0.number(below: 3)) }]
    ) {
      TestStore(initialState: Unsent.State()) { Unsent() }
    } invariant: { state in
      if let point = state.point { sent.withValue { _ = $0.insert(point.x) } }
    }
    #expect(sent.value == [0, 1, 2])
  }

  @Test func actionsForRowsThatHaveGone() async throws {
    try await explore { TestStore(initialState: DeletedRows.State()) { DeletedRows() } }
    let issues = try await shownIssues {
      try await explore(late: [\.rows]) {
        TestStore(initialState: DeletedRows.State()) { DeletedRows() }
      }
    }
    #expect(issues.first?.contains("id 1") == true)
    let statement = #"  await store.send(\.rows[id: 1].deleteTapped)"#
    let first = "\(statement) {\n    $0.rows = []\n  }\n"
    #expect(issues.last?.contains("\(first)\(statement)\n") == true)
  }

  @Test func workOutsideOfTheOrdersIsToldOfOnce() async throws {
    let issues = try await shownIssues {
      try await explore([\.loadTapped], runs: 3) {
        TestStore(initialState: CancelledLoad.State()) {
          Reduce<CancelledLoad.State, CancelledLoad.Action> { _, _ in
            .run { _ in await anotherThread() }
          }
        }
      }
    }
    #expect(issues == [ScheduleReport.realTime])
  }

  @Test func fieldsOfAForm() async throws {
    let names = LockIsolated<Set<String>>([])
    try await explore([\.binding.name], runs: 10) {
      TestStore(initialState: Unsent.State()) { Unsent() }
    } invariant: { state in
      names.withValue { _ = $0.insert(state.name) }
    }
    #expect(names.value.count > 5)
  }
}

struct Unsent: Reducer {
  struct Point: Equatable { var x: Int }

  struct Row: Reducer {
    struct State: Equatable, Identifiable { var id: Int }
    enum Action: Equatable { case tapped }

    var body: some Reducer<State, Action> { EmptyReducer() }
  }

  struct State: Equatable {
    @Presents var destination: Row.State?
    var name = ""
    var point: Point?
    var rows: IdentifiedArrayOf<Row.State> = []
  }
  enum Action: BindableAction, Equatable {
    case binding(BindingAction<State>)
    case destination(PresentationAction<Row.Action>)
    case known(Int)
    case rows(IdentifiedActionOf<Row>)
    case unmade(Point)
  }

  var body: some Reducer<State, Action> {
    BindingReducer()
    Reduce { state, action in
      if case .unmade(let point) = action { state.point = point }
      return .none
    }
    .ifLet(\.$destination, action: \.destination) { Row() }
    .forEach(\.rows, action: \.rows) { Row() }
  }
}

/// A feature whose rows delete themselves.
struct DeletedRows: Reducer {
  struct Row: Reducer {
    struct State: Equatable, Identifiable { var id = 1 }
    enum Action: Equatable { case deleteTapped }

    var body: some Reducer<State, Action> { EmptyReducer() }
  }

  struct State: Equatable { var rows: IdentifiedArrayOf<Row.State> = [Row.State()] }
  enum Action: Equatable { case rows(IdentifiedActionOf<Row>) }

  var body: some Reducer<State, Action> {
    Reduce { state, action in
      if case .rows(.element(let id, .deleteTapped)) = action { state.rows.remove(id: id) }
      return .none
    }
    // Operators at the end get the action first.
    .forEach(\.rows, action: \.rows) { Row() }
  }
}

/// A feature whose state changes while an effect is cancelled.
struct CancelledLoad: Reducer {
  struct State: Equatable { @Shared(value: false) var isEnded }
  enum Action: Equatable { case loadTapped }

  var body: some Reducer<State, Action> {
    Reduce { state, action in
      .run { [isEnded = state.$isEnded] _ in
        defer { isEnded.withLock { $0 = true } }
        try await Task.never()
      }
    }
  }
}
