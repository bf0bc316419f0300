/// Reports what `body` throws, and returns `nil` then.
///
/// ```swift
/// struct NotFound: Error {}
/// func find(_ name: String) throws -> Int { throw NotFound() }
///
/// let found = withErrorReporting("looking for a name") { try find("Blob") }
/// ```
@discardableResult
public func withErrorReporting<Result>(
  _ message: @autoclosure () -> String? = nil,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
  column: UInt = #column, catching body: () throws -> Result
) -> Result? {
  do {
    return try body()
  } catch {
    reportIssue(
      error, message(), fileID: fileID, filePath: filePath, line: line, column: column)
    return nil
  }
}

/// Reports what `body` throws, and returns `nil` then.
@discardableResult
public func withErrorReporting<Result>(
  _ message: @autoclosure () -> String? = nil,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
  column: UInt = #column, isolation: isolated (any Actor)? = #isolation,
  catching body: () async throws -> Result
) async -> Result? {
  do {
    return try await body()
  } catch {
    reportIssue(
      error, message(), fileID: fileID, filePath: filePath, line: line, column: column)
    return nil
  }
}
