import ReducerGenSyntax

/// `DispatchQueue.main.timer(interval:)`: a queue is not a scheduler here, and the one for the main
/// queue has another name.
struct QueueRule {
  static let names = ["DispatchQueue", "RunLoop"]
  private static let functions: Set = ["sleep", "timer"]

  private let file: MigratedFile

  init(_ file: MigratedFile) { self.file = file }

  func apply() {
    for index in file.watched.places(of: Self.names) {
      let context = TokenContext(file.tokens, index)
      let rest = (1...5).compactMap(context.next).map(file.text)
      guard context.previous?.kind != .period, rest.count == 5, rest[0] == ".", rest[1] == "main",
        rest[2] == ".", Self.functions.contains(rest[3]), rest[4] == "("
      else { continue }
      let new = "AnySchedulerOf<\(file.text(context.token))>"
      file.edits.replace(context.token.range, by: new, .queue)
    }
  }
}
