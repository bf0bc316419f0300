extension Effect {
  /// Runs the effect without a store, and returns its actions in the order in which it sends them.
  /// For tests of effects.
  @MainActor package var actions: AsyncStream<UncheckedSendable<Action>> {
    let (stream, continuation) = AsyncStream<UncheckedSendable<Action>>.makeStream()
    let activity = EffectActivity()
    // The tests read the stream on the main actor, where the actions are sent.
    let runner = EffectRunner<Action> { action, _, _ in
      continuation.yield(UncheckedSendable(action))
    }
    runner.begin(self, for: activity)
    let end = Task {
      await activity.finish()
      continuation.finish()
    }
    continuation.onTermination = { _ in end.cancel() }
    return stream
  }
}
