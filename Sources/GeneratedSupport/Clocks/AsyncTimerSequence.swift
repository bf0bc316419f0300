extension Clock where Duration: Hashable {
  /// The clock's time, once in each interval, until the task that iterates is cancelled.
  ///
  /// ```swift
  /// for await _ in ContinuousClock().timer(interval: .seconds(1)) {
  ///   print("tick")
  /// }
  /// ```
  ///
  /// The first interval begins when the iteration does. The others follow without drift, however long
  /// the body of the loop takes. When it takes longer than the interval, it gets one element at once for
  /// all the ticks that it has missed, and then goes on at the times at which it would have otherwise.
  public func timer(
    interval: Duration, tolerance: Duration? = nil
  ) -> AsyncTimerSequence<AnyClock<Duration>> {
    AsyncTimerSequence(interval: interval, tolerance: tolerance, clock: AnyClock(self))
  }
}

/// The elements of a timer. See ``Clock/timer(interval:tolerance:)``.
public struct AsyncTimerSequence<Base: Clock>: AsyncSequence, Sendable {
  let interval: Base.Duration
  let tolerance: Base.Duration?
  let clock: Base

  public func makeAsyncIterator() -> Iterator { Iterator(timer: self) }

  public struct Iterator: AsyncIteratorProtocol, Sendable {
    let timer: AsyncTimerSequence
    var lastTick: Base.Instant?
    var isCancelled = false

    init(timer: AsyncTimerSequence) {
      self.timer = timer
    }

    public mutating func next() async -> Base.Instant? {
      if isCancelled { return nil }
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

    /// The tick after the last one or, where ticks have been missed, the latest of those.
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
