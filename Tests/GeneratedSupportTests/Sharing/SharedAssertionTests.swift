import GeneratedTestSupport
import Testing

@testable import GeneratedSupport

/// Changes of shared values in a `TestStore`.
@MainActor @Suite struct SharedAssertionTests {
  @Test func sharedStateIsAssertedInTheClosureOfSend() async {
    let store = TestStore(initialState: SharedCounter.State()) { SharedCounter() }
    await store.send(.increment) { $0.$count.withLock { $0 = 1 } }
    await store.send(.increment) { state in
      #expect(state.count == 1)
      state.$count.withLock { $0 += 1 }
      #expect(state.count == 2)
    }
    #expect(store.state.count == 2)
  }

  @Test func sharedStateIsAssertedAfterEffectsWithoutAnAction() async {
    let store = TestStore(initialState: SharedCounter.State()) { SharedCounter() }
    await store.send(.incrementInEffect).finish()
    store.assert { $0.$count.withLock { $0 = 1 } }
  }

  @Test func aWrongValueIsReported() async {
    let reports = await reports {
      let store = TestStore(initialState: SharedCounter.State()) { SharedCounter() }
      await store.send(.increment) { $0.$count.withLock { $0 = 5 } }
    }
    #expect(
      reports == [
        """
        \(#fileID):\(#line - 2): A state change does not match expectation.

              SharedCounter.State(
            −   _count: #1 5,
            +   _count: #1 1,
                _name: #1 nil
              )

        (Expected: −, Actual: +)
        """
      ])
  }

  @Test func aWrongValueInAssertIsReported() async {
    let reports = await reports {
      let store = TestStore(initialState: SharedCounter.State()) { SharedCounter() }
      await store.send(.incrementInEffect).finish()
      store.assert { $0.$count.withLock { $0 = 2 } }
    }
    #expect(reports.count == 1)
    #expect(reports[0].contains("−   _count: #1 2,\n    +   _count: #1 1,"))
  }

  @Test func aChangeThatIsNotAssertedIsReported() async {
    let reports = await reports {
      let store = TestStore(initialState: SharedCounter.State()) { SharedCounter() }
      await store.send(.increment)
    }
    #expect(
      reports == [
        """
        \(#fileID):\(#line - 2): State was not expected to change, but a change occurred.

              SharedCounter.State(
            −   _count: #1 0,
            +   _count: #1 1,
                _name: #1 nil
              )

        (Expected: −, Actual: +)
        """
      ])
  }

  /// As in a list and its sheet, which both show how often the user has done something.
  @Test func aValueThatIsInTheStateTwiceShowsItsChangeTwice() {
    struct State: Equatable {
      @Shared(.inMemory("cups")) var cups = 0
      @SharedReader(.inMemory("cups")) var shown = 0
    }
    let state = State()
    let (_, comparison) = SharedTracker.changes { state.$cups.withLock { $0 += 1 } }
    let difference = comparison.comparing { diff(state, state) }
    #expect(
      difference == """
        \u{20} SharedAssertionTests.State(
        -   _cups: #1 0,
        +   _cups: #1 1,
        -   _shown: #1 0
        +   _shown: #1 1
          )
        """)
  }

  @Test func settingTheCurrentValueIsAChange() async {
    let store = TestStore(initialState: SharedCounter.State()) { SharedCounter() }
    await store.send(.reset) { $0.$count.withLock { $0 = 0 } }
    await store.send(.reset)
  }

  @Test func anAssertionWithoutAChangeIsReported() async {
    let reports = await reports {
      let store = TestStore(initialState: SharedCounter.State()) { SharedCounter() }
      await store.send(.nothing) { $0.$count.withLock { $0 = 0 } }
    }
    #expect(reports.count == 1)
    #expect(reports[0].contains("Expected state to change, but no change occurred."))
  }

  @Test func aChangeOfAnEffectThatIsNotAssertedIsReportedAtTheEnd() async {
    let reports = await reports {
      let store = TestStore(initialState: SharedCounter.State()) { SharedCounter() }
      await store.send(.incrementInEffect)
    }
    #expect(
      reports == [
        "\(#fileID):\(#line - 3): \(unassertedChange)"
      ])
  }

  @Test func finishReportsSuchAChangeOnceWhereItIsCalled() async {
    var line: UInt = 0
    let reports = await reports {
      let store = TestStore(initialState: SharedCounter.State()) { SharedCounter() }
      await store.send(.incrementInEffect)
      line = #line + 1
      await store.finish()
    }
    #expect(reports == ["\(#fileID):\(line): \(unassertedChange)"])
  }

  @Test func withoutExhaustivitySuchAChangeIsNotReported() async {
    let store = TestStore(initialState: SharedCounter.State()) { SharedCounter() }
    store.exhaustivity = .off
    let shown = store.shownReports
    await store.send(.incrementInEffect)
    await store.finish()
    #expect(shown.value == [])
  }

  @Test func suchAChangeIsShownAsSkippedWhereFinishIsCalled() async {
    let store = TestStore(initialState: SharedCounter.State()) { SharedCounter() }
    store.exhaustivity = .off(showSkippedAssertions: true)
    let shown = store.shownReports
    await store.send(.incrementInEffect)
    await store.finish()
    #expect(
      shown.value == ["\(#fileID):\(#line - 1): Skipped assertions.\n\n\(unassertedChange)"])
  }

  @Test func suchAChangeIsShownAsSkippedAtTheEnd() async {
    func run() async -> LockIsolated<[String]> {
      let store = TestStore(initialState: SharedCounter.State()) { SharedCounter() }
      store.exhaustivity = .off(showSkippedAssertions: true)
      await store.send(.incrementInEffect)
      return store.shownReports
    }
    let shown = await run()
    #expect(
      shown.value == ["\(#fileID):\(#line - 6): Skipped assertions.\n\n\(unassertedChange)"])
  }

  @Test func anActionIsAssertedAgainstTheValuesItHasMade() async {
    let store = TestStore(initialState: SharedCounter.State()) { SharedCounter() }
    await store.send(.start)
    // Both actions have been reduced by now.
    #expect(store.state.count == 2)
    await store.receive(\.increment) { $0.$count.withLock { $0 = 1 } }
    await store.receive(\.increment) { $0.$count.withLock { $0 = 2 } }
  }

  @Test func aChangeOfAnEffectBelongsToTheActionAfterIt() async {
    let store = TestStore(initialState: SharedCounter.State()) { SharedCounter() }
    await store.send(.renameAndIncrement)
    await store.receive(\.increment) {
      $0.$name.withLock { $0 = "Blob" }
      $0.$count.withLock { $0 = 1 }
    }
  }

  @Test func theChangeOfAnEffectCanBeAssertedBeforeTheActionAfterIt() async {
    let store = TestStore(initialState: SharedCounter.State()) { SharedCounter() }
    await store.send(.renameAndIncrement)
    store.assert { $0.$name.withLock { $0 = "Blob" } }
    await store.receive(\.increment) { $0.$count.withLock { $0 = 1 } }
  }

  @Test func changesOfTheTestItselfNeedNoAssertion() async {
    @Shared(.inMemory("count")) var count = 0
    let store = TestStore(initialState: SharedCounter.State()) { SharedCounter() }
    $count.withLock { $0 = 10 }
    await store.send(.increment) { $0.$count.withLock { $0 = 11 } }
    #expect(count == 11)
  }

  @Test func aSharedValueThatTheStateDoesNotContainIsAssertedDirectly() async {
    @Shared(.inMemory("hidden")) var hidden = 0
    let store = TestStore(initialState: HiddenCounter.State()) { HiddenCounter() }
    await store.send(.increment) { _ in $hidden.withLock { $0 = 1 } }
    #expect(hidden == 1)
    let reports = await reports {
      await store.send(.increment) { _ in $hidden.withLock { $0 = 3 } }
    }
    #expect(
      reports == [
        """
        \(#fileID):\(#line - 2): A state change does not match expectation.

            'Shared<Int>(.inMemory("hidden"))':
              − 3
              + 2

        (Expected: −, Actual: +)
        """
      ])
  }

  @Test func aSharedValueThatTheStateDoesNotContainIsReportedAtTheEnd() async {
    let reports = await reports {
      let store = TestStore(initialState: HiddenCounter.State()) { HiddenCounter() }
      await store.send(.increment)
      await store.send(.increment)
    }
    #expect(reports.count == 1)
    #expect(reports[0].contains("'Shared<Int>(.inMemory(\"hidden\"))':\n      − 0\n      + 2"))
  }

  @Test func aChangeOfAMemberIsAChangeOfTheWholeValue() async {
    @Shared(.inMemory("person")) var person = SharedPerson(name: SharedName(first: "Blob"))
    let store = TestStore(initialState: Renaming.State(first: $person.name.first)) { Renaming() }
    await store.send(.rename) { $0.$first.withLock { $0 = "Bob" } }
    let reports = await reports {
      await store.send(.rename) { $0.$first.withLock { $0 = "Rob" } }
    }
    #expect(reports.count == 1)
    #expect(reports[0].contains("_first: #1 \"Rob\""))
    #expect(reports[0].contains("_first: #1 \"Bobb\""))
  }

  @Test func withoutExhaustivityOnlyAssignedValuesMustAgree() async {
    let store = TestStore(initialState: SharedCounter.State()) { SharedCounter() }
    store.exhaustivity = .off
    await store.send(.increment)
    await store.send(.incrementInEffect).finish()
    store.assert { $0.$count.withLock { $0 = 2 } }
    await store.send(.increment) { $0.$count.withLock { $0 = 3 } }
    let reports = await reports {
      await store.send(.increment) { $0.$count.withLock { $0 = 3 } }
    }
    #expect(reports.count == 1)
    #expect(reports[0].contains("A state change does not match expectation."))
  }

  @Test func skippedAssertionsAreShown() async {
    let store = TestStore(initialState: SharedCounter.State()) { SharedCounter() }
    store.exhaustivity = .off(showSkippedAssertions: true)
    let shown = store.shownReports
    await store.send(.increment)
    #expect(shown.value.count == 1)
    #expect(shown.value[0].contains("Skipped assertions.\n\nState was not expected to change"))
    #expect(shown.value[0].contains("−   _count: #1 0,\n    +   _count: #1 1,"))
    await store.send(.increment) { $0.$count.withLock { $0 = 2 } }
    #expect(shown.value.count == 1)
  }

  @Test func skippedActionsTakeTheirChangesAlong() async {
    let store = TestStore(initialState: SharedCounter.State()) { SharedCounter() }
    await store.send(.start)
    await store.skipReceivedActions()
    await store.send(.increment) { $0.$count.withLock { $0 = 3 } }
  }

  @Test func anotherSharedValueInTheStateIsCompared() async {
    let store = TestStore(initialState: SharedCounter.State()) { SharedCounter() }
    let reports = await reports { await store.send(.replace) }
    #expect(reports.count == 1)
    #expect(reports[0].contains("State was not expected to change, but a change occurred."))
    await store.send(.replace) { $0.$count = Shared(value: 200) }
  }

  @Test func changedDependenciesDoNotEndTheRecording() async {
    let store = TestStore(initialState: SharedCounter.State()) { SharedCounter() }
    store.dependencies = DependencyValues()
    let reports = await reports { await store.send(.increment) }
    #expect(reports.count == 1)
  }

  @Test(.inDebugBuilds) func printedChangesShowSharedValues() {
    let lines = LockIsolated<[String]>([])
    let reducer = SharedCounter()._printChanges(
      _ReducerPrinter { _, oldState, newState in
        lines.withValue { $0.append(diff(oldState, newState) ?? "") }
      })
    var state = SharedCounter.State()
    _ = reducer.reduce(into: &state, action: .increment)
    #expect(lines.value.count == 1)
    #expect(lines.value.first?.contains("-   _count: #1 0,\n+   _count: #1 1,") == true)
  }
}

/// The report about an effect of `SharedCounter` that has counted.
private let unassertedChange = """
  Test store finished before asserting against changes to shared state.

      'Shared<Int>(.inMemory("count"))':
        − 0
        + 1

  (Expected: −, Actual: +)

  Invoke "TestStore.assert" before "finish" or the end of this test to assert against changes to shared state: \
  'store.assert { $0.$value.withLock { $0 = … } }'. If the state of the feature has no '@Shared' with this key, \
  declare one in the test, and change it in the closure: '$value.withLock { $0 = … }'.
  """

struct SharedCounter: Reducer {
  struct State: Equatable {
    @Shared(.inMemory("count")) var count = 0
    @Shared(.inMemory("name")) var name: String?
  }

  enum Action {
    case increment, incrementInEffect, nothing, renameAndIncrement, replace, reset, start
  }

  var body: some Reducer<State, Action> {
    Reduce { state, action in
      switch action {
      case .increment:
        state.$count.withLock { $0 += 1 }
        return .none
      case .incrementInEffect:
        return .run { [count = state.$count] _ in count.withLock { $0 += 1 } }
      case .nothing:
        return .none
      case .reset:
        state.$count.withLock { $0 = 0 }
        return .none
      case .renameAndIncrement:
        return .run { [name = state.$name] send in
          name.withLock { $0 = "Blob" }
          await send(.increment)
        }
      case .replace:
        state.$count = Shared(value: state.count + 100)
        return .none
      case .start:
        return .run { send in
          await send(.increment)
          await send(.increment)
        }
      }
    }
  }
}

struct HiddenCounter: Reducer {
  struct State: Equatable {}
  enum Action { case increment }

  @Shared(.inMemory("hidden")) var hidden = 0

  var body: some Reducer<State, Action> {
    Reduce { [$hidden] _, action in
      $hidden.withLock { $0 += 1 }
      return .none
    }
  }
}

struct Renaming: Reducer {
  struct State: Equatable {
    @Shared var first: String
  }
  enum Action { case rename }

  var body: some Reducer<State, Action> {
    Reduce { state, _ in
      state.$first.withLock { $0 = $0 == "Blob" ? "Bob" : $0 + "b" }
      return .none
    }
  }
}
