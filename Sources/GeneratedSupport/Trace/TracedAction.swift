/// An action, with the states before and after it.
public struct TracedAction: Sendable {
  public let origin: ActionOrigin
  private let step: AnyStep

  init<State, Action>(
    _ action: Action, _ origin: ActionOrigin, from before: State, to after: State,
    _ shared: SharedChange? = nil
  ) {
    self.origin = origin
    step = Step(action, before, after, shared)
  }

  /// The names of the cases, without their payloads: `.rows(.element(id:, action: .saved))`.
  public var name: String { step.name }

  public var action: Any { step.values.action }
  public var before: Any { step.values.before }
  public var after: Any { step.values.after }

  /// The action as `customDump` shows it.
  public var dump: String { step.dump }

  /// The difference between the states. Nil if there is none.
  public var difference: String? { step.difference }

  /// The action, and the difference between the states.
  var text: String {
    "received action:\n\(dump.indented())\n\(difference ?? "  (No state changes)")\n"
  }

  /// The parts of the state that have changed.
  public var changes: [TracedChange] { step.changes }
}

/// A part of a state that has changed.
public struct TracedChange: Equatable, Sendable, CustomStringConvertible {
  /// The way to the part: `rows[1].title`. Empty for the whole state.
  public let path: String
  /// The part as `customDump` shows it. Nil if there was none before.
  public let before: String?
  /// Nil if there is none any more.
  public let after: String?

  public var description: String { "\(path): \(before ?? "–") → \(after ?? "–")" }
}

/// The changes of shared values that an action has made.
package struct SharedChange: Sendable {
  let tracker: SharedTracker
  let positions: Range<Int>

  /// Nil if there are none.
  package init?(_ tracker: SharedTracker, _ positions: Range<Int>) {
    if positions.isEmpty { return nil }
    self.tracker = tracker
    self.positions = positions
  }
}

// MARK: Types

/// The values of an action, whose types are forgotten. It has no values itself; see `Step` for why
/// its are unchecked.
private class AnyStep: @unchecked Sendable {
  var name: String { "" }
  var dump: String { "" }
  var difference: String? { nil }
  var changes: [TracedChange] { [] }
  var values: (action: Any, before: Any, after: Any) { ((), (), ()) }
}

/// Unchecked, because actions and states need not be `Sendable`. These are copies that nobody
/// changes, and they are only dumped and compared. An object in a state is dumped as it is then.
private final class Step<State, Action>: AnyStep, @unchecked Sendable {
  private let action: Action
  private let before: State
  private let after: State
  private let shared: SharedChange?

  init(_ action: Action, _ before: State, _ after: State, _ shared: SharedChange?) {
    self.action = action
    self.before = before
    self.after = after
    self.shared = shared
  }

  override var name: String {
    let labels = actionLabels(of: action)
    return String(labels.dropFirst(dumpTypeName(Action.self).count))
  }

  override var dump: String { String(customDumping: action) }
  override var difference: String? { comparing { diff(before, after) } }
  override var changes: [TracedChange] { comparing { changedPaths(from: before, to: after) } }
  override var values: (action: Any, before: Any, after: Any) { (action, before, after) }

  private func comparing<Result>(_ body: () -> Result) -> Result {
    guard let shared else { return body() }
    return SharedComparison(shared.tracker, shared.positions).comparing(body)
  }
}
