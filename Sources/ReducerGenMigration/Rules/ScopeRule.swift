import ReducerGenSyntax

/// `Scope(state: \.login, action: \.login)` where the state is an enum: the label is `case:`.
struct ScopeRule {
  static let name = "Scope"

  private let file: MigratedFile
  private let facts: ModuleFacts

  init(_ file: MigratedFile, _ facts: ModuleFacts) {
    self.file = file
    self.facts = facts
  }

  func apply() {
    for index in file.watched.places(of: [Self.name]) {
      let context = TokenContext(file.tokens, index)
      guard context.next?.kind == .leftParen, let label = context.next(2),
        file.text(label) == "state", context.next(3)?.kind == .colon,
        let value = context.next(4), isCase(value, context)
      else { continue }
      file.edits.replace(label.range, by: "case", .casePath)
    }
  }

  /// A `/` that has become a key path, or a key path of an enum.
  private func isCase(_ value: Token, _ context: TokenContext) -> Bool {
    switch value.kind {
    case .backslash:
      facts.names.isEnum("State", at: context.token.start, in: file)
    case .operatorName, .regex: file.edits.startsReplacement(at: value.start)
    default: false
    }
  }
}
