/// Where and when to run something, in place of a scheduler of Combine.
///
/// A feature asks for one, as `AnySchedulerOf<DispatchQueue>`; the application gives it `.main`, a
/// preview `.immediate`, and a test `DispatchQueue.test` or `.immediate`.
///
/// ```swift
/// import Dispatch
///
/// struct Reminder {
///   var mainQueue: AnySchedulerOf<DispatchQueue> = .main
///
///   func remind() async throws {
///     try await mainQueue.sleep(for: .seconds(60))
///     for await _ in mainQueue.timer(interval: .seconds(1)) { print("Stand up") }
///   }
/// }
/// ```
///
/// A clock does the same for everything but ``schedule(after:_:)``, and needs no queue: prefer
/// clocks in new code. This is one, too, so it can stand where a clock is wanted.
public struct AnySchedulerOf<Base>: Clock {
  public typealias Instant = TestClock<Duration>.Instant
  public typealias Duration = Swift.Duration

  /// Calls the function at the instant, and returns how to keep it from being called.
  typealias Call = @Sendable (Instant, @escaping @Sendable () -> Void) -> @Sendable () -> Void

  private let clock: any Clock<Duration>
  private let readNow: @Sendable () -> Instant
  private let sleepUntil: @Sendable (Instant) async throws -> Void
  private let call: Call
  /// Whether nothing waits, so that a timer would tick for ever.
  private let isImmediate: Bool

  /// Takes the time from the clock, whose zero is this instant.
  init<C: Clock<Duration>>(
    _ clock: C, zero: C.Instant, isImmediate: Bool = false, call: @escaping Call
  ) {
    self.clock = clock
    self.isImmediate = isImmediate
    readNow = { Instant(offset: zero.duration(to: clock.now)) }
    sleepUntil = { deadline in
      try await clock.sleep(until: zero.advanced(by: deadline.offset), tolerance: nil)
    }
    self.call = call
  }

  public var now: Instant { readNow() }

  public var minimumResolution: Duration { clock.minimumResolution }

  public func sleep(until deadline: Instant, tolerance: Duration? = nil) async throws {
    try await sleepUntil(deadline)
  }

  /// A sequence that produces the scheduler's time once per interval, until the task that iterates
  /// it is cancelled. See `Clock.timer(interval:tolerance:)`.
  ///
  /// The timer of an immediate scheduler ticks once, and then waits until the task is cancelled.
  public func timer(
    interval: Duration, tolerance: Duration? = nil
  ) -> _AsyncTimerSequence<AnyClock<Duration>> {
    _AsyncTimerSequence(
      interval: interval, tolerance: tolerance, clock: AnyClock(self), ticksOnce: isImmediate)
  }

  /// Runs the action as soon as possible.
  public func schedule(_ action: @escaping @Sendable () -> Void) {
    schedule(after: now, action)
  }

  /// Runs the action at this time, unless it is cancelled before.
  ///
  /// ```swift
  /// import Dispatch
  ///
  /// let mainQueue = AnySchedulerOf<DispatchQueue>.main
  /// let reminder = mainQueue.schedule(after: mainQueue.now.advanced(by: .seconds(60))) {
  ///   print("Stand up")
  /// }
  /// reminder.cancel()
  /// ```
  @discardableResult
  public func schedule(
    after deadline: Instant, _ action: @escaping @Sendable () -> Void
  ) -> ScheduledAction {
    ScheduledAction(cancel: call(deadline, action))
  }

  public func eraseToAnyScheduler() -> Self { self }
}

/// What will run later.
public struct ScheduledAction: Sendable {
  fileprivate let onCancel: @Sendable () -> Void

  fileprivate init(cancel: @escaping @Sendable () -> Void) {
    onCancel = cancel
  }

  /// Keeps it from running, if it has not run.
  public func cancel() { onCancel() }
}

extension AnySchedulerOf {
  /// A scheduler that runs everything at once, without waiting.
  public static var immediate: Self {
    Self(ImmediateClock(), zero: Instant(), isImmediate: true) { _, action in
      action()
      return {}
    }
  }

  /// A scheduler that reports each use, and is immediate otherwise.
  public static var unimplemented: Self { unimplemented() }

  /// A scheduler that reports each use, and is immediate otherwise.
  public static func unimplemented(
    name: String = "\(Base.self)", fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) -> Self {
    let clock = UnimplementedClock(
      name: name, fileID: fileID, filePath: filePath, line: line, column: column)
    return Self(clock, zero: Instant(), isImmediate: true) { _, action in
      reportIssue(
        "Unimplemented: \(name).schedule",
        fileID: fileID, filePath: filePath, line: line, column: column)
      action()
      return {}
    }
  }
}
