import ReducerGenSyntax

/// What changes in a dependency client beside its attribute.
struct ClientRule: DeclarationRule {
  static let id = "clients"
  static let summary =
    "Replaces the test value `Self()` of a client with `Self.unimplementedValue`. Turns a closure that is a `let` into a `var`, so that a test can override it."

  let file: MigratedFile
  let facts: ModuleFacts

  func apply(to position: DeclarationPosition) {
    let declaration = position.declaration
    guard let parent = position.parents.last else { return }
    let name = parent.extended?.path.last ?? file.text(parent.name)
    if facts.clients[name] == nil || file.edits.covers(declaration.range) { return }
    if file.text(declaration.name) == "testValue" { replaceTestValue(declaration, name) }
    if declaration.kind == .let, parent.kind == .struct, !facts.clientsWithTestValue.contains(name)
    {
      makeVariable(declaration)
    }
  }

  /// The macro gives `Self()` endpoints that report. Here, `Self()` runs the default values of the
  /// endpoints.
  private func replaceTestValue(_ declaration: DeclarationSyntax, _ client: String) {
    if let range = Self.madeTestValue(declaration, client, file) {
      file.replace(range, by: "Self.unimplementedValue", .testValue)
    }
  }

  /// The expression that makes a test value whose endpoints all report: `Self()`.
  static func madeTestValue(
    _ declaration: DeclarationSyntax, _ client: String, _ file: MigratedFile
  ) -> SourceRange? {
    let range = declaration.initializer.isEmpty ? inside(declaration.body) : declaration.initializer
    let tokens = Array(file.tokens[range])
    guard let call = CallTokens(tokens, file), [client, "Self", ""].contains(call.type),
      call.arguments.allSatisfy({
        $0.suffix(2).map(file.text) == [".", "testValue"] && $0.count <= 4
      }),
      let first = tokens.first, let last = tokens.last
    else { return nil }
    return SourceRange(start: first.start, end: last.end)
  }

  /// What stands between braces.
  private static func inside(_ body: SourceRange) -> SourceRange {
    body.count > 2 ? SourceRange(start: body.start + 1, end: body.end - 1) : .empty
  }

  /// The generated initialiser of a client sets its endpoints, which a `let` with a closure would
  /// not allow a test to override.
  private func makeVariable(_ declaration: DeclarationSyntax) {
    guard let type = declaration.type, type.text.contains("->"), declaration.initializer.isEmpty,
      !declaration.modifiers.contains(where: { $0.keyword == .static })
    else { return }
    let head = SourceRange(start: declaration.range.start, end: declaration.name.start)
    guard let keyword = file.tokens[head].last, keyword.keyword == .let else { return }
    file.replace(keyword.range, by: "var", .endpoint)
  }
}

/// `Client(a: x, b: y)`, `Self()`, `.init()`.
private struct CallTokens {
  /// Empty for `.init`.
  var type = ""
  /// The tokens of each argument, with its label.
  var arguments: [[Token]] = []

  /// Nil if the tokens are another expression, or an argument contains brackets.
  init?(_ tokens: [Token], _ file: MigratedFile) {
    guard tokens.last?.kind == .rightParen,
      let open = tokens.firstIndex(where: { $0.kind == .leftParen })
    else { return nil }
    let callee = tokens[..<open].map { file.text($0) }
    switch callee.count {
    case 1: type = callee[0]
    case 2 where callee == [".", "init"]: break
    case 3 where callee.suffix(2) == [".", "init"]: type = callee[0]
    default: return nil
    }
    let inner = tokens[(open + 1)...].dropLast()
    if inner.contains(where: { $0.kind == .leftParen || $0.kind == .rightParen }) { return nil }
    arguments = inner.split { $0.kind == .comma }.map {
      Array($0.drop { $0.kind != .colon }.dropFirst())
    }
  }
}
