import ReducerGenMigration

/// The targets that stay because they have errors, and what that means for the others.
struct HeldTargets {
  var refused: [String]
  /// The imports between one that stays and one that moves.
  var links: [Migration.Link]

  func text(_ options: MigrateOptions) -> String {
    let names = refused.map { "'\($0)'" }.joined(separator: ", ")
    let verb = options.applies ? "is" : "would be"
    let head =
      options.isPartial
      ? "warning: these targets stay as they are, because of the errors above: \(names)\n"
      : "error: nothing \(verb) written, because of the errors above in \(names)\n"
        + "note: fix the errors, or use '--partial' to change the other targets only\n"
    return head + broken(options)
  }

  private func broken(_ options: MigrateOptions) -> String {
    if links.isEmpty { return "" }
    let imports = links.map { "'\($0.importer)' imports '\($0.imported)'" }
    return
      "\(options.isPartial ? "warning" : "note"): \(options.isPartial ? "these imports" : "then these imports") "
      + "would not build, because only one of the two targets moves: "
      + imports.joined(separator: ", ") + "\n"
  }
}
