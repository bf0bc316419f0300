/// Writes results to standard output, and reports to standard error.
enum Output {
  /// - Returns: the exit code; a closed or full output is a failure.
  static func print(_ text: String) -> ExitCode {
    Platform.write(text.utf8, to: 1) ? .done : .inputOrOutput
  }

  static func report(_ text: String) {
    _ = Platform.write(text.utf8, to: 2)
  }
}
