import ReducerGenIndex
import ReducerGenSyntax

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
  private let pieces: [TemplatePiece]
  private(set) var diagnostics: [Diagnostic]
  private var tokenizer: TemplateTokenizer
  private(set) var token = TemplateToken(kind: .end, range: .empty)
  private var index = 0
  var blocks: [Block] = []
  var includes: [TemplateInclude] = []
  /// The names after `arguments.`, which directives give values.
  var argumentNames: Set<String> = []
  /// How deep the expression being read is nested.
  var depth = 0
  private var purpose: TemplatePurpose?
  private var isAtHead = true
  private var tagHasFailed = false
  private var isAbandoned = false

  static func parse(_ file: SourceFile, names: inout TemplateNames) -> (Template, [Diagnostic]) {
    let (pieces, diagnostics) = TemplateScanner.scan(file)
    var parser = TemplateParser(
      file: file, names: names, pieces: TemplateWhitespace.apply(to: pieces, of: file),
      diagnostics: diagnostics, tokenizer: TemplateTokenizer(file, .empty))
    let nodes = parser.parseNodes().nodes
    names = parser.names
    let template = Template(
      file: file, purpose: parser.purpose, nodes: nodes, includes: parser.includes,
      argumentNames: parser.argumentNames)
    return (template, parser.diagnostics.sorted { $0.place.range.start < $1.place.range.start })
  }

  /// Reads to the tag that ends the present part of the innermost block, and its first word, which
  /// it returns; or to the end of the file; or to a tag that ends an outer block.
  mutating func parseNodes() -> (nodes: [TemplateNode], terminator: String?) {
    var nodes: [TemplateNode] = []
    while index < pieces.count {
      let piece = pieces[index]
      let word = piece.kind == .tag ? parseTagWord(piece) : ""
      let isTerminator = blocks.last?.terminators.contains(word) == true
      if !isTerminator, blocks.contains(where: { $0.terminators.contains(word) }) { break }
      index += 1
      if isTerminator { return (nodes, word) }
      if let node = parsePiece(piece, word) { nodes.append(node) }
    }
    return (nodes, nil)
  }

  private mutating func parsePiece(_ piece: TemplatePiece, _ word: String) -> TemplateNode? {
    switch piece.kind {
    case .comment:
      if !piece.isBroken { parseHead(piece) }
      return nil
    case .output:
      isAtHead = false
      begin(piece)
      return read { try $0.parseOperand() }.map { .output($0) }
    case .tag:
      defer { isAtHead = false }
      return parseTag(word, piece)
    case .text, .raw:
      if isAtHead { isAtHead = file.text(piece.range).utf8.allSatisfy(Byte.isWhitespace) }
      return piece.content.isEmpty ? nil : .text(file.text(piece.content), piece.content)
    }
  }

  private mutating func parseHead(_ piece: TemplatePiece) {
    do throws(Diagnostic) {
      guard let found = try TemplateHead.purpose(of: piece.content, in: file) else { return }
      guard isAtHead, purpose == nil else { throw .misplacedTemplateHead(at: place(piece.range)) }
      purpose = found
    } catch {
      diagnostics.append(error)
    }
  }
}

/// Tokens of the tag being read.
extension TemplateParser {
  mutating func begin(_ piece: TemplatePiece) {
    tagHasFailed = piece.isBroken
    tokenizer = TemplateTokenizer(file, piece.content)
  }

  /// The rest of a tag, after its first word; nil if there is a mistake in it.
  ///
  /// The parameter throws diagnostics only, but the compiler takes a closure with `try` for one
  /// that throws anything.
  @discardableResult
  mutating func read<Value>(_ parse: (inout Self) throws -> Value) -> Value? {
    do {
      try advance()
      let value = try parse(&self)
      try expect(.end, "the end of the tag")
      return value
    } catch {
      if let mistake = error as? Diagnostic { report(mistake) }
      return nil
    }
  }

  mutating func advance() throws(Diagnostic) { token = try tokenizer.next() }

  mutating func eat(_ kind: TemplateToken.Kind) throws(Diagnostic) -> Bool {
    guard token.kind == kind else { return false }
    try advance()
    return true
  }

  mutating func expect(_ kind: TemplateToken.Kind, _ expected: String) throws(Diagnostic) {
    guard try eat(kind) else { throw unexpected(expected) }
  }

  /// Only the first mistake of a tag is told.
  mutating func report(_ diagnostic: Diagnostic) {
    if !tagHasFailed { diagnostics.append(diagnostic) }
    tagHasFailed = true
  }

  func unexpected(_ expected: String) -> Diagnostic {
    let found = token.kind == .end ? "the end of the tag" : "'\(file.text(token.range))'"
    return .unexpectedInTemplate(found, expected: expected, at: place(token.range))
  }

  /// Reads no further, because something nests too deep.
  mutating func abandon(_ what: Diagnostic.TemplateNesting, at range: SourceRange) -> Diagnostic {
    isAbandoned = true
    index = pieces.count
    return .templateTooDeep(what, limit: Self.depthLimit, at: place(range))
  }

  /// Tells of a block without an end, unless reading was given up before it.
  mutating func reportUnclosed(_ block: Block) {
    guard !isAbandoned, let closer = block.terminators.last else { return }
    diagnostics.append(.unclosedBlock(block.word, closer: closer, at: place(block.range)))
  }

  func place(_ range: SourceRange) -> SourcePlace { SourcePlace(file, range) }
}
