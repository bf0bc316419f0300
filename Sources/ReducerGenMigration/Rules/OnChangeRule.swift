import ReducerGenIndex
import ReducerGenSyntax

/// `.onChange(of: \.a.b) { old, new in Reduce { state, _ in … } }`: here, the closure changes the
/// state and returns an effect.
struct OnChangeRule {
  static let name = "onChange"

  private let file: MigratedFile

  init(_ file: MigratedFile) { self.file = file }

  func apply() {
    for index in file.watched.places(of: [Self.name]) {
      guard let call = OnChangeCall(file, index) else { continue }
      guard let form = OnChangeForm(call, file) else {
        file.report(.onChangeReducer(at: file.parsed.place(file.tokens[index].range)))
        continue
      }
      OnChangeLayout(form, file).apply()
    }
  }
}

/// A call of `onChange(of:)` whose closure returns a reducer.
struct OnChangeCall {
  /// The tokens of the argument `of:`.
  var value: Range<Int>
  /// Whether `of:` is the only argument before the closure.
  var hasOneArgument: Bool
  var closure: ClosureTokens

  init?(_ file: MigratedFile, _ index: Int) {
    let context = TokenContext(file.tokens, index)
    guard context.previous?.kind == .period, context.next?.kind == .leftParen,
      context.next(2).map(file.text) == "of", context.next(3)?.kind == .colon,
      let value = context.argument(from: index + 4), let end = context.close(of: index + 1),
      let closure = ClosureTokens(file, end + 1),
      Self.returnsReducer(closure, value, file)
    else { return nil }
    self.value = value
    self.closure = closure
    hasOneArgument = value.upperBound == end
  }

  /// SwiftUI's function of the same name takes a value, and no function.
  private static func returnsReducer(
    _ closure: ClosureTokens, _ value: Range<Int>, _ file: MigratedFile
  ) -> Bool {
    let isFunction = [.backslash, .leftBrace].contains(file.tokens[value.lowerBound].kind)
    return isFunction
      && (isCall(at: closure.body.lowerBound, file)
        || closure.body.contains { file.text(file.tokens[$0]) == "Reduce" && isCall(at: $0, file) })
  }

  /// `Reduce {`, `Scope(`, `Reduce<State, Action> {`.
  private static func isCall(at index: Int, _ file: MigratedFile) -> Bool {
    let context = TokenContext(file.tokens, index)
    guard let next = context.next, context.token.isName, context.previous?.kind != .period else {
      return false
    }
    let name = file.text(context.token)
    return name.first?.isUppercase == true && name != "Effect"
      && ([.leftParen, .leftBrace].contains(next.kind) || file.text(next) == "<")
  }
}
