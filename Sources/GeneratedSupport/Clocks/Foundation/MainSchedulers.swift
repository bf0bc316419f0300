#if Foundation
  import Dispatch
  import Foundation

  extension AnySchedulerOf<DispatchQueue> {
    /// The main queue.
    public static var main: Self { mainQueue(ContinuousClock(), zero: startOf1970) }
  }

  extension AnySchedulerOf<RunLoop> {
    /// The main thread. Its run loop serves the main queue, and what is scheduled is put there: so
    /// it also runs in programs whose main thread has no run loop, as most have outside of Apple's
    /// systems.
    ///
    /// Its time is that of the system: `now.date` is the current date.
    public static var main: Self { mainQueue(WallClock(), zero: Instant()) }
  }

  extension AnySchedulerOf {
    fileprivate static func mainQueue<C: Clock<Duration>>(_ clock: C, zero: C.Instant) -> Self {
      Self(clock, zero: zero) { deadline, action in
        let work = DispatchWorkItem(block: action)
        let delay = clock.now.duration(to: zero.advanced(by: deadline.offset))
        DispatchQueue.main.asyncAfter(deadline: .now() + delay / .seconds(1), execute: work)
        let item = UncheckedSendable(work)
        return { item.value.cancel() }
      }
    }
  }

  extension DispatchQueue {
    /// A scheduler whose time only passes when a test says so.
    public static var test: TestSchedulerOf<DispatchQueue> { TestSchedulerOf() }

    /// A scheduler that runs everything at once.
    public static var immediate: AnySchedulerOf<DispatchQueue> { .immediate }
  }

  extension RunLoop {
    /// A scheduler whose time only passes when a test says so.
    public static var test: TestSchedulerOf<RunLoop> { TestSchedulerOf() }

    /// A scheduler that runs everything at once.
    public static var immediate: AnySchedulerOf<RunLoop> { .immediate }
  }

  /// The zero of all live schedulers, so that the time of one can be used with another.
  private let startOf1970 = ContinuousClock.now.advanced(by: .zero - WallClock().now.offset)

  /// The time of the system, which a person can change.
  private struct WallClock: Clock {
    typealias Instant = TestClock<Duration>.Instant

    var now: Instant { Instant(Date()) }
    var minimumResolution: Duration { .zero }

    func sleep(until deadline: Instant, tolerance: Duration?) async throws {
      try await Task.sleep(for: now.duration(to: deadline), tolerance: tolerance)
    }
  }
#endif
