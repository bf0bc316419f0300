import ReducerGenSyntax

/// Reports API that has no counterpart here, and API that the libraries themselves have replaced.
struct OldNameRule: NamedRule {
  static let id = "old-names"
  static let summary =
    "Reports types and functions that do not exist here, such as `WithViewStore`, `TaskResult` and `UIScheduler`."
  static let watchedNames = Set(OldName.all.keys)

  let file: MigratedFile
  let facts: ModuleFacts

  func apply(at place: TokenCursor) {
    let name = place.text
    guard let old = OldName.all[name], old.matches(place, file),
      !facts.names.contains(name, old.kind, at: place.token.start, in: file)
    else { return }
    file.report(old.diagnostic(name, at: file.place(place.token.range)))
  }
}
