/// The effects of an action that was sent to a store, and of the actions that these effects sent.
///
/// ```swift
/// @MainActor func refresh(_ store: StoreOf<Feed>) async {
///   await store.send(.pulledToRefresh).finish()
/// }
///
/// struct Feed: Reducer {
///   struct State {}
///   enum Action { case pulledToRefresh }
///
///   var body: some Reducer<State, Action> { EmptyReducer() }
/// }
/// ```
public struct StoreTask: Sendable {
  /// Nil if the action had no effects.
  package let activity: EffectActivity?

  package init(_ activity: EffectActivity?) {
    self.activity = activity
  }

  /// Cancels the effects.
  public func cancel() { activity?.cancel() }

  /// Waits until all effects have completed. When the task that waits is cancelled, so are the
  /// effects.
  public func finish() async { await activity?.finish() }

  /// Whether the effects were cancelled. An action without effects counts as cancelled.
  public var isCancelled: Bool { activity?.isCancelled ?? true }
}

extension StoreTask: Hashable {
  public static func == (left: Self, right: Self) -> Bool { left.activity === right.activity }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(activity.map(ObjectIdentifier.init))
  }
}
