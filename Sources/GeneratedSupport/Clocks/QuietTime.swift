/// Time in which a task never waits for its turn.
///
/// While hundreds of tests run at once, a test may not get its turn for a minute. Its clock is then
/// not advanced, although nothing is wrong with the test.
struct QuietTime: Sendable {
  /// Waits for a second and for a turn on the main actor. Returns how long both took.
  var second: @Sendable () async -> Duration = {
    let start = ContinuousClock.now
    try? await Task.sleep(for: .seconds(1))
    await MainActor.run {}
    return start.duration(to: .now)
  }

  /// A second of a quiet process is hardly longer than that.
  private static let limit = Duration.milliseconds(1_200)

  /// Returns after so many quiet seconds, or when the task is cancelled.
  func wait(seconds: Int) async {
    var left = seconds
    while left > 0, !Task.isCancelled {
      if await second() <= Self.limit { left -= 1 }
    }
  }
}
