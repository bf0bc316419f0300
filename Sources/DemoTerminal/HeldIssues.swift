public import GeneratedSupport

/// Keeps the issues that the program reports, because they would be written through the screen.
public struct HeldIssues: IssueReporter {
  private let held = LockIsolated<[String]>([])

  public init() {}

  public func reportIssue(
    _ message: @autoclosure () -> String?, severity: IssueSeverity, fileID: StaticString,
    filePath: StaticString, line: UInt, column: UInt
  ) {
    let text = "\(fileID):\(line): \(severity): \(message() ?? "an issue")"
    held.withValue { $0.append(text) }
  }

  /// All issues until now, in their order.
  public var texts: [String] { held.value }
}
