import ReducerGenSyntax

/// A command of a tool. Its properties are the values of its options.
package protocol Command: SendableMetatype {
  /// The word that selects it: `generate`.
  static var name: String { get }
  /// What it does, for the list of all commands.
  static var summary: String { get }
  /// What can follow the name, one line for each form: `[OPTION…] --output DIR [--] FILE…`.
  static var usage: [String] { get }
  /// What it does, for its own help.
  static var about: String { get }
  /// The meaning of exit code 1.
  static var failure: String { get }
  static var options: [CommandOption<Self>] { get }

  init()
  /// Takes an argument that is not an option: a file, for example.
  mutating func take(_ operand: String) throws
  /// Checks the arguments as a whole, after the last one.
  mutating func finish() throws
  func run(_ console: Console) throws -> ExitCode
}

extension Command {
  package mutating func finish() {}

  /// The command with the values of these arguments, which follow its name.
  package static func parsed(_ arguments: some Collection<String>) throws -> Self {
    var command = Self()
    var rest = Array(arguments)[...]
    while let argument = rest.popFirst() {
      if argument == "--" {
        for operand in rest { try command.take(operand) }
        rest = []
      } else if argument.hasPrefix("-"), argument != "-" {
        try command.apply(OptionArgument(argument), &rest)
      } else {
        try command.take(argument)
      }
    }
    try command.finish()
    return command
  }

  private mutating func apply(
    _ argument: OptionArgument, _ rest: inout ArraySlice<String>
  ) throws {
    guard let option = Self.options.first(where: { $0.name == argument.name }) else {
      throw UsageError(
        "'\(Self.name)' has no option '\(argument.name)'"
          + NearestName.hint(argument.name, among: Self.optionNames))
    }
    try option.apply(&self, Self.value(of: option, argument, &rest))
  }

  /// The text after `=`, or else the next argument. An empty text for an option without a value.
  private static func value(
    of option: CommandOption<Self>, _ argument: OptionArgument, _ rest: inout ArraySlice<String>
  ) throws -> String {
    if option.placeholder == nil {
      if argument.value != nil { throw UsageError("'\(option.name)' takes no value") }
      return ""
    }
    if let value = argument.value { return value }
    // An option in the place of the value: the value was forgotten.
    guard let next = rest.first, !optionNames.contains(OptionArgument(next).name) else {
      throw UsageError("'\(option.name)' needs a value")
    }
    return rest.removeFirst()
  }

  private static var optionNames: [String] { options.map(\.name) + ["--help", "--version"] }
}

/// `--name` or `--name=value`.
private struct OptionArgument {
  let name: String
  let value: String?

  init(_ argument: String) {
    let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    name = String(parts[0])
    value = parts.count > 1 ? String(parts[1]) : nil
  }
}
