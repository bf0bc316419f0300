enum IssueContext {
  /// The location that issues have, instead of the one where they are reported.
  @TaskLocal static var current: CallSite?
}

/// Gives all issues in `operation` this location. Use it in a function that finds the mistakes of
/// its callers.
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

/// Gives all issues in `operation` this location.
public func withIssueContext<Result>(
  fileID: StaticString, filePath: StaticString, line: UInt, column: UInt,
  isolation: isolated (any Actor)? = #isolation,
  operation: () async throws -> Result
) async rethrows -> Result {
  try await IssueContext.$current.withValue(
    CallSite(fileID, filePath, line, column), operation: operation, isolation: isolation)
}
