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
        let subscription = subscription(to: createPublisher(), sendingTo: continuation)
        defer { subscription.cancel() }
        for await action in actions { await send(action.value) }
      }
    }

    /// A publisher can send on any thread. Combine is in Swift 5 mode, so closures that are formed
    /// on the main actor would check their actor there, and end the program.
    private static func subscription(
      to publisher: some Publisher<Action, Never>,
      sendingTo continuation: AsyncStream<UncheckedSendable<Action>>.Continuation
    ) -> AnyCancellable {
      publisher.sink(
        receiveCompletion: { _ in continuation.finish() },
        receiveValue: { continuation.yield(UncheckedSendable($0)) })
    }
  }
#endif
