extension Duration: CustomDumpStringConvertible {
  /// In units, those that are zero left out, and in no locale: `1 hour, 5 seconds, 123 milliseconds`.
  public var customDumpDescription: String {
    let (seconds, attoseconds) = components
    let isNegative = seconds < 0 || attoseconds < 0
    let units: [(UInt64, String)] = [
      (seconds.magnitude / 3_600, "hour"),
      (seconds.magnitude / 60 % 60, "minute"),
      (seconds.magnitude % 60, "second"),
      (attoseconds.magnitude / 1_000_000_000_000_000, "millisecond"),
      (attoseconds.magnitude / 1_000_000_000_000 % 1_000, "microsecond"),
      (attoseconds.magnitude / 1_000_000_000 % 1_000, "nanosecond"),
      (attoseconds.magnitude % 1_000_000_000, "attosecond"),
    ]
    let parts = units.filter { $0.0 > 0 }.map { "\($0.0) \($0.1)\($0.0 == 1 ? "" : "s")" }
    if parts.isEmpty { return "0 seconds" }
    return (isNegative ? "-" : "") + parts.joined(separator: ", ")
  }
}
