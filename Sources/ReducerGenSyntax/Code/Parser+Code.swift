/// Reading code instead of skipping it.
extension Parser {
  /// The statements in a part of a file, such as the inside of a body.
  package static func statements(in range: SourceRange, of file: SourceFile) -> CodeSyntax {
    code(in: range, of: file) { $0.readWhole { $0.readStatementList() } }
  }

  /// The expression that a part of a file is. It is `tokens` if it is not one.
  package static func expression(in range: SourceRange, of file: SourceFile) -> CodeSyntax {
    code(in: range, of: file) { $0.readWhole { $0.readExpression() } }
  }

  private static func code(
    in range: SourceRange, of file: SourceFile, _ body: (inout Parser) -> Void
  ) -> CodeSyntax {
    read(file, from: Int(range.start), to: Int(range.end)) { parser in
      parser.readsCode = true
      parser.previousEnd = range.start
      body(&parser)
      let nodes = parser.found.pointee.code
      return CodeSyntax(CodeTree(file, nodes), nodes.count - 1)
    }
  }

  private mutating func readWhole(_ content: (inout Parser) -> Bool) {
    let mark = codeMark
    if content(&self), at(.endOfFile) { return }
    found.pointee.code.cut(to: mark.first)
    while !at(.endOfFile) { advance() }
    add(.tokens, since: mark)
  }

  // MARK: Nodes

  /// Where the parts of a node begin, in the list of nodes and in the file.
  struct CodeMark {
    var first: Int
    var start: UInt32
  }

  var codeMark: CodeMark {
    CodeMark(first: readsCode ? found.pointee.code.count : 0, start: current.start)
  }

  /// Adds a node, from the mark to the last token. What was added since the mark are its parts.
  func add(_ kind: CodeSyntax.Kind, since mark: CodeMark, name: SourceRange = .empty) {
    if !readsCode { return }
    let size = found.pointee.code.count - mark.first + 1
    // A node without tokens stands after the token before it, and so inside of its parent.
    let range = SourceRange(start: min(mark.start, previousEnd), end: previousEnd)
    found.pointee.code.append(CodeTree.Node(kind: kind, size: size, range: range, name: name))
  }

  /// `pair.1.0` has two members, though `1.0` is one token.
  func addMember(_ name: SourceRange, since mark: CodeMark) {
    guard readsCode, let period = firstPeriod(in: name) else {
      return add(.member, since: mark, name: name)
    }
    add(.member, since: mark, name: SourceRange(start: name.start, end: period))
    found.pointee.code[found.pointee.code.count - 1].range.end = period
    add(.member, since: mark, name: SourceRange(start: period + 1, end: name.end))
  }

  private func firstPeriod(in name: SourceRange) -> UInt32? {
    (name.start..<name.end).first { lexer.cursor.base[Int($0)] == Byte.period }
  }

  /// The last node was not complete: `(a:b:)` belongs to a name.
  func extendLastNode() {
    let last = found.pointee.code.count - 1
    if readsCode, last >= 0 { found.pointee.code[last].range.end = previousEnd }
  }

  /// Skips something without adding nodes.
  mutating func withoutCode<Result>(_ body: (inout Parser) -> Result) -> Result {
    let before = readsCode
    readsCode = false
    defer { readsCode = before }
    return body(&self)
  }

  /// At an opening bracket: moves past its closing one. What stands in it is read, or stays tokens
  /// if it is not what is expected there.
  mutating func readBrackets(_ content: (inout Parser) -> Bool) {
    guard readsCode else { return skipBrackets() }
    let start = bookmark
    let closing = current.kind.closing
    advance()
    if enter() {
      let isRead = content(&self)
      leave()
      if isRead, at(closing) { return advance() }
    }
    go(to: start)
    advance()
    let first = current.start
    go(to: start)
    skipBrackets()
    addTokens(from: first, to: previousEnd - 1)
  }

  /// The white space before the end does not belong to the tokens.
  private func addTokens(from start: UInt32, to end: UInt32) {
    var end = end
    while end > start, lexer.cursor.has(ByteMask.space, at: Int(end) - 1) { end -= 1 }
    let range = SourceRange(start: start, end: max(start, end))
    found.pointee.code.append(CodeTree.Node(kind: .tokens, size: 1, range: range, name: .empty))
  }
}

extension Token.Kind {
  /// The bracket that closes this one.
  fileprivate var closing: Token.Kind {
    switch self {
    case .leftBrace: .rightBrace
    case .leftSquare: .rightSquare
    default: .rightParen
    }
  }
}
