/// Finds reporters that implement neither of the two methods. Each has a default that calls the
/// other one, because older reporters implement the one and newer ones the other, so the compiler
/// accepts them.
enum IssueReporterDefault {
  /// The type whose default method with a severity is running.
  @TaskLocal static var type: (any IssueReporter.Type)?

  static func end(_ type: any IssueReporter.Type, _ message: String?) -> Never {
    fatalError(
      """
      '\(type)' cannot report an issue, because it implements no 'reportIssue' method. The \
      issue is: \(message ?? "no message")

      To fix this, implement 'reportIssue(_:severity:fileID:filePath:line:column:)' in this type.
      """)
  }
}
