/// The texts of `help`.
enum HelpText {
  /// The commands of a tool.
  static func text(for tool: Tool) -> String {
    let own = [
      ("help", "print this text, or the options of a command: \(tool.name) help COMMAND"),
      ("version", "print the version"),
    ]
    return """
      \(tool.about)

      usage: \(tool.name) COMMAND …

      \(Table(tool.commands.map { ($0.name, $0.summary) } + own).text)
      \(exitCodes(failure: "errors, or stale output"))
      The argument @FILE is replaced by the lines of FILE. Each line is one argument. All arguments
      after '--' are files. '--NAME=VALUE' is the same as '--NAME VALUE'.

      """
  }

  /// The options of a command.
  static func text(for command: any Command.Type, of tool: Tool) -> String {
    """
    \(usage(of: command, tool.name))

    \(command.about)

    \(Table(command.optionRows).text)
    \(exitCodes(failure: command.failure))
    """
  }

  private static func usage(of command: any Command.Type, _ tool: String) -> String {
    let lines = command.usage.map { "\(tool) \(command.name) \($0)" }
    return "usage: " + lines.joined(separator: "\n       ")
  }

  private static func exitCodes(failure: String) -> String {
    """
    exit codes: 0 done · 1 \(failure)
                2 wrong usage · 3 a file could not be read or written

    """
  }
}

extension Command {
  fileprivate static var optionRows: [(String, String)] {
    options.map { ([$0.name, $0.placeholder].compactMap(\.self).joined(separator: " "), $0.help) }
      + [("--help, -h", "print this text"), ("--version", "print the version")]
  }
}

/// Names, and explanations beside them.
private struct Table {
  private let rows: [(name: String, explanation: String)]

  init(_ rows: [(String, String)]) { self.rows = rows.map { (name: $0, explanation: $1) } }

  private static let (widestName, width) = (18, 98)

  /// A name that is wider than the column has a line of its own.
  var text: String {
    let column = rows.map(\.name.count).filter { $0 <= Self.widestName }.max() ?? 0
    return rows.map { row in
      let lines = Self.lines(row.explanation, width: Self.width - column - 4)
      let gap = "\n" + String(repeating: " ", count: column + 4)
      let padding = String(repeating: " ", count: max(0, column + 2 - row.name.count))
      let head = "  " + row.name + (row.name.count > column ? gap : padding)
      return head + lines.joined(separator: gap) + "\n"
    }.joined()
  }

  private static func lines(_ text: String, width: Int) -> [String] {
    var lines: [String] = []
    for word in text.split(separator: " ") {
      if let last = lines.last, last.count + 1 + word.count <= width {
        lines[lines.count - 1] = last + " " + word
      } else {
        lines.append(String(word))
      }
    }
    return lines
  }
}
