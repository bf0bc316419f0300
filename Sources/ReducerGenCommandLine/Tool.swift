import ReducerGenSyntax

/// An executable: a name, and commands. It answers `help` and `version` itself.
package struct Tool: Sendable {
  let name: String
  /// What it is for, for its help.
  let about: String
  let commands: [any Command.Type]

  package init(name: String, about: String, commands: [any Command.Type]) {
    self.name = name
    self.about = about
    self.commands = commands
  }

  /// Runs the command that the arguments name.
  package func run(_ arguments: [String], _ console: Console = .process) -> ExitCode {
    code(console, advice: "run '\(name) help' for a list of commands") {
      var responseFiles = ResponseFiles(read: FileSystem.lines)
      let arguments = try responseFiles.expand(arguments)
      guard let word = arguments.first else { throw UsageError("no command was given") }
      return try run(word, Array(arguments.dropFirst()), console)
    }
  }

  private func run(_ word: String, _ rest: [String], _ console: Console) throws -> ExitCode {
    switch word {
    case "help", "--help", "-h": try console.print(help(rest))
    case "version", "--version": try console.print(wantsHelp(rest) ? help([]) : version(rest))
    default: return try run(command(word), rest, console)
    }
    return .done
  }

  private func run(
    _ command: any Command.Type, _ arguments: [String], _ console: Console
  ) throws -> ExitCode {
    if wantsHelp(arguments) {
      try console.print(HelpText.text(for: command, of: self))
      return .done
    }
    if contains("--version", arguments) {
      try console.print(version([]))
      return .done
    }
    let advice = "run '\(name) \(command.name) --help' for the options"
    return code(console, advice: advice) { try command.parsed(arguments).run(console) }
  }

  /// The exit code of the body, or of its error, which is reported.
  ///
  /// - Parameter advice: What can help after a wrong command line.
  private func code(
    _ console: Console, advice: String, _ body: () throws -> ExitCode
  ) -> ExitCode {
    do {
      return try body()
    } catch let error as UsageError {
      console.report("error: \(error.message)\n\(advice)\n")
      return .usage
    } catch let error as FileError {
      console.report("error: \(error.path): \(error.reason)\n")
    } catch {
      console.report("error: \(error)\n")
    }
    return .inputOrOutput
  }
}

// MARK: Help and version

extension Tool {
  private func help(_ arguments: [String]) throws -> String {
    guard let topic = arguments.first, !wantsHelp(arguments) else {
      return HelpText.text(for: self)
    }
    try expectEnd(of: "help", arguments.dropFirst())
    if Self.ownNames.contains(topic) { return HelpText.text(for: self) }
    return HelpText.text(for: try command(topic), of: self)
  }

  private func version(_ arguments: [String]) throws -> String {
    try expectEnd(of: "version", arguments[...])
    return "\(name) \(Version.text)\n"
  }

  private func expectEnd(of command: String, _ rest: ArraySlice<String>) throws {
    guard let argument = rest.first else { return }
    throw UsageError("'\(command)' takes no argument '\(argument)'")
  }

  private func wantsHelp(_ arguments: [String]) -> Bool {
    contains("--help", arguments) || contains("-h", arguments)
  }

  /// After `--`, all arguments are files.
  private func contains(_ option: String, _ arguments: [String]) -> Bool {
    arguments.prefix { $0 != "--" }.contains(option)
  }

  private static let ownNames = ["help", "version"]

  private func command(_ word: String) throws -> any Command.Type {
    if let command = commands.first(where: { $0.name == word }) { return command }
    throw UsageError.unknown(
      "command", word, among: (commands.map { $0.name } + Self.ownNames).sorted())
  }
}
