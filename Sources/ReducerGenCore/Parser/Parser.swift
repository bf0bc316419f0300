/// Reads every declaration of a file and skips everything else: bodies, expressions, statements.
///
/// Hand-written recursive descent on one token of look-ahead; a further look is a copy of the
/// parser. `parseX` returns a node and always makes progress where it has reported something;
/// `skipX` moves over a construct and keeps nothing of it.
struct Parser {
  let file: SourceFile
  var lexer: Lexer
  var current: Token
  /// Where the token before the current one ends.
  var previousEnd: UInt32 = 0
  var diagnostics: [Diagnostic] = []
  /// The `#if` clauses that are open inside the declaration being parsed.
  var clauses: [ClauseSyntax] = []
  /// The brackets that were skipped so far.
  var skipped: [SourceRange] = []
  /// How many constructs are open: hostile input must not exhaust the stack.
  var depth = 0
  static let maximumDepth = 200
  /// Filled, if not nil, with the first names of the types that are skipped.
  var typeNames: [SourceRange]?

  /// The file's declarations, and what is wrong with its tokens and its syntax.
  static func parse(_ file: SourceFile) -> (FileSyntax, [Diagnostic]) {
    file.storage.withUnsafeBufferPointer { bytes in
      var parser = Parser(file, bytes.baseAddress!, from: 0, to: file.count)
      var declarations: [DeclarationSyntax] = []
      parser.parseDeclarations(in: .file, into: &declarations)
      parser.reportFlaws()
      return (
        FileSyntax(file: file, declarations: declarations, skipped: parser.skipped),
        parser.diagnostics
      )
    }
  }

  init(_ file: SourceFile, _ bytes: UnsafePointer<UInt8>, from start: Int, to end: Int) {
    self.file = file
    lexer = Lexer(bytes, count: end)
    if start > 0 { lexer.cursor.position = start }
    current = lexer.next()
  }

  private mutating func reportFlaws() {
    for flaw in lexer.flaws {
      let range = SourceRange(start: flaw.offset, end: flaw.offset + 1)
      diagnostics.append(.lexical(flaw.kind, at: SourcePlace(file, range)))
    }
  }
}

// MARK: Looking at tokens and taking them

extension Parser {
  @_transparent func at(_ kind: Token.Kind) -> Bool { current.kind == kind }
  @_transparent func at(_ keyword: Keyword) -> Bool { current.keyword == keyword }

  mutating func advance() {
    previousEnd = current.end
    current = lexer.next()
  }

  mutating func eat(_ kind: Token.Kind) -> Bool {
    if current.kind != kind { return false }
    advance()
    return true
  }

  mutating func eat(_ keyword: Keyword) -> Bool {
    if current.keyword != keyword { return false }
    advance()
    return true
  }

  /// Reports the token that is missing here and goes on without it.
  mutating func expect(_ kind: Token.Kind, _ spelling: String) {
    if !eat(kind) { report(.expected(spelling, at: here)) }
  }

  /// The token after the current one.
  func peek() -> Token {
    var ahead = lexer
    return ahead.next()
  }

  var isAtName: Bool {
    switch current.kind {
    case .identifier, .escapedIdentifier, .dollarIdentifier, .placeholder: true
    default: false
    }
  }

  /// At an operator that begins with this byte: `>` at `>>` and `>?`.
  func atOperator(_ first: UInt8) -> Bool {
    switch current.kind {
    case .operatorName, .equal, .arrow: lexer.cursor.base[Int(current.start)] == first
    default: false
    }
  }

  func isOperator(_ text: StaticString) -> Bool {
    guard at(.operatorName), current.range.count == text.utf8CodeUnitCount else { return false }
    let base = lexer.cursor.base + Int(current.start)
    return (0..<text.utf8CodeUnitCount).allSatisfy { base[$0] == text.utf8Start[$0] }
  }

  /// Takes the first byte of an operator: the rest is a token of its own.
  mutating func splitOperator() {
    previousEnd = current.start + 1
    lexer.cursor.position = Int(previousEnd)
    lexer.previousEndsExpression = true
    current = lexer.next()
  }

  /// The place of the current token; where the last one ended, if the current begins a new line.
  var here: SourcePlace { SourcePlace(file, current.range) }

  mutating func report(_ diagnostic: Diagnostic) {
    diagnostics.append(diagnostic)
  }

  func range(from start: UInt32) -> SourceRange {
    SourceRange(start: start, end: max(start, previousEnd))
  }

  /// At an opening bracket: moves behind its closing one.
  mutating func skipBrackets() {
    let start = here
    let closing =
      at(.leftBrace) ? Byte.rightBrace : at(.leftSquare) ? Byte.rightSquare : Byte.rightParen
    if !lexer.skipPair(closing: closing) {
      report(.unclosed(at: start))
    }
    previousEnd = UInt32(lexer.cursor.position)
    skipped.append(range(from: start.range.start))
    current = lexer.next()
  }

  /// Runs `body` one level deeper; refuses, and moves to the end of the file, beyond the limit.
  mutating func nested<Result>(_ fallback: Result, _ body: (inout Parser) -> Result) -> Result {
    if depth >= Self.maximumDepth {
      lexer.flaw(.nestedTooDeeply, at: Int(current.start))
      lexer.cursor.position = lexer.cursor.end
      advance()
      return fallback
    }
    depth += 1
    defer { depth -= 1 }
    return body(&self)
  }
}
