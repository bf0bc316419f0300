/// Something that a store has done.
public struct TraceEvent: Sendable, Identifiable {
  /// The place in the trace, from 1 on.
  public let id: Int
  /// The number of the store, from 1 on. Nil if the event belongs to no store.
  public let store: Int?
  /// The time of the test's clock, if the store has a `TestClock`. Otherwise the time that has
  /// passed since the trace was made.
  public let time: Duration
  public let kind: Kind

  public enum Kind: Sendable {
    /// An action was reduced.
    case action(TracedAction)
    /// An effect has begun: the function of an `Effect.run`. The action is the id of its event.
    case effectBegan(effect: Int, action: Int?)
    case effectFinished(effect: Int)
    /// An effect was cancelled, while this action was processed. Nil if something else has cancelled
    /// it: a task, or the end of its store.
    case effectCancelled(effect: Int, action: Int?)
    /// A dependency was read through `@Dependency`, in a test.
    case dependencyRead(name: String, fileID: String, line: Int)
    /// An issue was reported.
    case issue(TracedIssue)
  }
}

/// An issue that was reported.
public struct TracedIssue: Sendable {
  public let text: String
  public let fileID: String
  public let line: Int
}

/// Where an action comes from.
public enum ActionOrigin: Equatable, Sendable {
  /// A call of `send`. A test store knows its line.
  case call(fileID: String, line: Int)
  case unknownCall
  /// The effect with this number has sent it.
  case effect(Int)
  /// It was returned as an effect, as in `.send(.saved)`, for the action with this id.
  case action(Int?)
}
