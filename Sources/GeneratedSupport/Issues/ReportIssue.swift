#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Android)
  import Android
#elseif canImport(Darwin)
  import Darwin
#endif

/// Reports that something is wrong in the way that code is used, without stopping the program.
///
/// The report goes to standard error, in the compiler's form.
public func reportIssue(
  _ message: @autoclosure () -> String? = nil, fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) {
  let text = "\(filePath):\(line):\(column): issue: \(message() ?? "Issue reported")\n"
  text.utf8.withContiguousStorageIfAvailable { bytes in
    _ = write(2, bytes.baseAddress!, bytes.count)
  }
}
