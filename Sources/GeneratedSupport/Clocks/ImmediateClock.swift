/// A clock on which nobody has to wait: a sleep moves the time to its deadline and is over. One whose
/// deadline has passed is over at once; time doesn't go back.
///
/// ```swift
/// let clock: any Clock<Duration> = .immediate
/// try await clock.sleep(for: .seconds(3600))
/// ```
///
/// Other tasks get their turn at each sleep, so what never ends otherwise, such as a timer, doesn't keep
/// them from running. Inside of ``withMainSerialExecutor(isolation:operation:)`` they get it until all
/// of them are suspended.
public final class ImmediateClock<Duration: DurationProtocol & Hashable>: Clock {
  public typealias Instant = TestClock<Duration>.Instant

  public let minimumResolution: Duration
  private let time: Locked<Instant>

  public init(now: Instant = Instant(), minimumResolution: Duration = .zero) {
    self.minimumResolution = minimumResolution
    time = Locked(now)
  }

  /// The latest deadline of all sleeps.
  public var now: Instant { time.withLock { $0 } }

  /// Moves the time to the deadline, unless that has passed.
  public func sleep(until deadline: Instant, tolerance: Duration? = nil) async throws {
    try Task.checkCancellation()
    time.withLock { $0 = max($0, deadline) }
    await SerialTaskExecutor.settle()
  }
}

extension ImmediateClock where Duration == Swift.Duration {
  /// A clock that counts in seconds, from zero.
  public convenience init() {
    self.init(now: Instant())
  }
}

extension Clock where Self == ImmediateClock<Swift.Duration> {
  /// A clock on which nobody has to wait.
  public static var immediate: Self { ImmediateClock() }
}
