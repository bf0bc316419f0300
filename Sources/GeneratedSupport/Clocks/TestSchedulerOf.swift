/// A scheduler whose time passes only when a test says so.
///
/// ```swift
/// import Dispatch
///
/// struct Reminder { var mainQueue: AnySchedulerOf<DispatchQueue> }
///
/// func remind() async {
///   let mainQueue = DispatchQueue.test
///   let reminder = Reminder(mainQueue: mainQueue.eraseToAnyScheduler())
///   await mainQueue.advance(by: .seconds(60))
///   print(reminder.mainQueue.now)
/// }
/// ```
///
/// Like ``TestClock``, it waits for other work before and after each action that it runs.
public struct TestSchedulerOf<Base>: Clock {
  public typealias Instant = TestClock<Duration>.Instant
  public typealias Duration = Swift.Duration

  private let clock: TestClock<Duration>

  public init(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) {
    clock = TestClock(fileID: fileID, filePath: filePath, line: line, column: column)
  }

  public var now: Instant { clock.now }

  public var minimumResolution: Duration { clock.minimumResolution }

  public func sleep(until deadline: Instant, tolerance: Duration? = nil) async throws {
    try await clock.sleep(until: deadline)
  }

  /// Lets this much time pass. Without an argument, it runs the actions that are due now.
  public nonisolated(nonsending) func advance(
    by duration: Duration = .zero, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) async {
    await clock.advance(
      by: duration, fileID: fileID, filePath: filePath, line: line, column: column)
  }

  /// Lets time pass up to this instant. One that has passed already changes nothing.
  public nonisolated(nonsending) func advance(
    to deadline: Instant, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) async {
    await clock.advance(
      to: deadline, fileID: fileID, filePath: filePath, line: line, column: column)
  }

  /// Lets this much time pass, in code that is not asynchronous. Without an argument, it runs the
  /// actions that are due now.
  ///
  /// Scheduled actions have run when it returns. Tasks that sleep are only woken: to wait for them,
  /// write `await`.
  public func advance(by duration: Duration = .zero) { advance(to: now.advanced(by: duration)) }

  /// Lets time pass up to this instant, in code that is not asynchronous. See `advance(by:)`.
  public func advance(to deadline: Instant) { clock.schedule.advanceAtOnce(to: deadline) }

  /// Lets time pass until nothing is scheduled and no task sleeps. See ``TestClock``.
  public nonisolated(nonsending) func run(
    timeout: Duration = .milliseconds(500), fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) async {
    await clock.run(
      timeout: timeout, fileID: fileID, filePath: filePath, line: line, column: column)
  }

  /// Throws if a task sleeps or an action is scheduled.
  public nonisolated(nonsending) func checkSuspension() async throws {
    try await clock.checkSuspension()
  }

  /// Runs the action at the next `advance()`.
  public func schedule(_ action: @escaping @Sendable () -> Void) {
    eraseToAnyScheduler().schedule(action)
  }

  /// Runs the action at this time, unless it is cancelled before.
  @discardableResult
  public func schedule(
    after deadline: Instant, _ action: @escaping @Sendable () -> Void
  ) -> ScheduledAction {
    eraseToAnyScheduler().schedule(after: deadline, action)
  }

  /// The same scheduler, of the type that a feature asks for.
  public func eraseToAnyScheduler() -> AnySchedulerOf<Base> {
    AnySchedulerOf(clock, zero: Instant()) { [schedule = clock.schedule] deadline, action in
      let number = schedule.makeNumber()
      schedule.call(at: deadline, number: number, action)
      return { schedule.remove(number) }
    }
  }
}
