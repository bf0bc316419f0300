import ReducerGenSyntax

/// `/Action.row` where a case key path is expected becomes `\.row`.
struct SlashPathRule: MigrationRule {
  static let id = "slash-paths"
  static let summary =
    "Replaces `/Action.row` with `\\.row` where a case key path is expected. Reports it elsewhere."

  let file: MigratedFile
  let facts: ModuleFacts
  private var tokens: SourceTokens { file.tokens }

  func apply() {
    for (index, token) in tokens.enumerated() {
      switch token.kind {
      case .operatorName where file.text(token) == "/" && token.isRightBound && !token.isLeftBound:
        apply(at: index, end: index + 1)
      // Two paths in a line are a regular expression for the Swift 6 language mode.
      case .regex where file.source.storage[Int(token.start)] == Byte.slash: applyToRegex(at: index)
      default: break
      }
    }
  }

  private func apply(at index: Int, end: Int) {
    let path = pathTokens(from: end)
    guard let last = path.last else { return }
    let isExpected = isExpected(before: index)
    let name = caseName(of: path)
    guard isExpected, let name, !isCalled(after: end + path.count - 1) else {
      if isExpected || name != nil { report(at: tokens[index]) }
      return
    }
    if let type = localType(path) {
      return file.report(.localCasePath(type, at: file.place(tokens[index].range)))
    }
    let range = SourceRange(start: tokens[index].start, end: last.end)
    file.replace(range, by: "\\." + name, .casePath)
  }

  /// `E` of `/E.c`, if it is an enum inside of the function around.
  private func localType(_ path: Slice<SourceTokens>) -> String? {
    guard let first = path.first,
      let type = path.last(where: { file.text($0).first?.isUppercase == true }),
      let body = file.declarations(around: first.start).last?.body,
      body.start <= first.start, first.start < body.end
    else { return nil }
    let inner = tokens[body]
    let isLocal = zip(inner, inner.dropFirst()).contains {
      $0.keyword == .enum && file.text($1) == file.text(type)
    }
    return isLocal ? file.text(type) : nil
  }

  /// `Action . row`, or `. row`.
  private func pathTokens(from start: Int) -> Slice<SourceTokens> {
    var end = start
    while end < tokens.count, tokens[end].kind == .period || tokens[end].isName,
      end == start || tokens[end].triviaStart == tokens[end].start
    { end += 1 }
    return tokens[start..<end]
  }

  /// The path from the first case on. Nil if there is none or more than one.
  private func caseName(of path: Slice<SourceTokens>) -> String? {
    let names = path.filter(\.isName).map(file.text)
    let cases = names.drop { $0.first?.isUppercase == true }
    return cases.count == 1 && cases.first != "self" ? cases.first : nil
  }

  private func isCalled(after index: Int) -> Bool {
    let next = index + 1
    return next < tokens.count && tokens[next].kind == .leftParen && !tokens[next].startsLine
  }

  /// The first argument of a function of the library, or one with a label of the library.
  private func isExpected(before index: Int) -> Bool {
    guard index >= 2 else { return false }
    let (previous, name) = (tokens[index - 1], file.text(tokens[index - 2]))
    switch previous.kind {
    case .colon: return ["action", "state", "then", "toChildAction", "toChildState"].contains(name)
    case .leftParen: return ["ifCaseLet", "receive", "Scope", "is", "modify"].contains(name)
    default: return false
    }
  }

  private func report(at token: Token) {
    file.report(.slashCasePath(at: file.place(token.range)))
  }

  /// `/State.a, action: /` with `Action.b` after it.
  private func applyToRegex(at index: Int) {
    let token = tokens[index]
    let text = file.text(token)
    let path = text.dropFirst().prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }
    let label = text.dropFirst(1 + path.count).dropLast()
    let cases = path.split(separator: ".").drop { $0.first?.isUppercase == true }
    let rest = pathTokens(from: index + 1)
    guard label.trimming == ", action:", cases.count == 1, isExpected(before: index),
      let name = caseName(of: rest), let last = rest.last, localType(rest) == nil
    else { return reportIfPath(path, token) }
    let start = UInt32(Int(token.start) + 1 + path.utf8.count)
    let first = SourceRange(start: token.start, end: start)
    file.replace(first, by: "\\." + cases.first!, .casePath)
    file.replace(
      SourceRange(start: token.end - 1, end: last.end), by: "\\." + name, .casePath)
  }

  private func reportIfPath(_ path: Substring, _ token: Token) {
    if path.first?.isUppercase == true, path.contains(".") { report(at: token) }
  }
}

extension StringProtocol {
  /// Without blanks at both ends.
  fileprivate var trimming: String {
    String(drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
  }
}
