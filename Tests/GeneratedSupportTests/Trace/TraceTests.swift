import GeneratedSupport
import Testing

@testable import GeneratedTestSupport

struct TracedFeature: Reducer {
  struct State: Equatable {
    var count = 0
    var rows: IdentifiedArrayOf<Row> = [Row(id: 7)]
    var names: [String: Int] = ["a": 1]
    var optional: Int?
    @Shared(value: 0) var shared: Int
  }
  struct Row: Equatable, Identifiable {
    let id: Int
    var title = ""
  }
  enum Action { case increment, load, loaded(Int), stop, fail, share, next }
  enum Timer { case id }

  @Dependency(\.continuousClock) var clock

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .increment:
        state.count += 1
        state.rows[id: 7]?.title = "x"
        state.names["b"] = 2
        state.optional = 3
      case .load:
        return .run { send in
          try await clock.sleep(for: .seconds(2))
          await send(.loaded(5))
        }
        .cancellable(id: Timer.id)
      case .loaded(let number): state.count = number
      case .stop: return .cancel(id: Timer.id)
      case .fail: reportIssue("It failed.")
      case .share: state.$shared.withLock { $0 = 4 }
      case .next: return .send(.increment)
      }
      return .none
    }
  }
}

@MainActor @Suite struct TraceTests {
  private func store(_ clock: TestClock<Duration>) -> TestStoreOf<TracedFeature> {
    let store = TestStore(initialState: TracedFeature.State()) {
      TracedFeature()
    } withDependencies: {
      $0.continuousClock = clock
    }
    store.exhaustivity = .off
    return store
  }

  /// Short texts of the events.
  private func texts(_ trace: Trace) -> [String] {
    // Warnings of sleeps come when other tests keep the process busy.
    let events = trace.events.filter {
      if case .issue(let issue) = $0.kind { !issue.text.contains("of real time") } else { true }
    }
    func name(_ id: Int?) -> String {
      guard case .action(let action)? = trace.events.first(where: { $0.id == id })?.kind else {
        return "nothing"
      }
      return action.name
    }
    return events.map { event in
      let text =
        switch event.kind {
        case .action(let action): "\(action.name) by \(action.origin)"
        case .effectBegan(let effect, let action): "effect \(effect) of \(name(action))"
        case .effectFinished(let effect): "effect \(effect) ended"
        case .effectCancelled(let effect, let action):
          "effect \(effect) cancelled by \(name(action))"
        case .dependencyRead(let name, _, _): "read \(name)"
        case .issue(let issue): "issue \(issue.text)"
        }
      return "\(event.time.components.seconds) s: \(text)"
    }
  }

  @Test func actionsAndEffects() async {
    let clock = TestClock()
    let store = store(clock)
    let line = #line + 1
    await store.send(.load)
    await clock.advance(by: .seconds(2))
    await store.send(.load)
    await store.send(.stop)
    func call(_ line: Int) -> String { "call(fileID: \"\(#fileID)\", line: \(line))" }
    #expect(
      texts(store.trace) == [
        "0 s: .load by \(call(line))", "0 s: effect 1 of .load", "0 s: read any Clock",
        "2 s: .loaded by effect(1)", "2 s: effect 1 ended",
        "2 s: .load by \(call(line + 2))", "2 s: effect 2 of .load", "2 s: read any Clock",
        "2 s: .stop by \(call(line + 3))", "2 s: effect 2 cancelled by .stop",
      ])
  }

  @Test func changes() async throws {
    let store = store(TestClock())
    await store.send(.next)
    await store.send(.share)
    let actions = store.trace.events.compactMap {
      if case .action(let action) = $0.kind { action } else { nil }
    }
    #expect(actions.map(\.name) == [".next", ".increment", ".share"])
    #expect(actions[0].changes == [] && actions[0].difference == nil)
    #expect(actions[1].origin == .action(1))
    #expect(
      actions[1].changes.map(\.description) == [
        "count: 0 → 1", "rows[0].title: \"\" → \"x\"", "names[\"b\"]: – → 2", "optional: nil → 3",
      ])
    #expect(actions[2].changes.map(\.description) == ["shared: 0 → 4"])
    let before = try #require(actions[1].before as? TracedFeature.State)
    let after = try #require(actions[1].after as? TracedFeature.State)
    #expect(before.count == 0 && after.count == 1)
    #expect(actions[1].dump == "TracedFeature.Action.increment")
  }

  @Test func issues() async {
    let store = store(TestClock())
    await withKnownIssue { await store.send(.fail) }
    // It comes before the action, which is not reduced yet.
    #expect(texts(store.trace).first == "0 s: issue It failed.")
    store.exhaustivity = .on
    await withKnownIssue { await store.send(.increment) }
    #expect(texts(store.trace).last?.contains("State was not expected to change") == true)
  }

  @Test func issuesAreSeenAfterAnyNumberOfTraces() {
    // Each trace once wrapped the function that sees issues in one more.
    let traces = (0..<100_000).map { _ in Trace() }
    withKnownIssue { withTrace(traces[0]) { reportIssue("It failed.") } }
    #expect(traces[0].events.count == 1)
  }

  @Test func aStoreHasATraceIfTheAppAsksForIt() async throws {
    let trace = Trace()
    let store = withTrace(trace) {
      Store(initialState: TracedFeature.State()) { TracedFeature() }
    }
    let other = Store(initialState: TracedFeature.State()) { TracedFeature() }
    store.send(.increment)
    other.send(.increment)
    await store.send(.next).finish()
    let names = trace.events.compactMap {
      if case .action(let action) = $0.kind {
        "\($0.store ?? 0) \(action.name) \(action.origin)"
      } else {
        nil
      }
    }
    #expect(
      names == [
        "1 .increment unknownCall", "1 .next unknownCall", "1 .increment action(Optional(2))",
      ])
  }

  @Test func theOldestEventsGo() {
    let trace = Trace(limit: 3)
    let store = withTrace(trace) {
      Store(initialState: TracedFeature.State()) { TracedFeature() }
    }
    for _ in 0..<10 { store.send(.increment) }
    #expect(trace.events.map(\.id) == [8, 9, 10])
    #expect(trace.missing == 7)
  }
}
