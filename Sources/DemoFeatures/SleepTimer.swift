public import GeneratedSupport

/// Counts down, and then sends `timeIsUp` to its parent.
public struct SleepTimer: Reducer, Sendable {
  public struct State: Equatable, Sendable {
    public var secondsLeft: Int

    /// The times that a person can choose, in seconds: up to a day.
    public static let times = 1...86_400

    public init(secondsLeft: Int) {
      self.secondsLeft = min(max(secondsLeft, Self.times.lowerBound), Self.times.upperBound)
    }
  }

  public enum Action: Sendable {
    case started
    case ticked
    case delegate(Delegate)

    public enum Delegate: CasePathable, Sendable {
      case timeIsUp
    }
  }

  private enum CancelID { case countdown }

  @Dependency(\.continuousClock) private var clock

  public init() {}

  public var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .started:
        return .run { [seconds = state.secondsLeft] send in
          let ticks = clock.timer(interval: .seconds(1)).prefix(max(0, seconds))
          for await _ in ticks { await send(.ticked) }
          await send(.delegate(.timeIsUp))
        }
        .cancellable(id: CancelID.countdown, cancelInFlight: true)
      case .ticked:
        state.secondsLeft -= 1
        return .none
      case .delegate:
        return .none
      }
    }
  }
}
