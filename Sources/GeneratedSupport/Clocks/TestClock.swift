/// A clock whose time only passes when a test says so.
///
/// ```swift
/// @Test func remindsAfterAMinute() async {
///   let clock = TestClock()
///   let reminders = LockIsolated<[String]>([])
///   await withMainSerialExecutor {
///     async let reminder: Void = {
///       try await clock.sleep(for: .seconds(60))
///       reminders.withValue { $0.append("Stand up") }
///     }()
///     await clock.advance(by: .seconds(59))
///     #expect(reminders.value == [])
///     await clock.advance(by: .seconds(1))
///     #expect(reminders.value == ["Stand up"])
///   }
/// }
/// ```
///
/// # What has happened when `advance` returns
///
/// Inside of ``withMainSerialExecutor(isolation:operation:)``, and for the effects of a test store, all
/// structured work that it woke is suspended again: on a clock, on a stream, on anything. This is so
/// for each sleeper before the next one is woken, and it is also waited for before the first one, so
/// that tasks which have just been started are asleep by then. What such work puts to sleep up to the
/// time that the clock advances to is woken in the same call.
///
/// Elsewhere, only the order in which sleepers are resumed is certain: by deadline, and as they went to
/// sleep where deadlines are equal. When they run is up to the system. That holds for tasks made by
/// `Task {}`, too, wherever they are made, because they run on an executor that nobody can ask.
public final class TestClock<Duration: DurationProtocol & Hashable>: Clock {
  public struct Instant: InstantProtocol {
    public let offset: Duration

    public init(offset: Duration = .zero) {
      self.offset = offset
    }

    public func advanced(by duration: Duration) -> Self { Self(offset: offset + duration) }

    public func duration(to other: Self) -> Duration { other.offset - offset }

    public static func < (left: Self, right: Self) -> Bool { left.offset < right.offset }
  }

  public let minimumResolution: Duration
  let schedule: TestSchedule<Instant>

  public init(now: Instant = Instant(), minimumResolution: Duration = .zero) {
    self.minimumResolution = minimumResolution
    schedule = TestSchedule(now: now)
  }

  public var now: Instant { schedule.now }

  /// Suspends until the clock is advanced to the deadline.
  ///
  /// A deadline that has passed doesn't suspend. One that is now does, until the next `advance()`. When
  /// its task is cancelled, the sleep ends and throws.
  public func sleep(until deadline: Instant, tolerance: Duration? = nil) async throws {
    try await schedule.sleep(until: deadline)
  }

  /// Lets this much time pass; without an argument, wakes who sleeps until now.
  public nonisolated(nonsending) func advance(by duration: Duration = .zero) async {
    await advance(to: now.advanced(by: duration))
  }

  /// Lets time pass up to this instant. One that has passed already changes nothing.
  public nonisolated(nonsending) func advance(to deadline: Instant) async {
    await schedule.settle()
    while let event = schedule.nextEvent(until: deadline) { await event.happen() }
  }

  /// Lets time pass until nobody sleeps any more.
  ///
  /// Some work always sleeps again, such as a timer. When this has gone on for the time-out, in real
  /// time, it is reported. A slow machine is no reason for that: the time-out is looked at only after
  /// 10,000 sleeps. What the sleepers do elsewhere, on anything but a clock, is not waited for.
  public nonisolated(nonsending) func run(
    timeout: Swift.Duration = .milliseconds(500), fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) async {
    guard let suspension = await schedule.run(timeout: timeout) else { return }
    reportIssue(
      """
      Expected all sleeps to finish, but some are still suspending after \(timeout). \
      \(suspension) Work that never ends, such as a timer, must be cancelled before 'run', or be \
      advanced step by step with 'advance'.
      """,
      fileID: fileID, filePath: filePath, line: line, column: column)
  }

  /// Throws if somebody sleeps: a test that ends with this shows that no work is left behind.
  public nonisolated(nonsending) func checkSuspension() async throws {
    await schedule.settle()
    if let suspension = schedule.suspension { throw suspension }
  }
}

extension TestClock where Duration == Swift.Duration {
  /// A clock that counts in seconds, from zero.
  public convenience init() {
    self.init(now: Instant())
  }
}

/// Somebody sleeps on a ``TestClock`` when nobody should.
public struct SuspensionError: Error, Equatable, CustomStringConvertible {
  /// How many sleep.
  public let count: Int

  /// How many sleep until when, as text.
  public let description: String

  init?<Instant: InstantProtocol>(now: Instant, deadlines: [Instant]) {
    guard !deadlines.isEmpty else { return nil }
    count = deadlines.count
    let waits = deadlines.prefix(5).map { "\(now.duration(to: $0))" }
    let more = count > 5 ? " and later" : ""
    description =
      "\(count == 1 ? "1 sleep is" : "\(count) sleeps are") still suspended, "
      + "due in \(waits.joined(separator: ", "))\(more)."
  }
}
