/// Writes results to standard output, and reports to standard error.
package enum Output {
  /// - Returns: the exit code; a closed or full output is a failure, and is reported.
  static func print(_ text: String) -> ExitCode { print(text.utf8) }

  static func print(_ bytes: some Collection<UInt8>) -> ExitCode {
    write(bytes) ? .done : .inputOrOutput
  }

  /// False after it has reported that standard output cannot take the bytes.
  package static func write(_ bytes: some Collection<UInt8>) -> Bool {
    if Platform.write(bytes, to: 1) { return true }
    report("error: standard output: \(Platform.lastFailure)\n")
    return false
  }

  package static func report(_ text: String) {
    _ = Platform.write(text.utf8, to: 2)
  }
}
