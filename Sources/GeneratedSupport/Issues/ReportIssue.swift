#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#elseif canImport(Android)
  import Android
#elseif canImport(WASILibc)
  import WASILibc
#elseif canImport(ucrt)
  import ucrt
#endif

/// Reports a mistake in the program that it can live on with.
///
/// The place is that of the caller, unless it is given: functions that report on behalf of theirs
/// pass it on.
public func reportIssue(
  _ message: @autoclosure () -> String? = nil,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
  column: UInt = #column
) {
  let text = message().flatMap { $0.isEmpty ? nil : $0 } ?? "issue reported"
  let report = "\(fileID):\(line): \(text)\n"
  // One call, so that reports of several threads do not mix.
  _ = unsafe Array(report.utf8).withUnsafeBytes { unsafe write(2, $0.baseAddress, $0.count) }
}
