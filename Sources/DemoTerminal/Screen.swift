import DemoConsole
import DemoFeatures
import GeneratedSupport

/// What the terminal shows: the topmost screen, and the commands that it offers.
struct Screen {
  let title: String
  var rows: [Row] = []
  /// The player and the sleep timer.
  var footer: [Row] = []
  var commands: [Command] = []
  /// The rows that can be chosen, and what enter does with each.
  var choices: [(row: Int, command: String)] = []

  /// For a terminal that shows one screen below the other.
  var text: String {
    (["== \(title)"] + (rows + footer).map { "  \($0.text)" }).joined(separator: "\n")
  }

  var textWithCommands: String {
    ([text] + commands.map { "  \($0.usage): \($0.summary)" }).joined(separator: "\n")
  }

  /// Performs the command with this name.
  @MainActor func perform(_ line: String) throws(Refusal) -> StoreTask {
    let words = line.split(separator: " ", maxSplits: 1)
    let name = words.first ?? ""
    guard let command = commands.first(where: { $0.name == name }) else {
      throw Refusal(
        "'\(line)' is not a command of this screen; it has \(names(commands.map(\.name)))")
    }
    return try command.perform(words.count > 1 ? trimmed(words[1]) : "")
  }

  private func trimmed(_ argument: Substring) -> String {
    let start = argument.drop { $0 == " " }
    return String(start.reversed().drop { $0 == " " }.reversed())
  }
}

/// `play, edit and back`
func names(_ names: [String]) -> String {
  guard names.count > 1, let last = names.last else { return names.joined() }
  return names.dropLast().joined(separator: ", ") + " and " + last
}
