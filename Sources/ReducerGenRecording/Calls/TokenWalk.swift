import ReducerGenSyntax

/// Finds the statement around a call among the tokens of a file.
struct TokenWalk {
  let file: SourceFile
  let tokens: [Token]

  init(_ file: SourceFile) {
    self.file = file
    tokens = file.tokens
  }

  subscript(index: Int) -> Token? { tokens.indices.contains(index) ? tokens[index] : nil }

  /// The bracket that closes the one at the index.
  func close(of open: Int) -> Int? { match(from: open, by: 1) }

  private func match(from start: Int, by step: Int) -> Int? {
    var depth = 0
    var index = start
    while let token = self[index] {
      switch token.kind {
      case .leftBrace, .leftParen, .leftSquare: depth += step
      case .rightBrace, .rightParen, .rightSquare: depth -= step
      default: break
      }
      if depth == 0 { return index }
      index += step
    }
    return nil
  }

  /// The first token of `a.b[0]!.c`, which ends at the index.
  func startOfOperand(endingAt end: Int) -> Int? {
    var index = end
    while let token = self[index] {
      switch token.kind {
      case .exclamationMark, .questionMark: index -= 1
      case .rightParen, .rightSquare:
        guard let open = match(from: index, by: -1) else { return nil }
        if self[open - 1]?.isName != true { return open }
        index = open - 1
      case .identifier, .escapedIdentifier, .dollarIdentifier:
        if self[index - 1]?.kind != .period { return index }
        index -= 2
      default: return nil
      }
    }
    return nil
  }

  /// The first token of the statement: `await`, `try`, `let`, `_`. Nil if the call is a part of
  /// another expression.
  func startOfStatement(with start: Int) -> Int? {
    var index = start
    while let token = self[index - 1], token.keyword == .await || token.keyword == .try {
      index -= 1
    }
    if self[index - 1]?.kind == .equal, self[index - 2]?.isName == true {
      index -= 2
      if let word = self[index - 1]?.keyword, word == .let || word == .var { index -= 1 }
      if self[index - 1]?.keyword == .async { index -= 1 }
    }
    guard let previous = self[index - 1] else { return index }
    let isAfterBracket =
      [.leftBrace, .semicolon].contains(previous.kind) || previous.keyword == .in
    let isContinued = [.comma, .equal, .leftParen, .leftSquare, .operatorName].contains(
      previous.kind)
    return isAfterBracket || self[index]!.startsLine && !isContinued ? index : nil
  }

  /// The end of the trailing closure of a call whose arguments end at the index.
  func closure(after end: Int) -> Int? {
    self[end + 1]?.kind == .leftBrace ? close(of: end + 1) : nil
  }

  /// The last token of `.finish()` and the like after the index.
  func endOfPostfixes(after end: Int) -> Int {
    var last = end
    while self[last + 1]?.kind == .period, self[last + 2]?.isName == true {
      last += 2
      if self[last + 1]?.kind == .leftParen, let close = close(of: last + 1) { last = close }
      if let close = closure(after: last) { last = close }
    }
    return last
  }

  /// Whether nothing else of the same expression follows.
  func endsStatement(_ last: Int) -> Bool {
    guard let next = self[last + 1] else { return true }
    if [.rightBrace, .semicolon, .endOfFile].contains(next.kind) { return true }
    let isContinued = [.period, .operatorName, .questionMark, .equal].contains(next.kind)
    return next.startsLine && !isContinued
  }

  func hasLabel(_ label: String, from open: Int, to close: Int) -> Bool {
    var depth = 0
    for index in open..<close {
      switch tokens[index].kind {
      case .leftBrace, .leftParen, .leftSquare: depth += 1
      case .rightBrace, .rightParen, .rightSquare: depth -= 1
      case .identifier where depth == 1 && tokens[index + 1].kind == .colon:
        if file.text(tokens[index].range) == label { return true }
      default: break
      }
    }
    return false
  }
}

// MARK: Lines

extension TokenWalk {
  static func lineStart(of offset: Int, in file: SourceFile) -> Int {
    file.bytes[..<offset].lastIndex(of: 10).map { $0 + 1 } ?? 0
  }

  static func indentation(at offset: Int, in file: SourceFile) -> String {
    let blanks = file.bytes[lineStart(of: offset, in: file)...].prefix { $0 == 32 || $0 == 9 }
    return String(decoding: blanks, as: UTF8.self)
  }

  /// The end of the line if only blanks or a comment follow. Otherwise, the offset itself.
  static func endOfLine(from offset: Int, in file: SourceFile) -> Int {
    let rest = file.bytes[offset...].prefix { $0 != 10 && $0 != 13 }
    let text = rest.drop { $0 == 32 || $0 == 9 }
    return text.isEmpty || text.starts(with: Array("//".utf8)) ? rest.endIndex : offset
  }

  /// One level of indentation in the file: a tab, or the fewest spaces that a line begins with.
  static func step(in file: SourceFile) -> String {
    var least = 0
    for line in file.bytes.split(separator: 10) {
      if line.first == 9 { return "\t" }
      let count = line.prefix { $0 == 32 }.count
      // A lone space belongs to a comment.
      if count > 1, count < line.count, least == 0 || count < least { least = count }
    }
    return String(repeating: " ", count: least == 0 ? 2 : least)
  }
}
