import ReducerGenCommandLine
import ReducerGenCore

/// `reducergen generate`: writes, compares or prints the generated code of a target.
struct GenerateCommand: Command, Equatable {
  var output = ""
  /// The source whose output is printed instead of written.
  var printed: String?
  var root: String?
  var module = "Module"
  var templates: String?
  /// Compares instead of writing.
  var isCheck = false
  /// The outputs are committed: files without code are not written, left-over files are removed.
  var isCheckedIn = false
  /// The ids of the checks that are switched off.
  var allowedChecks: Set<String> = []
  /// Warnings are errors.
  var isStrict = false
  var isVerbose = false
  /// The build-tool plugin runs the tool; it has declared the outputs.
  var isPlugin = false
  var files: [String] = []

  static let name = "generate"
  static let summary = "read the sources of a target and write the generated code"
  static let usage = [
    "[OPTION…] --output DIR [--] FILE…",
    "[OPTION…] --stdout FILE [--] [FILE…]",
  ]
  static let about = """
    Reads all sources of a target. Writes one file for each source, and one for the target. Files that
    are already up to date are not rewritten. Generated files among the FILEs are skipped.
    """
  static let failure = "errors in the sources, or stale output"

  static var options: [CommandOption<Self>] {
    [
      .text(
        "--output", "DIR", \.output, "write the files to this folder; it is created if necessary"),
      .text(
        "--stdout", "FILE", \.printed,
        "print the code generated for this source, and write nothing; pass the other sources of the target as FILEs"
      ),
      .text(
        "--root", "DIR", \.root,
        "name the outputs after the sources' paths below this folder (default: the working directory)"
      ),
      .text("--module", "NAME", \.module, "the target's module"),
      .text(
        "--templates", "DIR", \.templates,
        "the folder with the target's own templates (*.stencil)"),
      .flag(
        "--check", \.isCheck,
        "write nothing; if a file is missing or stale, print a diff and exit with 1"),
      .flag(
        "--checked-in", \.isCheckedIn,
        "for committed code: write only files with code, and remove generated files whose source is gone"
      ),
      .value(
        "--allow", "ID",
        "switch off the check with this id; several ids are separated by commas, or the option is repeated"
      ) { command, ids in try command.allow(ids) },
      .flag("--strict", \.isStrict, "report warnings as errors"),
      .flag("--verbose", \.isVerbose, "report each stage and its time"),
      .flag(
        "--plugin", \.isPlugin,
        "used by the build-tool plugin: generated code among the FILEs is an error"),
    ]
  }

  private mutating func allow(_ ids: String) throws {
    let known = Checks.all.map(\.id)
    for id in ids.split(separator: ",", omittingEmptySubsequences: false).map(String.init) {
      guard known.contains(id) else { throw UsageError.unknown("check", id, among: known) }
      allowedChecks.insert(id)
    }
  }

  mutating func take(_ operand: String) { files.append(operand) }

  mutating func finish() throws {
    // The file to print need not be named twice.
    if let printed { files.append(printed) }
    if printed != nil, !output.isEmpty || isCheck || isCheckedIn {
      throw UsageError("'--stdout' cannot be combined with '--output', '--check' or '--checked-in'")
    }
    if printed == nil, output.isEmpty {
      throw UsageError("'generate' needs '--output DIR' or '--stdout FILE'")
    }
    if files.isEmpty { throw UsageError("'generate' needs at least one FILE") }
    if files.contains("-") {
      throw UsageError("'generate' reads files, not standard input ('-')")
    }
  }

  func run(_ console: Console) throws -> ExitCode { try GenerateRun(self, console).run() }
}
