import ReducerGenSyntax

/// `Store(initialState: state, reducer: Feature())`: the reducer is a closure.
struct ReducerClosureRule: NamedRule {
  static let id = "reducer-closures"
  static let summary =
    "Writes the argument `reducer:` of a `Store` or `TestStore` as a closure."
  static let watchedNames: Set = ["Store", "TestStore"]

  let file: MigratedFile
  let facts: ModuleFacts

  func apply(at place: TokenCursor) {
    let tokens = file.tokens
    guard let open = argumentList(after: place.index), tokens.partner(of: open) != nil else {
      return
    }
    let arguments = tokens.arguments(from: open + 1)
    guard let first = arguments.first, label(of: first) == "initialState",
      let reducer = arguments.first(where: { label(of: $0) == "reducer" }),
      reducer.count > 2, tokens[reducer.lowerBound + 1].kind == .colon
    else { return }
    wrap(reducer.lowerBound + 2..<reducer.upperBound)
  }

  private func label(of argument: Range<Int>) -> String { file.tokens.text(argument.lowerBound) }

  /// The index of the bracket of `Store(` or `Store<State, Action>(`.
  private func argumentList(after index: Int) -> Int? {
    var next = index + 1
    var depth = 0
    while next < file.tokens.count {
      switch file.tokens[next].kind {
      case .leftParen where depth == 0: return next
      case .operatorName where file.tokens.text(next) == "<": depth += 1
      case .operatorName where file.tokens.text(next) == ">": depth -= 1
      case .identifier, .comma, .period: if depth == 0 { return nil }
      default: return nil
      }
      next += 1
    }
    return nil
  }

  private func wrap(_ expression: Range<Int>) {
    // A closure already, or a function that returns the reducer.
    let isFunction = file.tokens.text(expression.upperBound - 1) == "init"
    if file.tokens[expression.lowerBound].kind == .leftBrace || isFunction { return }
    let range = file.tokens.range(of: expression)
    if file.edits.covers(range) { return }
    file.insert("{ ", at: range.start, .reducerClosure)
    file.insert(" }", at: range.end, nil)
  }
}
