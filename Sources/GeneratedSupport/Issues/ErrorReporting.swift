/// Runs `body`. If it throws, reports the error and returns `nil`.
///
/// ```swift
/// struct NotFound: Error {}
/// func find(_ name: String) throws -> Int { throw NotFound() }
///
/// let found = withErrorReporting("looking for a name") { try find("Blob") }
/// ```
///
/// A `CancellationError` is not reported, because it is expected in a task that is cancelled.
@discardableResult
public func withErrorReporting<Result>(
  _ message: @autoclosure () -> String? = nil,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
  column: UInt = #column, catching body: () throws -> Result
) -> Result? {
  do {
    return try body()
  } catch is CancellationError {
    return nil
  } catch {
    reportIssue(
      error, message(), fileID: fileID, filePath: filePath, line: line, column: column)
    return nil
  }
}

/// Runs `body`. If it throws, reports the error. Returns `nil` then, and also if `body` returns
/// `nil`.
@discardableResult
public func withErrorReporting<Result>(
  _ message: @autoclosure () -> String? = nil,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
  column: UInt = #column, catching body: () throws -> Result?
) -> Result? {
  let result: Result?? = withErrorReporting(
    message(), fileID: fileID, filePath: filePath, line: line, column: column, catching: body)
  return result ?? nil
}

/// Runs `body`. If it throws, reports the error and returns `nil`.
@discardableResult
public func withErrorReporting<Result>(
  _ message: @autoclosure () -> String? = nil,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
  column: UInt = #column, isolation: isolated (any Actor)? = #isolation,
  catching body: () async throws -> Result
) async -> Result? {
  do {
    return try await body()
  } catch is CancellationError {
    return nil
  } catch {
    reportIssue(
      error, message(), fileID: fileID, filePath: filePath, line: line, column: column)
    return nil
  }
}

/// Runs `body`. If it throws, reports the error. Returns `nil` then, and also if `body` returns
/// `nil`.
@discardableResult
public func withErrorReporting<Result>(
  _ message: @autoclosure () -> String? = nil,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
  column: UInt = #column, isolation: isolated (any Actor)? = #isolation,
  catching body: () async throws -> Result?
) async -> Result? {
  let result: Result?? = await withErrorReporting(
    message(), fileID: fileID, filePath: filePath, line: line, column: column,
    isolation: isolation, catching: body)
  return result ?? nil
}
