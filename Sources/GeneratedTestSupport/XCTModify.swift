import GeneratedSupport

/// Changes the payload of an optional that must not be nil.
///
/// If it is nil, the test fails at this line, and `body` does not run. In the closure of a test
/// store whose ``Exhaustivity`` is `.on`, the test also fails if `body` changes nothing.
@available(
  *, deprecated,
  message: "write 'value?.property = …', and check separately that the value is not nil"
)
public func XCTModify<Value>(
  _ optional: inout Value?, _ message: @autoclosure () -> String = "",
  fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line,
  column: UInt = #column, _ body: (inout Value) throws -> Void
) {
  let modification = Modification(
    root: Value?.self, note: message(), site: CallSite(fileID, file, line, column))
  guard var value = optional else {
    return modification.reportMissing(Value.self, in: optional as Any)
  }
  modification.apply(body, to: &value)
  optional = value
}

/// Changes the payload of an enum that must be in a certain case.
///
/// If it is in another case, the test fails at this line, and `body` does not run. In the closure
/// of a test store whose ``Exhaustivity`` is `.on`, the test also fails if `body` changes nothing.
@available(*, deprecated, message: "write 'value.modify(\\.case) { … }'")
public func XCTModify<Root: CasePathable, Value>(
  _ root: inout Root, case path: CaseKeyPath<Root, Value>,
  _ message: @autoclosure () -> String = "", fileID: StaticString = #fileID,
  file: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
  _ body: (inout Value) throws -> Void
) {
  let modification = Modification(
    root: Root.self, note: message(), site: CallSite(fileID, file, line, column))
  guard var value = root[case: path] else {
    return modification.reportMissing(Value.self, in: root)
  }
  modification.apply(body, to: &value)
  root = path(value)
}

/// The closure that a test store with the exhaustivity `.on` runs.
enum ExhaustiveClosure {
  @TaskLocal static var isRunning = false
}

private struct Modification {
  let root: Any.Type
  let note: String
  let site: CallSite

  func reportMissing<Value>(_ payload: Value.Type, in actual: Any) {
    report(
      """
      XCTModify: Expected to extract value of type "\(dumpTypeName(payload))" from "\(dumpTypeName(root))"\(suffix)

        Actual:
      \(String(reporting: actual).indented(by: 4))
      """)
  }

  func apply<Value>(_ body: (inout Value) throws -> Void, to value: inout Value) {
    let old = value
    do { try body(&value) } catch { return report("Threw error: \(error)\(suffix)") }
    guard ExhaustiveClosure.isRunning, let old = old as? any Equatable, old.isEqual(to: value)
    else { return }
    let name = dumpTypeName(Value.self)
    report(#"XCTModify: Expected "\#(name)" value to be modified but it was unchanged.\#(suffix)"#)
  }

  private var suffix: String { note.isEmpty ? "" : " - \(note)" }

  private func report(_ text: String) { IssueReport(text, site: site).deliver() }
}

extension Equatable {
  fileprivate func isEqual(to other: Any) -> Bool { other as? Self == self }
}
