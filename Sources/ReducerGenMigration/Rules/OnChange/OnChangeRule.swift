import ReducerGenSyntax

/// `.onChange(of: \.a.b) { old, new in Reduce { state, _ in … } }`: here, the closure changes the
/// state and returns an effect.
struct OnChangeRule: NamedRule {
  static let id = "on-change"
  static let summary =
    "Rewrites `onChange(of:)` where its closure has nothing but a `Reduce` that does not use the action. Reports the others."
  static let watchedNames: Set = ["onChange"]

  let file: MigratedFile
  let facts: ModuleFacts

  func apply(at place: TokenCursor) {
    guard let call = OnChangeCall(place) else { return }
    guard let form = OnChangeForm(call, file) else {
      return file.report(.onChangeReducer(at: file.place(place.token.range)))
    }
    OnChangeLayout(form, file).apply()
  }
}

/// A call of `onChange(of:)` whose closure returns a reducer.
struct OnChangeCall {
  /// The tokens of the argument `of:`.
  var value: Range<Int>
  /// Whether `of:` is the only argument before the closure.
  var hasOneArgument: Bool
  var closure: OnChangeClosure

  init?(_ name: TokenCursor) {
    let (tokens, open) = (name.tokens, name.index + 1)
    guard name.previous?.kind == .period, name.next?.kind == .leftParen, open + 2 < tokens.count,
      tokens.text(open + 1) == "of", tokens[open + 2].kind == .colon,
      let value = tokens.argument(from: open + 3), let end = tokens.partner(of: open),
      let closure = OnChangeClosure(tokens, at: end + 1),
      Self.returnsReducer(closure, value, tokens)
    else { return nil }
    self.value = value
    self.closure = closure
    hasOneArgument = value.upperBound == end
  }

  /// SwiftUI's function of the same name takes a value, and no function.
  private static func returnsReducer(
    _ closure: OnChangeClosure, _ value: Range<Int>, _ tokens: SourceTokens
  ) -> Bool {
    let isFunction = [.backslash, .leftBrace].contains(tokens[value.lowerBound].kind)
    let first = tokens.cursor(at: closure.body.lowerBound)
    return isFunction
      && (isCall(first)
        || closure.body.contains {
          tokens.text($0) == "Reduce" && isCall(tokens.cursor(at: $0))
        })
  }

  /// `Reduce {`, `Scope(`, `Reduce<State, Action> {`.
  private static func isCall(_ name: TokenCursor) -> Bool {
    guard let next = name.next, name.token.isName, name.previous?.kind != .period else {
      return false
    }
    return name.text.first?.isUppercase == true && name.text != "Effect"
      && ([.leftParen, .leftBrace].contains(next.kind) || name.tokens.text(name.index + 1) == "<")
  }
}
