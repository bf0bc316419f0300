#if Foundation
  import Dispatch
  import Foundation

  extension AnySchedulerOf<DispatchQueue> {
    /// The main queue.
    public static var main: Self { mainQueue }
  }

  extension AnySchedulerOf<RunLoop> {
    /// The main thread. Its run loop serves the main queue, and what is scheduled is put there: so it
    /// also runs in programs whose main thread has no run loop, as most have outside of Apple's systems.
    public static var main: Self { mainQueue }
  }

  extension AnySchedulerOf {
    fileprivate static var mainQueue: Self {
      Self(ContinuousClock(), zero: commonZero) { deadline, action in
        let work = DispatchWorkItem(block: action)
        let delay = ContinuousClock.now.duration(to: commonZero.advanced(by: deadline.offset))
        DispatchQueue.main.asyncAfter(deadline: .now() + delay.seconds, execute: work)
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

  extension Duration {
    fileprivate var seconds: Double {
      Double(components.seconds) + Double(components.attoseconds) / 1e18
    }
  }

  /// The zero of all live schedulers, so that the time of one can be used with another.
  private let commonZero = ContinuousClock.now
#endif
