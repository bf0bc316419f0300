#if canImport(Combine)
  import Combine

  extension Effect {
    /// Sends the values of a publisher.
    ///
    /// The closure is called when the effect begins. The subscription ends when the effect is cancelled.
    public static func publisher(
      _ createPublisher: @escaping @Sendable () -> some Publisher<Action, Never>
    ) -> Self {
      .run { @MainActor send in
        for await action in createPublisher().values { send(action) }
      }
    }
  }
#endif
