/// The outputs and the environment of a command. A test passes others than those of the process.
package struct Console {
  private let write: ([UInt8]) throws(FileError) -> Void
  /// Writes to standard error.
  package let report: (String) -> Void
  /// Whether standard error is a terminal, on which a line can be overwritten.
  package let isTerminal: Bool
  /// The value of a variable of the environment.
  package let variable: (String) -> String?

  package init(
    write: @escaping ([UInt8]) throws(FileError) -> Void,
    report: @escaping (String) -> Void, isTerminal: Bool = false,
    variable: @escaping (String) -> String? = { _ in nil }
  ) {
    self.write = write
    self.report = report
    self.isTerminal = isTerminal
    self.variable = variable
  }

  /// Those of the process. Both outputs are written at once, so that their lines stay in order.
  package static var process: Console {
    Console(
      write: { bytes throws(FileError) in
        if Platform.write(bytes, to: 1) { return }
        throw FileError(path: "standard output", reason: Platform.lastFailure)
      },
      report: { _ = Platform.write($0.utf8, to: 2) }, isTerminal: Platform.isTerminal(2),
      variable: Platform.variable)
  }

  /// Writes to standard output. A closed or full output is an error.
  package func print(_ text: String) throws(FileError) { try write(Array(text.utf8)) }

  package func print(_ bytes: [UInt8]) throws(FileError) { try write(bytes) }
}
