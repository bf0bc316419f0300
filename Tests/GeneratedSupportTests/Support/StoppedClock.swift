/// A clock on which a sleep ends only if its task is cancelled. A `TestClock` would warn about a test
/// that does not advance it.
struct StoppedClock: Clock {
  var now: ContinuousClock.Instant { .now }
  var minimumResolution: Duration { .zero }

  func sleep(until deadline: ContinuousClock.Instant, tolerance: Duration?) async throws {
    try await Task.sleep(for: .seconds(1_000_000))
  }
}
