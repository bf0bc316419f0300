/// Looking further than one token: the parser goes there and comes back.
extension Parser {
  /// Where the parser is, and how much it has found.
  struct Bookmark {
    fileprivate var lexer: Lexer.Bookmark
    fileprivate var current: Token
    fileprivate var previousEnd: UInt32
    fileprivate var diagnostics: Int
    fileprivate var skipped: Int
    fileprivate var nodes: Int
    fileprivate var code: Int
  }

  var bookmark: Bookmark {
    Bookmark(
      lexer: lexer.bookmark, current: current, previousEnd: previousEnd,
      diagnostics: found.pointee.diagnostics.count, skipped: found.pointee.skipped.count,
      nodes: found.pointee.nodes.count, code: readsCode ? found.pointee.code.count : 0)
  }

  /// Returns to a bookmark, and drops everything found since then.
  mutating func go(to bookmark: Bookmark) {
    lexer.go(to: bookmark.lexer)
    current = bookmark.current
    previousEnd = bookmark.previousEnd
    found.pointee.diagnostics.cut(to: bookmark.diagnostics)
    found.pointee.skipped.cut(to: bookmark.skipped)
    found.pointee.nodes.cut(to: bookmark.nodes)
    if readsCode { found.pointee.code.cut(to: bookmark.code) }
  }

  /// Whether this holds of what follows. The parser stays where it is.
  mutating func lookAhead(_ condition: (inout Parser) -> Bool) -> Bool {
    let start = bookmark
    defer { go(to: start) }
    return condition(&self)
  }

  /// Runs `body`, and goes back if it returns false.
  mutating func attempt(_ body: (inout Parser) -> Bool) -> Bool {
    let start = bookmark
    if body(&self) { return true }
    go(to: start)
    return false
  }

  /// The token after the current one.
  mutating func peek() -> Token {
    let start = lexer.bookmark
    defer { lexer.go(to: start) }
    return lexer.next()
  }

  /// Whether the token after the current one is a name.
  package var isNameNext: Bool { mutating get { peek().isName } }

  /// Whether `actor` or `macro` introduces a declaration here: then a name follows. Elsewhere they
  /// are names.
  var isNewNameNext: Bool {
    mutating get {
      let next = peek()
      return next.isName && !next.keyword.isReserved
    }
  }
}
