/// Sends actions from an effect back into the store.
///
/// An effect gets it from
/// ``Effect/run(priority:name:operation:catch:fileID:filePath:line:column:)`` and calls it like a
/// function: `await send(.loaded)`. The call returns when the store has processed the action. Once
/// the effect is cancelled, a call does nothing.
@preconcurrency @MainActor
public struct Send<Action>: Sendable {
  private let send: @MainActor @Sendable (Action) -> Void

  public nonisolated init(send: @escaping @MainActor @Sendable (Action) -> Void) {
    self.send = send
  }

  /// Sends an action, unless the effect is cancelled.
  ///
  /// The function is asynchronous, so that a call reads the same on every actor:
  /// `await send(.loaded)`. On the main actor, the call does not suspend.
  public func callAsFunction(_ action: Action) async { sendNow(action) }

  func sendNow(_ action: Action) {
    if Task.isCancelled { return }
    send(action)
  }

  func embedding<Child>(
    _ embed: @escaping (Child) -> Action
  ) -> Send<Child> {
    Send<Child> { send(embed($0)) }
  }
}
