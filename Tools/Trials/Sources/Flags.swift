/// What users compile with.
enum Flags {
  private static let all = [
    ["-default-isolation", "MainActor"],
    ["-enable-upcoming-feature", "InternalImportsByDefault"],
    ["-enable-upcoming-feature", "MemberImportVisibility"],
    ["-enable-upcoming-feature", "ExistentialAny"],
    ["-enable-upcoming-feature", "NonisolatedNonsendingByDefault"],
    ["-enable-upcoming-feature", "InferIsolatedConformances"],
    ["-strict-memory-safety"],
  ]

  /// A language mode, and each flag in every third round.
  static func some(_ random: inout SeededGenerator) -> [String] {
    let mode = ["-swift-version", random.pick(["5", "6", "6"])]
    return all.reduce(mode) { $0 + (random.chance(33) ? $1 : []) }
  }
}
