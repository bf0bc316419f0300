import ReducerGenSyntax

/// `Store(initialState: state, reducer: Feature())`: the reducer is a closure.
struct ReducerClosureRule {
  static let names = ["Store", "TestStore"]

  private let file: MigratedFile
  private let tokens: [Token]

  init(_ file: MigratedFile) {
    self.file = file
    tokens = file.tokens
  }

  func apply() {
    for index in file.watched.places(of: Self.names) {
      if let open = argumentList(after: index) { applyToCall(open: open) }
    }
  }

  /// The index of the bracket of `Store(` or `Store<State, Action>(`.
  private func argumentList(after index: Int) -> Int? {
    var next = index + 1
    var depth = 0
    while next < tokens.count {
      switch tokens[next].kind {
      case .leftParen where depth == 0: return next
      case .operatorName where file.text(tokens[next]) == "<": depth += 1
      case .operatorName where file.text(tokens[next]) == ">": depth -= 1
      case .identifier, .comma, .period: if depth == 0 { return nil }
      default: return nil
      }
      next += 1
    }
    return nil
  }

  private func applyToCall(open: Int) {
    let context = TokenContext(tokens, open)
    guard context.close(of: open) != nil, tokens[open + 1].kind == .identifier,
      file.text(tokens[open + 1]) == "initialState"
    else { return }
    guard
      let reducer = context.arguments(from: open + 1).first(where: {
        file.text(tokens[$0.lowerBound]) == "reducer"
      }),
      reducer.count > 2, tokens[reducer.lowerBound + 1].kind == .colon
    else { return }
    wrap(reducer.lowerBound + 2..<reducer.upperBound)
  }

  private func wrap(_ expression: Range<Int>) {
    let (first, last) = (tokens[expression.lowerBound], tokens[expression.upperBound - 1])
    // A closure already, or a function that returns the reducer.
    if first.kind == .leftBrace || file.text(last) == "init" { return }
    let range = SourceRange(start: first.start, end: last.end)
    if file.edits.covers(range) { return }
    file.edits.insert("{ ", at: first.start, .reducerClosure)
    file.edits.insert(" }", at: last.end, nil)
  }
}
