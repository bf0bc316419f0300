import ReducerGenSyntax

/// `store.useMainSerialExecutor = true`, which is always so here.
struct TestExecutorRule: NamedRule {
  static let id = "test-executors"
  static let summary =
    "Removes `store.useMainSerialExecutor = true`, because a test store always runs that way."
  static let watchedNames: Set = ["useMainSerialExecutor"]

  let file: MigratedFile
  let facts: ModuleFacts

  func apply(at place: TokenCursor) {
    guard place.next.map(file.text) == "=", let value = place.next(2),
      ["true", "false"].contains(file.text(value)), place.previous?.kind == .period,
      let store = place.previous(2), store.isName
    else { return }
    let range = SourceRange(start: store.start, end: value.end)
    if file.source.isAloneOnItsLines(range) { file.remove(range, .testStore) }
  }
}
