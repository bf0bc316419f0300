/// Somebody sleeps on a ``TestClock`` when nobody should.
public struct SuspensionError: Error, Equatable, CustomStringConvertible {
  /// How many sleep.
  public let count: Int

  /// How many sleep until when, as text.
  public let description: String

  init?<Instant: InstantProtocol>(now: Instant, deadlines: [Instant]) {
    guard !deadlines.isEmpty else { return nil }
    count = deadlines.count
    let waits = deadlines.prefix(5).map { "\(now.duration(to: $0))" }
    let more = count > 5 ? " and later" : ""
    description =
      "\(count == 1 ? "1 sleep is" : "\(count) sleeps are") still suspended, "
      + "due in \(waits.joined(separator: ", "))\(more)."
  }
}
