import GeneratedSupport

extension String {
  private static let lineLimit = 100

  /// The dump of a value for a report. Only the first lines of a long dump are shown.
  init(reporting value: Any) {
    let lines = String(customDumping: value).split(
      separator: "\n", omittingEmptySubsequences: false)
    self = lines.prefix(Self.lineLimit).joined(separator: "\n")
    let rest = lines.count - Self.lineLimit
    if rest > 0 { self += "\n… (more lines: \(rest))" }
  }
}
