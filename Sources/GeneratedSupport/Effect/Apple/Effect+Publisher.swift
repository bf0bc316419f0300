#if Apple
  import Combine

  extension Effect {
    /// Sends the values of a publisher.
    ///
    /// The closure is called when the effect's task begins to run. The subscription ends when the
    /// effect is cancelled. Values that arrive faster than they are sent wait for their turn.
    public static func publisher(
      _ createPublisher: @escaping @Sendable () -> some Publisher<Action, Never>
    ) -> Self {
      .run { @MainActor send in
        // The publisher hands each value over, so it may cross to the main actor.
        let (actions, continuation) = AsyncStream<UncheckedSendable<Action>>.makeStream()
        let subscription = createPublisher().sink(
          receiveCompletion: { _ in continuation.finish() },
          receiveValue: { continuation.yield(UncheckedSendable($0)) })
        defer { subscription.cancel() }
        for await action in actions { await send(action.value) }
      }
    }
  }
#endif
