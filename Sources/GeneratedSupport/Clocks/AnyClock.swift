/// Any clock that counts in this kind of duration.
///
/// Its instants are measured from the time at which it was made, so those of two such clocks can be
/// compared but mean different times.
public struct AnyClock<Duration: DurationProtocol & Hashable>: Clock {
  public typealias Instant = TestClock<Duration>.Instant

  private let readNow: @Sendable () -> Instant
  private let readMinimumResolution: @Sendable () -> Duration
  private let sleepUntil: @Sendable (Instant, Duration?) async throws -> Void

  public init<Base: Clock<Duration>>(_ base: Base) {
    let start = base.now
    readNow = { Instant(offset: start.duration(to: base.now)) }
    readMinimumResolution = { base.minimumResolution }
    sleepUntil = { deadline, tolerance in
      try await base.sleep(until: start.advanced(by: deadline.offset), tolerance: tolerance)
    }
  }

  public var now: Instant { readNow() }

  public var minimumResolution: Duration { readMinimumResolution() }

  public func sleep(until deadline: Instant, tolerance: Duration? = nil) async throws {
    try await sleepUntil(deadline, tolerance)
  }
}
