import GeneratedSupport

/// What happened, in order.
final class Journal: Sendable {
  private let lines = LockIsolated<[String]>([])

  var all: [String] { lines.value }

  func callAsFunction(_ line: String) {
    lines.withValue { $0.append(line) }
  }

  /// What has happened since the last call.
  func take() -> [String] {
    lines.withValue { lines in
      defer { lines = [] }
      return lines
    }
  }
}
