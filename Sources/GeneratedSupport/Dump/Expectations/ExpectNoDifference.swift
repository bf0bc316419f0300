/// Reports an issue that shows the difference, if two values are not equal.
///
/// ```swift
/// expectNoDifference([1, 2], [1, 3])
/// // Difference: …
/// //
/// //     [
/// //       [0]: 1,
/// //   −   [1]: 2
/// //   +   [1]: 3
/// //     ]
/// //
/// // (First: −, Second: +)
/// ```
///
/// An error that one of the expressions throws is reported, too.
public func expectNoDifference<T: Equatable>(
  _ expression1: @autoclosure () throws -> T, _ expression2: @autoclosure () throws -> T,
  _ message: @autoclosure () -> String? = nil,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
  column: UInt = #column
) {
  let site = CallSite(fileID, filePath, line, column)
  site.reportingErrors {
    let values = (try expression1(), try expression2())
    guard values.0 != values.1 else { return }
    site.reportDifference(values.0, values.1, message(), "(First: −, Second: +)")
  }
}

// The reports of expectations.
extension CallSite {
  func report(_ message: String) { IssueReport(message, site: self).deliver() }

  func reportingErrors(_ body: () throws -> Void) {
    do { try body() } catch { report("Threw error: \(error)") }
  }

  /// Reports two values that are not equal.
  func reportDifference<T>(_ first: T, _ second: T, _ message: String?, _ legend: String) {
    let difference = diff(first, second, format: .proportional) ?? "No difference was detected."
    let lines = difference.split(separator: "\n", omittingEmptySubsequences: false)
      .map { "  \($0)" }.joined(separator: "\n")
    report("\(prefix(message))Difference: …\n\n\(lines)\n\n\(legend)")
  }

  func prefix(_ message: String?) -> String { message.map { "\($0) - " } ?? "" }
}
