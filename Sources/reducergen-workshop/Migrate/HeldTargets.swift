import ReducerGenMigration

/// The targets that stay because they have errors, and what that means for the others.
struct HeldTargets {
  var refused: [String]
  /// The imports between one that stays and one that moves.
  var links: [Migration.Link]

  func text(_ options: MigrateCommand) -> String {
    let names = Self.list(refused)
    let verb = options.applies ? "is" : "would be"
    let head =
      options.isPartial
      ? "warning: these targets stay as they are, because of the errors above: \(names)\n"
      : "error: nothing \(verb) written, because of the errors above in \(names)\n"
        + "note: fix the errors, or use '--partial' to change the other targets only\n"
    let severity = options.isPartial ? "warning" : "note: with '--partial'"
    return head + importers.map { "\(severity): \(consequence(for: $0))\n" }.joined()
  }

  private var importers: [String] { Set(links.map(\.importer)).sorted() }

  private func consequence(for importer: String) -> String {
    let imported = Self.list(links.filter { $0.importer == importer }.map(\.imported))
    return refused.contains(importer)
      ? "'\(importer)' may not build, because it stays and imports targets that move: \(imported)"
      : "'\(importer)' may not build, because it moves and imports targets that stay: \(imported)"
  }

  private static func list(_ names: [String]) -> String {
    names.map { "'\($0)'" }.joined(separator: ", ")
  }
}
