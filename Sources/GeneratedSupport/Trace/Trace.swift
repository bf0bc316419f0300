/// What stores have done: their actions and effects, in order.
///
/// ```swift
/// struct Counter: Reducer {
///   struct State { var count = 0 }
///   enum Action { case incrementTapped }
///
///   var body: some Reducer<State, Action> {
///     Reduce { state, _ in
///       state.count += 1
///       return .none
///     }
///   }
/// }
///
/// @MainActor func traceACounter() {
///   let trace = Trace()
///   let store = withTrace(trace) {
///     Store(initialState: Counter.State()) { Counter() }
///   }
///   store.send(.incrementTapped)
///   for case .action(let action) in trace.events.map(\.kind) {
///     print(action.name, action.changes)  // .incrementTapped [count: 0 → 1]
///   }
/// }
/// ```
///
/// A trace keeps the states themselves. Their differences are computed when somebody reads them. A
/// test store always has a trace.
public final class Trace: Sendable {
  private struct Content {
    var events: [TraceEvent] = []
    var count = 0
    var stores = 0
    /// The clock that a test controls.
    var clock: TestClock<Duration>?
  }

  private let content = Locked(Content())
  private let limit: Int
  private let start = ContinuousClock.now

  /// - Parameter limit: How many events are kept at least. Of more, the oldest go.
  public init(limit: Int = 10_000) {
    self.limit = limit
    IssueWitness.install { report in Trace.inForce?.record(report) }
  }

  /// The latest events, of which the oldest comes first.
  public var events: [TraceEvent] { content.withLock { Array($0.events.suffix(limit)) } }

  /// How many older events are not in ``events`` any more.
  public var missing: Int { content.withLock { $0.count - min($0.count, limit) } }

  func makeStoreNumber() -> Int {
    content.withLock { content in
      content.stores += 1
      return content.stores
    }
  }

  /// Returns the number of the event.
  @discardableResult
  func record(_ kind: TraceEvent.Kind, store: Int? = nil) -> Int {
    let clock = DependencyFrame.inForce?.override(of: ContinuousClockKey.self)?.value
    // Outside of reducers and effects, the clock is the one that was last seen in them.
    let known = content.withLock { content in
      content.clock = clock as? TestClock<Duration> ?? content.clock
      return content.clock
    }
    // Without the lock, because the clock has one of its own.
    let time = known?.now.offset ?? start.duration(to: .now)
    return content.withLock { content in
      content.count += 1
      // Not one by one, which would move all others each time.
      if content.events.count >= 2 * limit {
        content.events.removeFirst(content.events.count - limit)
      }
      content.events.append(TraceEvent(id: content.count, store: store, time: time, kind: kind))
      return content.count
    }
  }

  /// An issue that the code of a traced store, or its test, has reported.
  package func record(_ report: IssueReport) {
    let issue = TracedIssue(
      text: report.message ?? "", fileID: "\(report.site.fileID)", line: Int(report.site.line))
    record(.issue(issue))
  }

  /// The trace that the stores record which are made here.
  package static var inForce: Trace? {
    DependencyFrame.inForce?.override(of: ReadObserverKey.self)?.value as? Trace
  }
}

extension Trace: DependencyReadObserver {
  func dependencyWasRead<Key: TestDependencyKey>(_ key: Key.Type, at site: CallSite) {
    let (name, file) = (dumpTypeName(Key.Value.self), "\(site.fileID)")
    record(.dependencyRead(name: name, fileID: file, line: Int(site.line)))
  }
}

/// Lets the stores that are made in `operation` record what they do in a trace.
public func withTrace<Result>(
  _ trace: Trace, isolation: isolated (any Actor)? = #isolation,
  operation: () async throws -> Result
) async rethrows -> Result {
  try await withDependencies(isolation: isolation) {
    $0[ReadObserverKey.self] = trace
  } operation: {
    try await operation()
  }
}

/// Lets the stores that are made in `operation` record what they do in a trace.
public func withTrace<Result>(_ trace: Trace, operation: () throws -> Result) rethrows -> Result {
  try withDependencies {
    $0[ReadObserverKey.self] = trace
  } operation: {
    try operation()
  }
}
