/// Watches for sleeps that never end because the test does not advance their clock.
package struct SleepWatch: Sendable {
  /// A test of the watch replaces it.
  @TaskLocal package static var current = SleepWatch(
    patience: .seconds(10), hasReported: CurrentProcess.flushTestOutput
  ) {
    let start = ContinuousClock.now
    await QuietTime().wait(seconds: 10)
    return start
  }

  /// How many sleeps of a clock are asked for their place, as that takes about 0.2 ms each time.
  static let placeLimit = 32

  /// How long a sleep may wait, in real time, while its clock is not advanced. For the report.
  let patience: Duration
  /// The watch calls this after each report, because the test may hang and be killed.
  let hasReported: @Sendable () -> Void
  /// Waits, and returns an instant: a sleep that began before it has waited too long.
  let wait: @Sendable () async -> ContinuousClock.Instant

  package init(
    patience: Duration, hasReported: @escaping @Sendable () -> Void = {},
    wait: @escaping @Sendable () async -> ContinuousClock.Instant
  ) {
    self.patience = patience
    self.hasReported = hasReported
    self.wait = wait
  }

  /// - Parameter name: What waits: a sleep or a scheduled action.
  func report(_ name: String, _ delay: some DurationProtocol, place: CallerPlace?) -> String {
    let delay = (delay as? Duration)?.inWords ?? "\(delay)"
    let isSleep = name == "sleep"
    let variable = isSleep ? "clock" : "queue"
    let clock = isSleep ? "the clock that was made here" : "its queue"
    return """
      A \(name) has waited for \(patience.inWords) of real time, and the test has not advanced the clock.

        The \(name)\(place.map { " at \($0.withLine)" } ?? "") ends in \(delay) of the clock's time.

      Advance \(clock), with 'await \(variable).advance(by:)' or 'await \(variable).run()'. If time \
      does not matter in this test, override the \(variable) with '.immediate'.
      """
  }
}

extension Duration {
  /// `10 seconds` or `0.3 seconds`. Its description would be `10.0 seconds`.
  fileprivate var inWords: String {
    let parts = components
    if parts.attoseconds != 0 { return "\(self)" }
    return "\(parts.seconds) second\(parts.seconds == 1 ? "" : "s")"
  }
}
