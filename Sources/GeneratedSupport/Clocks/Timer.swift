extension Clock where Duration: Hashable {
  /// A sequence that produces the clock's time once per interval, until the task that iterates it
  /// is cancelled.
  ///
  /// ```swift
  /// for await _ in ContinuousClock().timer(interval: .seconds(1)) {
  ///   print("tick")
  /// }
  /// ```
  ///
  /// The first interval begins with the iteration. The ticks do not drift, however long the body of
  /// the loop takes. When the body takes longer than the interval, the next element comes at once
  /// and stands for all missed ticks. The ticks after it keep the original schedule.
  public func timer(
    interval: Duration, tolerance: Duration? = nil
  ) -> _AsyncTimerSequence<AnyClock<Duration>> {
    _AsyncTimerSequence(interval: interval, tolerance: tolerance, clock: AnyClock(self))
  }
}

/// The sequence of a timer's ticks. See `Clock.timer(interval:tolerance:)`.
///
/// The underscore avoids a clash with a type of the package `swift-async-algorithms`.
public struct _AsyncTimerSequence<Base: Clock>: AsyncSequence, Sendable {
  let interval: Base.Duration
  let tolerance: Base.Duration?
  let clock: Base
  var ticksOnce = false

  public func makeAsyncIterator() -> Iterator { Iterator(timer: self) }

  public struct Iterator: AsyncIteratorProtocol, Sendable {
    let timer: _AsyncTimerSequence
    var lastTick: Base.Instant?
    var isCancelled = false

    init(timer: _AsyncTimerSequence) {
      self.timer = timer
    }

    public mutating func next() async -> Base.Instant? {
      if isCancelled { return nil }
      if lastTick != nil, timer.ticksOnce {
        try? await Task.never()
        return nil
      }
      let tick = nextTick()
      do {
        try await timer.clock.sleep(until: tick, tolerance: timer.tolerance)
      } catch {
        isCancelled = true
        return nil
      }
      lastTick = tick
      return timer.clock.now
    }

    /// The tick after the last one. When ticks were missed, the latest of them.
    private func nextTick() -> Base.Instant {
      let now = timer.clock.now
      let tick = (lastTick ?? now).advanced(by: timer.interval)
      let delay = tick.duration(to: now)
      guard delay > .zero, timer.interval > .zero else { return tick }
      let missed = Int((delay / timer.interval).rounded(.up))
      return tick.advanced(by: timer.interval * (missed - 1))
    }
  }
}
