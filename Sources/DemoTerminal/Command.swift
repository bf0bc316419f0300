import DemoFeatures
import GeneratedSupport

/// Something that a person can do on a screen.
struct Command {
  /// The name, and what follows it: `open ID`.
  let usage: String
  let summary: String
  /// Whether the command is performed after each key, before the line is complete.
  var followsTyping = false
  /// Sends the action. The argument is the rest of the line.
  let perform: @MainActor (_ argument: String) throws(Refusal) -> StoreTask

  var name: String { String(usage.prefix { $0 != " " }) }
}

/// Why a command cannot be performed. The reason says what is allowed.
struct Refusal: Error {
  let reason: String

  init(_ reason: String) {
    self.reason = reason
  }
}

extension Command {
  /// A command without an argument.
  init(
    _ name: String, _ summary: String,
    perform: @escaping @MainActor () throws(Refusal) -> StoreTask
  ) {
    self.init(usage: name, summary: summary) { argument throws(Refusal) in
      if argument.isEmpty { return try perform() }
      throw Refusal("'\(name)' stands alone, without '\(argument)'")
    }
  }

  /// A command that takes a number.
  static func number(
    _ usage: String, _ summary: String, in range: ClosedRange<Int>,
    perform: @escaping @MainActor (Int) -> StoreTask
  ) -> Self {
    let allowed = "from \(range.lowerBound) to \(range.upperBound)"
    let name = usage.prefix { $0 != " " }
    return Self(usage: usage, summary: "\(summary), \(allowed)") { argument throws(Refusal) in
      if let number = Int(argument), range.contains(number) { return perform(number) }
      throw Refusal("'\(name)' takes a number \(allowed)" + contrast(argument))
    }
  }

  /// `, not 'loud'`
  static func contrast(_ argument: String) -> String {
    argument.isEmpty ? "" : ", not '\(argument)'"
  }
}
