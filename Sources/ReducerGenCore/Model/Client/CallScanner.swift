import ReducerGenIndex
import ReducerGenSyntax

/// The calls without arguments in a file, by their tokens: `Client()`, `Outer<Int>.Client.init()`,
/// `Self()`, and `.init()` where the type is written before it.
struct CallScanner {
  struct Call {
    /// `["Outer", "Client"]`. It is never empty.
    var path: [String]
    /// `Outer<Int>.Client`, as it is written in the call; empty for `.init()`.
    var type: String
    /// `Outer<Int>.Client()`, as it is written.
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
    if calls.isEmpty { return [] }
    let firstNames = Set(calls.map { $0.path[0] })
    let shadowed = Set(tokens.indices.compactMap { declaredInBody(firstNames, at: $0) })
    return calls.filter { !shadowed.contains($0.path[0]) }
  }

  /// The call whose closing parenthesis this is. With a closure after it, it has an argument.
  private func call(endingAt index: Int) -> Call? {
    guard index > 1, tokens[index].kind == .rightParen, tokens[index - 1].kind == .leftParen,
      !tokens[index - 1].startsLine, !isFollowedByClosure(index)
    else { return nil }
    var end = index - 1
    if end > 1, tokens[end - 1].keyword == .`init`, tokens[end - 2].kind == .period { end -= 2 }
    guard let found = path(before: end) ?? pathOfValue(at: end), let last = found.path.last,
      last == "Self" || names.contains(last),
      found.start == 0 || !isDeclaring(tokens[found.start - 1])
    else { return nil }
    let range = SourceRange(start: tokens[found.start].start, end: tokens[index].end)
    let typeEnd = found.start == end ? range.start : tokens[end - 1].end
    return Call(
      path: found.path, type: file.text(SourceRange(start: range.start, end: typeEnd)),
      text: file.text(range), range: range)
  }

  /// The path before a token: `["Outer", "Client"]` for `Outer<Int>.Client`.
  private func path(before end: Int) -> (path: [String], start: Int)? {
    guard var start = nameIndex(before: end) else { return nil }
    var path = [name(start)]
    while start > 0, tokens[start - 1].kind == .period {
      guard let next = nameIndex(before: start - 1) else { return nil }
      start = next
      path.insert(name(start), at: 0)
    }
    return (path: path, start: start)
  }

  /// The type of a value that is `.init()`, if it is written in front: `: Client = .init()`,
  /// `var client: Client { .init() }`, `-> Client { return .init() }`.
  private func pathOfValue(at period: Int) -> (path: [String], start: Int)? {
    guard period > 2, tokens[period].kind == .period else { return nil }
    let end = tokens[period - 1].keyword == .return ? period - 2 : period - 1
    let isBody =
      tokens[end].kind == .leftBrace && tokens.dropFirst(period + 4).first?.kind == .rightBrace
    guard isBody || tokens[end].kind == .equal, let type = path(before: end), type.start > 2
    else { return nil }
    let mark = tokens[type.start - 1].kind
    // `f(client: Client { .init() })` is another call.
    let isVariable = mark == .colon && (!isBody || tokens[type.start - 3].keyword == .var)
    return isVariable || mark == .arrow && isBody ? (path: type.path, start: period) : nil
  }

  /// The index of the name before a token. Its generic arguments are skipped.
  private func nameIndex(before end: Int) -> Int? {
    var depth = 0
    for index in (0..<end).reversed() {
      let token = tokens[index]
      if depth == 0 && token.isName { return token.keyword.isReserved ? nil : index }
      let angles = closingAngles(token)
      depth += angles
      if depth < 0 || depth == 0 && angles == 0 { return nil }
    }
    return nil
  }

  /// 2 for `>>`, -1 for `<`.
  private func closingAngles(_ token: Token) -> Int {
    guard token.kind == .operatorName else { return 0 }
    let text = file.text(token.range)
    return text.count { $0 == ">" } - text.count { $0 == "<" }
  }

  private func name(_ index: Int) -> String { file.text(tokens[index].range).withoutBackticks }

  private func isFollowedByClosure(_ index: Int) -> Bool {
    let next = index + 1
    return next < tokens.count && tokens[next].kind == .leftBrace && !tokens[next].startsLine
      && !isInHead(index - 1)
  }

  /// Whether a token is in the head of a statement. A brace there opens the body of the statement.
  private func isInHead(_ index: Int) -> Bool {
    var depth = 0
    for token in tokens[..<index].reversed() {
      if depth == 0 && statements.contains(token.keyword) { return true }
      if depth == 0 && (token.kind == .rightBrace || token.kind == .semicolon) { return false }
      depth -= token.kind.nesting
      if depth < 0 { return false }
    }
    return false
  }

  private func isDeclaring(_ token: Token) -> Bool {
    [.at, .pound, .backslash].contains(token.kind) || introducers.contains(token.keyword)
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

private let statements: Set<Keyword> = [.if, .for, .switch, .while]

private let introducers: Set<Keyword> = [
  .struct, .enum, .class, .actor, .typealias, .func, .let, .var, .case, .import, .extension,
]
