/// Reads every declaration of a file and skips everything else: bodies, expressions, statements.
/// Where somebody asks for a body, it reads that, too.
///
/// Hand-written recursive descent on one token of look-ahead; to look further, it goes there and
/// comes back to a bookmark. `parseX` returns a node and always makes progress where it has
/// reported something; `readX` adds nodes to a list if nodes are asked for; `skipX` moves over a
/// construct and keeps nothing of it.
package struct Parser {
  var lexer: Lexer
  package var current: Token
  /// Where the token before the current one ends.
  var previousEnd: UInt32 = 0
  /// How many constructs are open: hostile input must not exhaust the stack.
  var depth = 0
  static let maximumDepth = 200
  /// Whether statements and expressions become nodes. Otherwise they are skipped.
  var readsCode = false
  let found: UnsafeMutablePointer<Findings>

  /// What was found so far. It is stored outside, so that the parser holds no counted reference.
  struct Findings {
    let file: SourceFile
    var diagnostics: [Diagnostic] = []
    /// The `#if` clauses that are open inside the declaration being parsed.
    var clauses: [ClauseSyntax] = []
    /// The brackets that were skipped so far.
    var skipped: [SourceRange] = []
    /// The nodes of statements and expressions, if they are asked for.
    var code: [CodeTree.Node] = []
    let types: TypeTree
    /// The nodes of `types` so far.
    var nodes: NodeBuffer

    init(_ file: SourceFile, capacity: Int) {
      self.file = file
      types = TypeTree(file)
      nodes = NodeBuffer(capacity: capacity)
    }
  }

  /// The file's declarations, and what is wrong with its tokens and its syntax.
  package static func parse(_ file: SourceFile) -> (FileSyntax, [Diagnostic]) {
    read(file) { parser in
      var declarations: [DeclarationSyntax] = []
      parser.parseDeclarations(in: .file, into: &declarations)
      parser.reportFlaws()
      let found = parser.found.pointee
      return (FileSyntax(declarations: declarations, skipped: found.skipped), found.diagnostics)
    }
  }

  /// Runs `body` on a parser of a part of a file.
  package static func read<Result>(
    _ file: SourceFile, from start: Int = 0, to end: Int? = nil,
    _ body: (inout Parser) -> Result
  ) -> Result {
    // A type has about 30 bytes of source for each node.
    var found = Findings(file, capacity: 16 + ((end ?? file.count) - start) / 64)
    defer { found.types.take(found.nodes) }
    return Lexer.read(file, from: start, to: end) { lexer in
      withUnsafeMutablePointer(to: &found) { found in
        let first = lexer.next()
        var parser = Parser(lexer: lexer, current: first, found: found)
        return body(&parser)
      }
    }
  }

  private func reportFlaws() {
    for flaw in lexer.flaws.pointee {
      let range = SourceRange(start: flaw.offset, end: flaw.offset + 1)
      found.pointee.diagnostics.append(
        .lexical(flaw.kind, at: SourcePlace(found.pointee.file, range)))
    }
  }

  // MARK: Looking at tokens and taking them

  @_transparent package func at(_ kind: Token.Kind) -> Bool { current.kind == kind }
  @_transparent package func at(_ keyword: Keyword) -> Bool { current.keyword == keyword }

  package mutating func advance() {
    previousEnd = current.end
    current = lexer.next()
  }

  package mutating func eat(_ kind: Token.Kind) -> Bool {
    if current.kind != kind { return false }
    advance()
    return true
  }

  package mutating func eat(_ keyword: Keyword) -> Bool {
    if current.keyword != keyword { return false }
    advance()
    return true
  }

  /// Takes the current token, a name.
  mutating func take() -> SourceRange {
    let range = current.range
    advance()
    return range
  }

  /// Reports the token that is missing here and goes on without it.
  mutating func expect(_ kind: Token.Kind, _ spelling: String) {
    if !eat(kind) { report(.expected(spelling, at: here)) }
  }

  package var isAtName: Bool { current.isName }

  /// At an operator that begins with this byte: `>` at `>>` and `>?`.
  func atOperator(_ first: UInt8) -> Bool {
    switch current.kind {
    case .operatorName, .equal, .arrow: lexer.cursor.base[Int(current.start)] == first
    default: false
    }
  }

  func isOperator(_ text: StaticString) -> Bool { at(.operatorName) && isText(text) }

  func isText(_ text: StaticString) -> Bool {
    lexer.cursor.isText(text, from: Int(current.start), to: Int(current.end))
  }

  /// Takes the first byte of an operator, or more of them: the rest is a token of its own.
  mutating func splitOperator(after length: Int = 1) {
    previousEnd = current.start + UInt32(length)
    lexer.cursor.position = Int(previousEnd)
    lexer.previousEndsExpression = true
    current = lexer.next()
  }

  /// The place of the current token.
  var here: SourcePlace { SourcePlace(found.pointee.file, current.range) }

  /// Where the lexer has given up, what is missing is only not read.
  func report(_ diagnostic: Diagnostic) {
    if !lexer.hasGivenUp { found.pointee.diagnostics.append(diagnostic) }
  }

  package func range(from start: UInt32) -> SourceRange {
    SourceRange(start: start, end: max(start, previousEnd))
  }

  /// At an opening bracket: moves past its closing one.
  package mutating func skipBrackets() {
    let start = here
    let closing =
      at(.leftBrace) ? Byte.rightBrace : at(.leftSquare) ? Byte.rightSquare : Byte.rightParen
    if !skipToBehind(closing) { report(.unclosed(at: start)) }
    found.pointee.skipped.append(range(from: start.range.start))
  }

  /// After an opening bracket, with the lexer: moves past its closing one, if it has one.
  mutating func skipToBehind(_ closing: UInt8) -> Bool {
    let isClosed = lexer.skipBalanced(closing: closing)
    lexer.previousEndsExpression = true
    previousEnd = UInt32(lexer.cursor.position)
    current = lexer.next()
    return isClosed
  }

  /// Goes one level deeper, to be followed by `leave`. Beyond the limit, moves to the end of the
  /// file and returns false.
  mutating func enter() -> Bool {
    if depth >= Self.maximumDepth {
      lexer.giveUp(at: Int(current.start))
      advance()
      return false
    }
    depth += 1
    return true
  }

  mutating func leave() { depth -= 1 }
}
