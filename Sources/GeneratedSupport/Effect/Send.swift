/// Sends actions from an effect back into the store.
///
/// An effect gets it from
/// ``Effect/run(priority:name:operation:catch:fileID:filePath:line:column:)`` and calls it like a
/// function: `await send(.loaded)`. The call returns when the store has processed the action. Once
/// the effect is cancelled, a call does nothing.
@preconcurrency @MainActor
public struct Send<Action>: Sendable {
  /// Lets an action of an effect wait, in a test.
  package typealias Hold = @MainActor @Sendable (Action) async -> Void

  private let send: @MainActor @Sendable (Action) -> Void
  private let hold: Hold?

  public nonisolated init(send: @escaping @MainActor @Sendable (Action) -> Void) {
    self.init(hold: nil, send: send)
  }

  nonisolated init(hold: Hold?, send: @escaping @MainActor @Sendable (Action) -> Void) {
    self.send = send
    self.hold = hold
  }

  /// Sends an action, unless the effect is cancelled.
  ///
  /// The function is asynchronous, so that a call reads the same on every actor:
  /// `await send(.loaded)`. On the main actor, the call does not suspend.
  public func callAsFunction(_ action: Action) async {
    await wait(before: action)
    sendNow(action)
  }

  /// In a test that holds the actions of effects.
  func wait(before action: Action) async {
    if let hold { await hold(action) }
  }

  func sendNow(_ action: Action) {
    if Task.isCancelled { return }
    send(action)
  }

  func embedding<Child>(
    _ embed: @escaping (Child) -> Action
  ) -> Send<Child> {
    guard let hold else { return Send<Child> { send(embed($0)) } }
    return Send<Child>(hold: { await hold(embed($0)) }, send: { send(embed($0)) })
  }
}
