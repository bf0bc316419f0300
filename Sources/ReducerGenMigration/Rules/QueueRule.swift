import ReducerGenSyntax

/// `DispatchQueue.main.timer(interval:)`: a queue is not a scheduler here, and the one for the main
/// queue has another name.
struct QueueRule: NamedRule {
  static let id = "queues"
  static let summary =
    "Replaces `DispatchQueue.main` with `AnySchedulerOf<DispatchQueue>.main` where `sleep` or `timer` is called on it."
  static let watchedNames: Set = ["DispatchQueue", "RunLoop"]
  private static let functions: Set = ["sleep", "timer"]

  let file: MigratedFile
  let facts: ModuleFacts

  func apply(at place: TokenCursor) {
    let rest = (1...5).compactMap(place.next).map(file.text)
    guard place.previous?.kind != .period, rest.count == 5, rest[0] == ".", rest[1] == "main",
      rest[2] == ".", Self.functions.contains(rest[3]), rest[4] == "("
    else { return }
    file.replace(place.token.range, by: "AnySchedulerOf<\(place.text)>", .queue)
  }
}
