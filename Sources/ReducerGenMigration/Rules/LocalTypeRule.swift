import ReducerGenSyntax

/// Attributes that no rule has removed are on types inside of functions.
struct LocalTypeRule: NamedRule {
  static let id = "local-types"
  static let summary =
    "Reports macros on types inside of functions, which generated code cannot see."
  static let watchedNames: Set = ["CasePathable", "DependencyClient", "ObservableState", "Reducer"]

  let file: MigratedFile
  let facts: ModuleFacts

  func apply(at place: TokenCursor) {
    let range = place.token.range
    guard place.previous?.kind == .at, !file.edits.covers(range),
      !facts.names.contains(place.text, .attribute, at: range.start, in: file),
      !file.findings.contains(where: { $0.place.range == range })
    else { return }
    file.report(.localType(place.text, at: file.place(range)))
  }
}
