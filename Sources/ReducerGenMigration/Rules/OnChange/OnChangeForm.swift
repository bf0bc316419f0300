import ReducerGenCore
import ReducerGenSyntax

/// `onChange(of: \.path) { old, new in Reduce { state, action in BODY } }`, where the body does not
/// use the action: what the parts become.
struct OnChangeForm {
  var outer: OnChangeClosure
  var inner: OnChangeClosure
  /// The token of `Reduce`.
  var reducer: Int
  /// `old, state in`.
  var parameters: String
  /// `let new = state.path`. Nil if the body does not use the new value.
  var newValue: String?
  /// Whether the body was an expression, and is one of two statements now.
  var needsReturn = false

  /// Nil if the call has another form.
  init?(_ call: OnChangeCall, _ file: MigratedFile) {
    outer = call.closure
    reducer = call.closure.body.lowerBound
    guard call.hasOneArgument, outer.parameters.count == 2,
      let inner = Self.reduceClosure(outer, file.tokens), inner.parameters.count == 2,
      !inner.body.isEmpty
    else { return nil }
    self.inner = inner
    let (old, new) = (outer.parameters[0], outer.parameters[1])
    let (state, action) = (inner.parameters[0], inner.parameters[1])
    let body = BodyNames(file.tokens, inner.body)
    guard old == "_" || old != state, !body.uses(action),
      !Self.hasComment(file, from: outer.open + 1, to: inner.keyword)
    else { return nil }
    if new == state || !body.uses(new) {
      parameters = "\(old), \(state) in"
      return
    }
    let name = state == "_" ? "state" : state
    guard let path = Self.path(call.value, file), old != name, new != name,
      state != "_" || !body.uses(name),
      let ending = file.parsed.ending(ofStatements: file.tokens.range(of: inner.body))
    else { return nil }
    parameters = "\(old), \(name) in"
    newValue = "let \(new) = \(name)\(path)"
    needsReturn = ending == .expression
  }

  /// The closure of `Reduce { … }` or `Reduce({ … })`, if nothing follows it.
  private static func reduceClosure(
    _ outer: OnChangeClosure, _ tokens: SourceTokens
  ) -> OnChangeClosure? {
    guard tokens.text(outer.body.lowerBound) == "Reduce",
      let open = outer.body.first(where: { tokens[$0].kind == .leftBrace }),
      let inner = OnChangeClosure(tokens, at: open)
    else { return nil }
    let head = outer.body.lowerBound + 1..<open
    let brackets = head.filter { tokens[$0].kind == .leftParen }
    let isWhole = inner.close + brackets.count == outer.close - 1
    return isWhole && (brackets.isEmpty || brackets == [open - 1]) ? inner : nil
  }

  private static func hasComment(_ file: MigratedFile, from start: Int, to end: Int) -> Bool {
    (start...end).contains { file.text(file.tokens[$0].trivia).contains("/") }
  }

  /// `.a.b` of `\.a.b`, `\State.a.b` or `{ $0.a.b }`.
  private static func path(_ value: Range<Int>, _ file: MigratedFile) -> String? {
    let tokens = file.tokens[value]
    var rest: Slice<SourceTokens>
    if tokens.first?.kind == .backslash {
      rest = tokens.dropFirst()
      while let first = rest.first, first.isName, file.text(first).first?.isUppercase == true {
        rest = rest.dropFirst()
        if rest.dropFirst().first.map({ file.text($0).first?.isUppercase == true }) == true {
          rest = rest.dropFirst()
        }
      }
    } else {
      let inside = tokens.dropFirst().dropLast()
      guard inside.first.map(file.text) == "$0",
        inside.allSatisfy({ $0.isName || [.period, .questionMark].contains($0.kind) })
      else { return nil }
      rest = inside.dropFirst()
    }
    guard let first = rest.first, let last = rest.last else { return "" }
    guard first.kind == .period else { return nil }
    let text = file.text(SourceRange(start: first.start, end: last.end))
    if text == ".self" { return "" }
    return text.hasPrefix(".[") ? String(text.dropFirst()) : text
  }
}
