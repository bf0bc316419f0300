/// The options of `generate`.
struct GenerateOptions: Equatable {
  /// Compares instead of writing.
  var isCheck = false
  /// The outputs are committed: files without code are not written, left-over files are removed.
  var isCheckedIn = false
  /// The build-tool plugin runs the tool; it has declared the outputs.
  var isPlugin = false
  var isVerbose = false
  var root: String?
  var module = "Module"
  var templates: String?
  /// The source whose output is printed instead of written.
  var printed: String?
  var output = ""
  var files: [String] = []

  static let names = [
    "--check", "--checked-in", "--module", "--output", "--plugin", "--root", "--stdout",
    "--templates", "--verbose",
  ]
}

extension GenerateOptions {
  init(_ reader: inout ArgumentReader) throws {
    while let argument = reader.next() {
      switch argument {
      case "--check": isCheck = true
      case "--checked-in": isCheckedIn = true
      case "--plugin": isPlugin = true
      case "--verbose": isVerbose = true
      case "--root": root = try reader.value(of: argument)
      case "--module": module = try reader.value(of: argument)
      case "--templates": templates = try reader.value(of: argument)
      case "--stdout": printed = try reader.value(of: argument)
      case "--output": output = try reader.value(of: argument)
      case "--": files += reader.rest()
      case _ where argument.hasPrefix("-") && argument != "-":
        throw UsageError(
          message: "'generate' has no option '\(argument)'"
            + Nearest.hint(argument, among: Self.names))
      default: files.append(argument)
      }
    }
    if let printed { try prepareToPrint(printed) }
    try check()
  }

  /// Adds the file to print to the files; it need not be named twice.
  private mutating func prepareToPrint(_ file: String) throws {
    if !output.isEmpty || isCheck || isCheckedIn {
      throw UsageError(
        message: "'--stdout' cannot be combined with '--output', '--check' or '--checked-in'")
    }
    files.append(file)
  }

  private func check() throws {
    if printed == nil && output.isEmpty {
      throw UsageError(message: "'generate' needs '--output DIR' or '--stdout FILE'")
    }
    if files.isEmpty { throw UsageError(message: "'generate' needs at least one FILE") }
    if files.contains("-") {
      throw UsageError(message: "'generate' reads files, not standard input ('-')")
    }
  }
}
