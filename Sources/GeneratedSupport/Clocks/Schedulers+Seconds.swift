// Times of schedulers as numbers of seconds, as in Combine. The compiler prefers the functions that
// take a `Duration`, such as for `.zero`.

extension AnySchedulerOf {
  /// Waits for this number of seconds.
  @_disfavoredOverload
  public func sleep(for seconds: Double) async throws {
    try await sleep(until: now.advanced(by: seconds))
  }

  /// A sequence that produces the scheduler's time once per this number of seconds. See
  /// ``timer(interval:tolerance:)``.
  @_disfavoredOverload
  public func timer(interval seconds: Double) -> _AsyncTimerSequence<AnyClock<Duration>> {
    timer(interval: .seconds(seconds))
  }
}

extension TestSchedulerOf {
  /// Lets this number of seconds pass.
  @_disfavoredOverload
  public nonisolated(nonsending) func advance(by seconds: Double) async {
    await advance(by: .seconds(seconds))
  }

  /// Lets this number of seconds pass, in code that is not asynchronous.
  @_disfavoredOverload
  public func advance(by seconds: Double) { advance(by: .seconds(seconds)) }
}

extension TestClock.Instant where Duration == Swift.Duration {
  /// The instant that is this number of seconds later.
  @_disfavoredOverload
  public func advanced(by seconds: Double) -> Self { advanced(by: .seconds(seconds)) }
}
