import GeneratedSupport
import Testing

@MainActor @Suite struct StoreSendTests {
  @Test func nestedSendsAreProcessedInTheirOrder() {
    let store = Script()
    store.begin(
      .merge(
        .send(.begin { .merge(.log("1.1"), .log("1.2")) }), .log("2"),
        .send(.begin { .log("3.1") })))
    #expect(store.state == ["2", "1.1", "1.2", "3.1"])
  }

  @Test func aMillionSendsThatFollowEachOtherNeedNoDeepStack() {
    let store = Store(initialState: 0) {
      Reduce<Int, Void> { state, _ in
        state += 1
        return state < 1_000_000 ? .send(()) : .none
      }
    }
    store.send(())
    #expect(store.state == 1_000_000)
  }

  @Test(.inDebugBuilds) func anActionThatIsSentWhileAnotherOneIsReducedIsReportedAndProcessedLater()
    async
  {
    let made = #line + 1
    let store = Script()
    var sent = 0
    let reports = await reports {
      store.begin(
        {
          sent = #line + 1
          store.send(.log("inner"))
          return .log("outer")
        }())
    }
    #expect(
      reports == [
        """
        \(#fileID):\(made): Sent 'Step.log("inner")' while an action was being processed. …

          Sent from: \(#filePath):\(sent)

        The store, which was made at \(#fileID):\(made), processes it after the current action. A reducer and \
        the code that it calls must not send actions to their own store: return an effect, such as '.send', \
        or change the state directly.
        """
      ])
    #expect(store.state == ["inner", "outer"])
  }

  /// Whether an element has just changed, and whether the store is observed, makes no difference.
  @Test(arguments: [false, true])
  func readingTheOwnStoreInAReducerEndsTheProgram(isObserved: Bool) async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      [isObserved] in
      await MainActor.run {
        let count = LockIsolated<(@Sendable () -> Int)?>(nil)
        let store = Store(initialState: Gauges.State()) { Gauges { count.value?() ?? -1 } }
        count.setValue { MainActor.assumeIsolated { store.state.rows.count } }
        let token = isObserved ? observe { _ = store.state.rows } : nil
        store.send(.rows(.element(id: 1, action: .tapped)))
        withExtendedLifetime(token) {}
      }
    }
    let text = result.map { String(decoding: $0.standardErrorContent, as: UTF8.self) }
    let message = "was read while its reducer was running"
    #expect(text?.contains(message) == true, "\(text ?? "")")
  }

  @Test func codeBetweenTwoActionsReadsTheStateAfterTheFirst() {
    let isTapped = LockIsolated<(@Sendable () -> Bool?)?>(nil)
    let seen = LockIsolated<Bool?>(nil)
    let store = Store(initialState: Dials.State()) {
      Dials { seen.setValue(isTapped.value?()) }
    }
    isTapped.setValue { MainActor.assumeIsolated { store.state.rows[id: 1]?.isTapped } }
    store.send(.rows(.element(id: 1, action: .tapped)))
    #expect(seen.value == true)
  }

  @Test func aReducerMaySendToAnotherStore() {
    let (first, second) = (Script(), Script())
    first.begin(
      {
        second.send(.log("second"))
        return .log("first")
      }())
    #expect(first.state == ["first"])
    #expect(second.state == ["second"])
  }

  @Test func theEffectsOfAnActionThatIsSentInAnotherOneCanBeAwaited() async {
    let store = Script()
    var task: StoreTask?
    withKnownIssue {
      store.begin(
        {
          task = store.begin(.later("inner"))
          return .none
        }())
    }
    await task?.finish()
    #expect(store.state == ["inner"])
  }

  @Test func aStateAndAnActionNeedNotBeSendable() async {
    final class Box { var texts: [String] = [] }
    enum Action { case append(Box), replace(Box) }
    let store = Store(initialState: Box()) {
      Reduce<Box, Action> { state, action in
        switch action {
        case .append(let other):
          state.texts += other.texts
          return .merge(
            .send(.replace(state)),
            .run { send in
              let box = Box()
              box.texts = ["replaced"]
              await send(.replace(box))
            })
        case .replace(let other):
          state = other
          return .none
        }
      }
    }
    let box = Box()
    box.texts = ["appended"]
    let task = store.send(.append(box))
    #expect(store.state.texts == ["appended"])
    await task.finish()
    #expect(store.state.texts == ["replaced"])
  }

  @Test func theStateIsReadInSeveralWays() {
    struct State { var count = 7 }
    let store = Store(initialState: State()) { EmptyReducer<State, Void>() }
    #expect(store.count == 7)
    #expect(store.state.count == 7)
    #expect(store[dynamicMember: \.count] == 7)
  }
}

/// A feature whose reducer calls code that reads the store, after an element has changed.
struct Gauges: Reducer {
  struct State {
    var rows: IdentifiedArrayOf<Gauge.State> = [Gauge.State(id: 1)]
    var counts: [Int] = []
  }
  enum Action { case rows(IdentifiedActionOf<Gauge>), read }

  var count: @Sendable () -> Int

  var body: some Reducer<State, Action> {
    Reduce { state, action in
      switch action {
      case .rows: return .send(.read)
      case .read:
        state.counts.append(count())
        return .none
      }
    }
    .forEach(\.rows, action: \.rows) { Gauge() }
  }
}

/// A feature with code that reads the store after an element has changed, before the next action is
/// reduced.
struct Dials: Reducer {
  struct State {
    var rows: IdentifiedArrayOf<Gauge.State> = [Gauge.State(id: 1)]
  }
  enum Action { case rows(IdentifiedActionOf<Gauge>), read }

  var readStore: @Sendable () -> Void

  var body: some Reducer<State, Action> {
    Reduce { [readStore] _, action in
      if case .read = action { return .none }
      return .send(.read).delivered { send in
        readStore()
        send()
      }
    }
    .forEach(\.rows, action: \.rows) { Gauge() }
  }
}

struct Gauge: Reducer {
  struct State: Identifiable {
    let id: Int
    var isTapped = false
  }
  enum Action { case tapped }

  var body: some Reducer<State, Action> {
    Reduce { state, _ in
      state.isTapped = true
      return .none
    }
  }
}
