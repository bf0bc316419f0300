#if Foundation
  import Dispatch
  import Foundation

  /// A queue or run loop, which can stand for real time: `DispatchQueue.main`, `RunLoop.main` or
  /// `OperationQueue.main`.
  public protocol _RealTimeScheduler {}

  extension DispatchQueue: _RealTimeScheduler {}
  extension RunLoop: _RealTimeScheduler {}
  extension OperationQueue: _RealTimeScheduler {}

  extension Effect {
    /// Runs the effect after a delay in real time. See ``debounce(id:for:clock:)``.
    ///
    /// A test has to wait, so prefer `@Dependency(\.continuousClock)`, or
    /// `@Dependency(\.mainQueue)`. The effect does not run on the queue.
    public func debounce(
      id: some Hashable, for delay: Duration, scheduler: some _RealTimeScheduler
    ) -> Self {
      debounce(id: id, for: delay, clock: ContinuousClock())
    }

    /// Runs the effect after a delay in real time, which is a number of seconds. See
    /// ``debounce(id:for:clock:)``.
    @_disfavoredOverload
    public func debounce(
      id: some Hashable, for seconds: Double, scheduler: some _RealTimeScheduler
    ) -> Self {
      debounce(id: id, for: .seconds(seconds), clock: ContinuousClock())
    }

    /// Limits how often the effect sends, in real time. See ``throttle(id:for:clock:latest:)``.
    ///
    /// A test has to wait, so prefer `@Dependency(\.continuousClock)`, or
    /// `@Dependency(\.mainQueue)`. The effect does not run on the queue.
    public func throttle(
      id: some Hashable, for interval: Duration, scheduler: some _RealTimeScheduler, latest: Bool
    ) -> Self {
      throttle(id: id, for: interval, clock: ContinuousClock(), latest: latest)
    }

    /// Limits how often the effect sends, in real time, by an interval that is a number of seconds.
    /// See ``throttle(id:for:clock:latest:)``.
    @_disfavoredOverload
    public func throttle(
      id: some Hashable, for seconds: Double, scheduler: some _RealTimeScheduler, latest: Bool
    ) -> Self {
      throttle(id: id, for: .seconds(seconds), clock: ContinuousClock(), latest: latest)
    }
  }
#endif
