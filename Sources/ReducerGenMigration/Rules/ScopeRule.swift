import ReducerGenSyntax

/// `Scope(state: \.login, action: \.login)` where the state is an enum: the label is `case:`.
struct ScopeRule: NamedRule {
  static let id = "scopes"
  static let summary =
    "Writes `Scope(case:action:)` where the state is an enum."
  static let watchedNames: Set = ["Scope"]

  let file: MigratedFile
  let facts: ModuleFacts

  func apply(at place: TokenCursor) {
    guard place.next?.kind == .leftParen, let label = place.next(2), file.text(label) == "state",
      place.next(3)?.kind == .colon, let value = place.next(4), isCase(value, place)
    else { return }
    file.replace(label.range, by: "case", .casePath)
  }

  /// A `/` that has become a key path, or a key path of an enum.
  private func isCase(_ value: Token, _ scope: TokenCursor) -> Bool {
    switch value.kind {
    case .backslash:
      facts.names.isEnum("State", at: scope.token.start, in: file)
    case .operatorName, .regex: file.edits.startsReplacement(at: value.start)
    default: false
    }
  }
}
