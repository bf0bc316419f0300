enum IssueContext {
  /// Where issues are said to be, instead of where they are reported.
  @TaskLocal static var current: CallSite?
}

/// Says of all issues in `operation` that they are at this place: for a function whose callers make
/// the mistakes that are found further in.
///
/// ```swift
/// func load(fileID: StaticString = #fileID, filePath: StaticString = #filePath,
///   line: UInt = #line, column: UInt = #column
/// ) {
///   withIssueContext(fileID: fileID, filePath: filePath, line: line, column: column) {
///     reportIssue("This is reported where 'load' was called.")
///   }
/// }
/// ```
public func withIssueContext<Result>(
  fileID: StaticString, filePath: StaticString, line: UInt, column: UInt,
  operation: () throws -> Result
) rethrows -> Result {
  try IssueContext.$current.withValue(
    CallSite(fileID, filePath, line, column), operation: operation)
}

/// Says of all issues in `operation` that they are at this place.
public func withIssueContext<Result>(
  fileID: StaticString, filePath: StaticString, line: UInt, column: UInt,
  isolation: isolated (any Actor)? = #isolation,
  operation: () async throws -> Result
) async rethrows -> Result {
  try await IssueContext.$current.withValue(
    CallSite(fileID, filePath, line, column), operation: operation, isolation: isolation)
}
