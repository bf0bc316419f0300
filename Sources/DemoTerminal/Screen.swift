import DemoFeatures
import DemoTracks
import GeneratedSupport

/// What the terminal shows: the topmost screen, and the commands that it offers.
struct Screen {
  let title: String
  var lines: [String] = []
  /// `open ID`, with what it does.
  var commands: [Command] = []

  var text: String {
    let help = commands.map { "  \($0.usage): \($0.summary)" }
    return (["== \(title)"] + lines.map { "  \($0)" } + help).joined(separator: "\n")
  }

  /// Performs the command with this name. Returns nil if the screen has none.
  @MainActor func perform(_ line: String) -> StoreTask? {
    let words = line.split(separator: " ", maxSplits: 1).map(String.init)
    guard let name = words.first, let command = commands.first(where: { $0.name == name }) else {
      return nil
    }
    return command.perform(words.count > 1 ? words[1] : "")
  }
}

/// Something that a person can do on a screen.
struct Command {
  let usage: String
  let summary: String
  /// Sends the action. The argument is the rest of the line. Returns nil if the argument makes no sense.
  let perform: @MainActor (_ argument: String) -> StoreTask?

  var name: String { String(usage.prefix { $0 != " " }) }
}

extension Command {
  init(_ usage: String, _ summary: String, perform: @escaping @MainActor () -> StoreTask) {
    self.init(usage: usage, summary: summary) { _ in perform() }
  }

  /// A command that takes a number.
  static func number(
    _ usage: String, _ summary: String, perform: @escaping @MainActor (Int) -> StoreTask
  ) -> Self {
    Self(usage: usage, summary: summary) { Int($0).map(perform) }
  }
}
