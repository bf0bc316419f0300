/// Reads a template. Whatever the bytes, it comes to an end, and gives what it understood together
/// with what is wrong; one message for each tag, since the first mistake explains the others.
struct TemplateParser {
  /// How deep blocks may nest, and parentheses: recursion must fit on a thread's stack.
  static let depthLimit = 64
  /// Names that mean something else in an expression.
  static let reservedNames = ["and", "false", "forloop", "in", "not", "or", "true", "where"]

  /// A block whose closing tag is still to come.
  struct Block {
    var word: String
    var range: SourceRange
    /// The tags that may end its present part, the one that closes it last.
    var terminators: [String]
  }

  let file: SourceFile
  var names: TemplateNames
  var pieces: [TemplatePiece] = []
  var index = 0
  var blocks: [Block] = []
  var includes: [TemplateInclude] = []
  var tokenizer: TemplateTokenizer
  var token = TemplateToken(kind: .end, range: .empty)
  /// How deep the expression being read is nested.
  var depth = 0
  private var head: TemplateHead?
  private var isAtHead = true
  private var tagHasFailed = false
  private var isAbandoned = false
  private(set) var diagnostics: [Diagnostic] = []

  static func parse(
    _ file: SourceFile, names: inout TemplateNames
  ) -> (Template, [Diagnostic]) {
    var parser = TemplateParser(file: file, names: names)
    let nodes = parser.parseTemplate()
    names = parser.names
    let template = Template(
      file: file, head: parser.head, nodes: nodes, includes: parser.includes)
    return (template, parser.diagnostics)
  }

  private init(file: SourceFile, names: TemplateNames) {
    self.file = file
    self.names = names
    tokenizer = TemplateTokenizer(file, .empty)
  }

  private mutating func parseTemplate() -> [TemplateNode] {
    let (pieces, diagnostics) = TemplateScanner.scan(file)
    self.diagnostics = diagnostics
    self.pieces = TemplateWhitespace.apply(to: pieces, of: file)
    let nodes = parseNodes().nodes
    self.diagnostics.sort { $0.place.range.start < $1.place.range.start }
    return nodes
  }
}

extension TemplateParser {
  /// Reads to the tag that ends the present part of the innermost block, and past its first word,
  /// which it returns; or to the end of the file; or to a tag that ends an outer block.
  mutating func parseNodes() -> (nodes: [TemplateNode], terminator: String?) {
    var nodes: [TemplateNode] = []
    while index < pieces.count {
      let piece = pieces[index]
      if piece.kind == .tag {
        let word = parseTagWord(piece)
        if blocks.last?.terminators.contains(word) == true {
          index += 1
          return (nodes, word)
        }
        if isTerminatorOfOuterBlock(word) { return (nodes, nil) }
        index += 1
        if let node = parseTag(word, piece) { nodes.append(node) }
        isAtHead = false
      } else {
        index += 1
        if let node = parsePiece(piece) { nodes.append(node) }
      }
    }
    return (nodes, nil)
  }

  private mutating func parsePiece(_ piece: TemplatePiece) -> TemplateNode? {
    switch piece.kind {
    case .comment:
      parseHead(piece)
      return nil
    case .output:
      isAtHead = false
      begin(piece)
      let value = parseOperand()
      expectEnd()
      return value.map { .output($0) }
    case .text, .raw, .tag:
      if isAtHead { isAtHead = bytes(piece.range).allSatisfy(TemplateByte.isWhitespace) }
      return piece.content.isEmpty ? nil : .text(file.text(piece.content))
    }
  }

  private mutating func parseHead(_ piece: TemplatePiece) {
    guard !piece.isBroken else { return }
    switch TemplateHead.parse(file, piece.content) {
    case .none: break
    case .malformed(let diagnostic): diagnostics.append(diagnostic)
    case .head(let head) where isAtHead && self.head == nil: self.head = head
    case .head: diagnostics.append(.misplacedTemplateHead(at: SourcePlace(file, piece.range)))
    }
  }

  private func isTerminatorOfOuterBlock(_ word: String) -> Bool {
    blocks.contains { $0.terminators.contains(word) }
  }

  private func bytes(_ range: SourceRange) -> ArraySlice<UInt8> {
    file.storage[Int(range.start)..<Int(range.end)]
  }
}

/// Tokens of the tag being read.
extension TemplateParser {
  mutating func begin(_ piece: TemplatePiece) {
    tagHasFailed = piece.isBroken
    depth = 0
    tokenizer = TemplateTokenizer(file, piece.content)
    advance()
  }

  mutating func advance() {
    token = tokenizer.next()
    if let diagnostic = tokenizer.diagnostic { report(diagnostic) }
  }

  mutating func eat(_ kind: TemplateToken.Kind) -> Bool {
    guard token.kind == kind else { return false }
    advance()
    return true
  }

  /// Only the first mistake of a tag is told.
  mutating func report(_ diagnostic: Diagnostic) {
    guard !tagHasFailed else { return }
    tagHasFailed = true
    diagnostics.append(diagnostic)
  }

  mutating func reportUnexpected(expected: String, instead: String? = nil) {
    let found = token.kind == .end ? "the end of the tag" : "'\(file.text(token.range))'"
    report(
      .unexpectedInTemplate(found, expected: expected, at: place(token.range), instead: instead))
  }

  mutating func expectEnd() {
    if token.kind != .end { reportUnexpected(expected: "the end of the tag") }
  }

  /// Says that something nests too deep, and reads no further.
  mutating func abandon(_ what: String, at range: SourceRange) {
    report(.templateTooDeep(what, limit: Self.depthLimit, at: place(range)))
    isAbandoned = true
    index = pieces.count
  }

  /// Tells of a block without an end, unless reading was given up before it.
  mutating func reportUnclosed(_ block: Block) {
    guard !isAbandoned, let closer = block.terminators.last else { return }
    diagnostics.append(
      .unclosedBlock(block.word, closer: closer, at: place(block.range)))
  }

  func place(_ range: SourceRange) -> SourcePlace { SourcePlace(file, range) }
}
