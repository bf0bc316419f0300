/// Something that has begun in an effect and can be cancelled: a function, a sequence of effects,
/// or a part of a function.
package final class RunningEffect: Sendable {
  private struct State {
    var cancellation: (@Sendable () -> Void)?
    var isCancelled = false
    var isFinished = false
  }

  private let state = Locked(State())
  /// Later effects have higher numbers.
  package let number: Int
  /// The scope and the ids by which the effect can be cancelled.
  let scope: EffectScope
  let ids: [ScopedID]
  package let activity: EffectActivity
  /// Whether it is the whole function of an `Effect.run`.
  package let isFunction: Bool
  /// How many of its tasks sleep on a clock that a test controls.
  package let sleeps = SleepCount()

  init(
    number: Int, scope: EffectScope, ids: [ScopedID], activity: EffectActivity,
    isFunction: Bool = false
  ) {
    self.number = number
    self.scope = scope
    self.ids = ids
    self.activity = activity
    self.isFunction = isFunction
  }

  var isCancelled: Bool { state.withLock(\.isCancelled) }
  var isFinished: Bool { state.withLock(\.isFinished) }

  func cancel() {
    let cancellation = state.withLock { state in
      state.isCancelled = true
      return state.cancellation
    }
    cancellation?()
  }

  /// Sets the closure that cancels the effect. If the effect has already been cancelled, calls it
  /// at once.
  func onCancel(_ cancellation: @escaping @Sendable () -> Void) {
    let isCancelled = state.withLock { state in
      state.cancellation = cancellation
      return state.isCancelled
    }
    if isCancelled { cancellation() }
  }

  func finish() {
    state.withLock { state in
      state.isFinished = true
      state.cancellation = nil
    }
  }
}
