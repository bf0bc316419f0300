/// A clock whose time passes only when a test says so.
///
/// ```swift
/// @MainActor @Test func remindsAfterAMinute() async {
///   let clock = TestClock()
///   var reminders: [String] = []
///   let reminder = Task {
///     try await clock.sleep(for: .seconds(60))
///     reminders.append("Stand up")
///   }
///   await clock.advance(by: .seconds(59))
///   #expect(reminders == [])
///   await clock.advance(by: .seconds(1))
///   #expect(reminders == ["Stand up"])
///   reminder.cancel()
/// }
/// ```
///
/// # When `advance` returns
///
/// Before it wakes the first sleeper, and after each sleeper,
/// ``advance(by:fileID:filePath:line:column:)`` waits until other work rests. So tasks that have
/// just been started are asleep before time passes, and the work that a sleeper does is done before
/// the next sleeper is woken. A task that goes to sleep again within the time that passes is woken
/// in the same call.
///
/// How surely the clock knows that work rests depends on where that work runs. For structured tasks
/// inside of ``withMainSerialExecutor(isolation:operation:)`` it is certain. For `Task {}`,
/// `Task.detached` and actors inside of that function it is certain unless other tests keep the
/// process busy. Elsewhere, the clock waits for the jobs of the main actor and of Swift's global
/// executor, for a limited time. The article <doc:TestingTime> explains the differences.
///
/// # When the test does not advance it
///
/// A sleep that has waited for ten seconds of real time while the clock was not advanced is
/// reported, as a warning that names the line that sleeps.
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
  package let schedule: TestSchedule<Instant>

  public init(
    now: Instant = Instant(), minimumResolution: Duration = .zero, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    self.minimumResolution = minimumResolution
    schedule = TestSchedule(now: now, site: CallSite(fileID, filePath, line, column))
  }

  public var now: Instant { schedule.now }

  /// Suspends until the clock is advanced to the deadline.
  ///
  /// A sleep whose deadline has passed returns at once. One whose deadline is now suspends until
  /// the next `advance()`. When its task is cancelled, the sleep ends and throws.
  public func sleep(until deadline: Instant, tolerance: Duration? = nil) async throws {
    try await schedule.sleep(until: deadline)
  }

  /// Lets this much time pass. Without an argument, it wakes the tasks that sleep until now.
  public nonisolated(nonsending) func advance(
    by duration: Duration = .zero, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) async {
    await advance(
      to: now.advanced(by: duration), fileID: fileID, filePath: filePath, line: line, column: column
    )
  }

  /// Lets time pass up to this instant. One that has passed already changes nothing.
  public nonisolated(nonsending) func advance(
    to deadline: Instant, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) async {
    await RunningAdvances.during(CallSite(fileID, filePath, line, column)) {
      await schedule.advance(to: deadline)
    }
  }

  /// Lets time pass until no task sleeps on this clock.
  ///
  /// Some work always sleeps again, such as a timer. When this has gone on for the time-out, in
  /// real time, it is reported with the sleeps that are left. The time-out is looked at only after
  /// 100 sleeps, so that a slow machine does not fail a test.
  public nonisolated(nonsending) func run(
    timeout: Swift.Duration = .milliseconds(500), fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) async {
    schedule.beginAdvance()
    defer { schedule.endAdvance() }
    var left: SuspensionError?
    await RunningAdvances.during(CallSite(fileID, filePath, line, column)) {
      left = await schedule.run(timeout: timeout)
    }
    guard let suspension = left else { return }
    reportIssue(
      """
      Expected all sleeps to finish, but some are still suspended after \(timeout). \
      \(suspension) Cancel work that never ends, such as a timer, before 'run', or call 'advance' instead of \
      'run'.
      """,
      fileID: fileID, filePath: filePath, line: line, column: column)
  }

  /// Throws if a task sleeps. A test that ends with this call shows that it leaves no work behind.
  public nonisolated(nonsending) func checkSuspension() async throws {
    schedule.beginAdvance()
    defer { schedule.endAdvance() }
    await schedule.settle()
    if let suspension = schedule.suspension { throw suspension }
  }
}

extension TestClock where Duration == Swift.Duration {
  /// A clock that counts in seconds, from zero.
  public convenience init(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) {
    self.init(
      now: Instant(), fileID: fileID, filePath: filePath, line: line, column: column)
  }
}

/// Tasks sleep on a ``TestClock`` when none should.
public struct SuspensionError: Error, Equatable, CustomStringConvertible {
  /// How many tasks sleep.
  public let count: Int

  private let sleeps: [Sleep]

  private struct Sleep: Equatable {
    let delay: String
    let place: CallerPlace?

    static func == (left: Self, right: Self) -> Bool { left.delay == right.delay }
  }

  init?<Instant: InstantProtocol>(now: Instant, _ sleeps: [(Instant, CallerPlace?)]) {
    if sleeps.isEmpty { return nil }
    count = sleeps.count
    self.sleeps = sleeps.prefix(5).map { Sleep(delay: "\(now.duration(to: $0))", place: $1) }
  }

  /// How many tasks sleep, for how long, and where in the program.
  public var description: String {
    let waits = sleeps.map { $0.delay + ($0.place.map { " (\($0))" } ?? "") }
    let more = count > sleeps.count ? " and later" : ""
    return "\(count == 1 ? "1 sleep is" : "\(count) sleeps are") still suspended, "
      + "due in \(waits.joined(separator: ", "))\(more)."
  }
}
