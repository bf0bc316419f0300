/// All effects that one action has led to: those of the action, and of the actions that these have
/// sent.
package final class EffectActivity: Sendable {
  private struct State {
    var effects: [Int: RunningEffect] = [:]
    /// How many actions are in the queue of the store.
    var pendingActions = 0
    var isCancelled = false
    var lastWaiter = 0
    var waiters: [Int: CheckedContinuation<Void, Never>] = [:]

    var isFinished: Bool { effects.isEmpty && pendingActions == 0 }
  }

  private let state = Locked(State())
  /// Where a test sent the action.
  package let site: CallSite?

  package init(site: CallSite? = nil) {
    self.site = site
  }

  package var isCancelled: Bool { state.withLock(\.isCancelled) }
  package var isFinished: Bool { state.withLock(\.isFinished) }

  /// Cancels the effects, and those that begin later.
  package func cancel() {
    let effects = state.withLock { state in
      state.isCancelled = true
      return state.effects.values.sorted { $0.number < $1.number }
    }
    for effect in effects { effect.cancel() }
  }

  /// Waits until all effects have completed. If the waiting task is cancelled, the effects are
  /// cancelled, too.
  package func finish() async {
    await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        let isFinished = state.withLock { state in
          if state.isFinished { return true }
          state.lastWaiter += 1
          state.waiters[state.lastWaiter] = continuation
          return false
        }
        if isFinished { continuation.resume() }
      }
    } onCancel: {
      cancel()
    }
  }

  func begin(_ effect: RunningEffect) {
    let isCancelled = state.withLock { state in
      state.effects[effect.number] = effect
      return state.isCancelled
    }
    if isCancelled { effect.cancel() }
  }

  func end(_ effect: RunningEffect) {
    change { $0.effects[effect.number] = nil }
  }

  /// An action has been sent that the store will process later.
  func beginAction() {
    change { $0.pendingActions += 1 }
  }

  func endAction() {
    change { $0.pendingActions -= 1 }
  }

  private func change(_ change: (inout State) -> Void) {
    let waiters = state.withLock { state in
      change(&state)
      if !state.isFinished { return [CheckedContinuation<Void, Never>]() }
      defer { state.waiters = [:] }
      return state.waiters.sorted { $0.key < $1.key }.map(\.value)
    }
    for waiter in waiters { waiter.resume() }
  }
}
