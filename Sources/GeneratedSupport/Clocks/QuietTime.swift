/// Time in which a task never waits for its turn.
///
/// While hundreds of tests run at once, a test may not get its turn for a minute. Its clock is then
/// not advanced, although nothing is wrong with the test.
struct QuietTime: Sendable {
  /// Waits for a second and for ten turns on the main actor: a test that is not stuck needs as many
  /// to get on. Returns how long all that took.
  var second: @Sendable () async -> Duration = {
    let start = ContinuousClock.now
    try? await Task.sleep(for: .seconds(1))
    for _ in 0..<10 { await MainActor.run {} }
    return start.duration(to: .now)
  }

  /// A second of a quiet process is hardly longer than that.
  private static let limit = Duration.milliseconds(1_100)

  /// Returns after so many quiet seconds in a row, or when the task is cancelled.
  func wait(seconds: Int) async {
    var left = seconds
    while left > 0, !Task.isCancelled {
      left = await second() <= Self.limit ? left - 1 : seconds
    }
  }
}
