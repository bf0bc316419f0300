import GeneratedSupport

/// The payload of an enum that must be in a certain case.
///
/// ```swift
/// import GeneratedTestSupport
///
/// enum Screen: CasePathable { case home, settings(Int) }
///
/// func check(_ screen: Screen) throws {
///   let tab = try XCTUnwrap(screen, case: \.settings)
///   print(tab)
/// }
///
/// try check(.settings(1))
/// ```
///
/// If the enum is in a different case, the test fails at this line, and the error ends it. This
/// works in XCTest and in Swift Testing.
public func XCTUnwrap<Root: CasePathable, Value>(
  _ root: @autoclosure () throws -> Root, case path: CaseKeyPath<Root, Value>,
  _ message: @autoclosure () -> String = "", fileID: StaticString = #fileID,
  file: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) throws -> Value {
  let root = try root()
  if let value = root[case: path] { return value }
  let note = message()
  reportIssue(
    """
    XCTUnwrap failed: expected the case with a payload of type '\(Value.self)', but this \
    '\(Root.self)' is in another case\
    \(note.isEmpty ? "" : " - \(note)")

    Actual:
    \(String(customDumping: root).split(separator: "\n").map { "  \($0)" }.joined(separator: "\n"))
    """,
    fileID: fileID, filePath: file, line: line, column: column)
  throw DifferentCase()
}

/// Ends a test whose enum is in a different case.
private struct DifferentCase: Error, CustomStringConvertible {
  var description: String { "The enum is in a different case." }
}
