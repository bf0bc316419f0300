// The old names.

@available(*, deprecated, renamed: "expectNoDifference")
public func XCTAssertNoDifference<T: Equatable>(
  _ expression1: @autoclosure () throws -> T, _ expression2: @autoclosure () throws -> T,
  _ message: @autoclosure () -> String = "",
  fileID: StaticString = #fileID, file filePath: StaticString = #filePath, line: UInt = #line,
  column: UInt = #column
) {
  expectNoDifference(
    try expression1(), try expression2(), optional(message()),
    fileID: fileID, filePath: filePath, line: line, column: column)
}

@available(*, deprecated, renamed: "expectDifference")
public func XCTAssertDifference<T: Equatable>(
  _ expression: @autoclosure () throws -> T, _ message: @autoclosure () -> String = "",
  operation: (() throws -> Void)? = nil, changes updateExpectingResult: (inout T) throws -> Void,
  fileID: StaticString = #fileID, file filePath: StaticString = #filePath, line: UInt = #line,
  column: UInt = #column
) {
  expectDifference(
    try expression(), optional(message()), operation: operation, changes: updateExpectingResult,
    fileID: fileID, filePath: filePath, line: line, column: column)
}

private func optional(_ message: String) -> String? { message.isEmpty ? nil : message }
