/// The calls without arguments in a file, by their tokens: `Client()`, `Outer.Client.init()`, `Self()`
/// and `.init()`.
struct CallScanner {
  struct Call {
    /// `["Outer", "Client"]`; empty for `.init()`.
    var path: [String]
    /// `Outer.Client()`, as it is written.
    var text: String
    var range: SourceRange
  }

  private let file: ParsedFile
  /// The names of the types that calls are looked for.
  private let names: Set<String>
  private let tokens: [Token]

  init(_ file: ParsedFile, of names: Set<String>) {
    self.file = file
    self.names = names
    tokens = file.file.tokens
  }

  var calls: [Call] {
    let calls = tokens.indices.compactMap(call)
    let firstNames = Set(calls.compactMap(\.path.first))
    if firstNames.isEmpty { return calls }
    let shadowed = Set(tokens.indices.compactMap { declaredInBody(firstNames, at: $0) })
    return calls.filter { call in call.path.first.map { !shadowed.contains($0) } ?? true }
  }

  /// The call whose closing parenthesis this is. With a closure behind it, it has an argument.
  private func call(endingAt index: Int) -> Call? {
    guard index > 1, tokens[index].kind == .rightParen, tokens[index - 1].kind == .leftParen,
      !tokens[index - 1].startsLine, !isFollowedByClosure(index)
    else { return nil }
    var first = index - 2
    guard tokens[first].isName else { return nil }
    var path = [name(first)]
    while first > 1, tokens[first - 1].kind == .period, tokens[first - 2].isName {
      first -= 2
      path.insert(name(first), at: 0)
    }
    if first > 0, tokens[first - 1].kind == .period {
      guard path == ["init"], !isOperand(before: first - 1) else { return nil }
      first -= 1
    } else if first > 0, isDeclaring(tokens[first - 1]) {
      return nil
    }
    if path.last == "init" { path.removeLast() }
    if let last = path.last, last != "Self", !names.contains(last) { return nil }
    let range = SourceRange(start: tokens[first].start, end: tokens[index].end)
    return Call(path: path, text: file.text(range), range: range)
  }

  private func name(_ index: Int) -> String { file.text(tokens[index].range).withoutBackticks }

  private func isFollowedByClosure(_ index: Int) -> Bool {
    let next = index + 1
    return next < tokens.count && tokens[next].kind == .leftBrace && !tokens[next].startsLine
  }

  /// Whether something stands in front of a period that it belongs to.
  private func isOperand(before index: Int) -> Bool {
    guard index > 0 else { return false }
    switch tokens[index - 1].kind {
    case .rightParen, .rightSquare, .rightBrace, .questionMark, .exclamationMark: return true
    case .identifier: return tokens[index - 1].keyword != .return
    case .string, .integer, .float, .escapedIdentifier, .dollarIdentifier: return true
    default: return false
    }
  }

  private func isDeclaring(_ token: Token) -> Bool {
    switch token.kind {
    case .at, .pound, .backslash: true
    default: introducers.contains(token.keyword)
    }
  }

  /// One of the names, if a body declares a type, a function or a variable that is called so.
  private func declaredInBody(_ names: Set<String>, at index: Int) -> String? {
    guard index > 0, introducers.contains(tokens[index - 1].keyword), tokens[index].isName,
      names.contains(name(index))
    else { return nil }
    let position = tokens[index].start
    let isInBody = file.syntax.skipped.contains { $0.start < position && position < $0.end }
    return isInBody ? name(index) : nil
  }
}

private let introducers: Set<Keyword> = [
  .struct, .enum, .class, .actor, .typealias, .func, .let, .var, .case, .import, .extension,
]
