/// What `generate` is to do.
struct GenerateOptions: Equatable {
  /// Write nothing; say what is missing or stale.
  var isCheck = false
  /// The outputs are kept in the repository: none without code, none left over.
  var isCheckedIn = false
  /// Called by the build tool plugin, which has declared the outputs.
  var isPlugin = false
  var isVerbose = false
  var root: String?
  var module = "Module"
  var templates: String?
  /// The source whose output is printed; nothing is written then.
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

  /// The file to print need not be named a second time.
  private mutating func prepareToPrint(_ file: String) throws {
    if !output.isEmpty || isCheck || isCheckedIn {
      throw UsageError(
        message: "'--stdout' prints and writes nothing; leave out '--output', '--check' and "
          + "'--checked-in'")
    }
    files.append(file)
  }

  private func check() throws {
    if printed == nil && output.isEmpty {
      throw UsageError(message: "'generate' needs '--output DIR', or '--stdout FILE'")
    }
    if files.isEmpty { throw UsageError(message: "'generate' needs at least one FILE") }
    if files.contains("-") {
      throw UsageError(message: "'generate' reads files, not standard input ('-')")
    }
  }
}
