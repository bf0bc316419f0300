/// A clock that does not wait: a sleep moves the time to its deadline and returns. A sleep whose
/// deadline has passed returns at once; time does not go back.
///
/// ```swift
/// let clock: any Clock<Duration> = .immediate
/// try await clock.sleep(for: .seconds(3600))
/// ```
///
/// At each sleep, other tasks run until they rest, as ``TestClock`` describes it. So work that
/// would never end otherwise, such as a timer, does not keep them from running.
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
    await SerialTaskExecutor.settle(isSleep: true)
  }
}

extension ImmediateClock where Duration == Swift.Duration {
  /// A clock that counts in seconds, from zero.
  public convenience init() {
    self.init(now: Instant())
  }
}

extension Clock where Self == ImmediateClock<Swift.Duration> {
  /// A clock that does not wait.
  public static var immediate: Self { ImmediateClock() }
}
