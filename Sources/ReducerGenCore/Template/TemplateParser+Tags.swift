import ReducerGenSyntax

/// Tags. Each production begins after the tag's first word.
extension TemplateParser {
  private static let openers = [
    "empty": "for", "endfor": "for", "elif": "if", "else": "if", "endif": "if", "endset": "set",
    "endraw": "raw",
  ]
  private static let tags = ["for", "if", "include", "lines", "raw", "set"] + openers.keys

  /// The first word of a tag; empty, and reported, where there is none.
  mutating func parseTagWord(_ piece: TemplatePiece) -> String {
    begin(piece)
    do throws(Diagnostic) {
      try advance()
      guard case .name(let word) = token.kind else { throw unexpected("the name of a tag") }
      return word
    } catch {
      report(error)
      return ""
    }
  }

  mutating func parseTag(_ word: String, _ piece: TemplatePiece) -> TemplateNode? {
    let range = token.range
    switch word {
    case "": return nil
    case "for": return parseFor(range)
    case "if": return parseIf(range)
    case "include": return read { try $0.parseInclude(piece) }
    case "lines": return read { try $0.parseLines(piece) }
    case "set": return parseSet(range)
    case "raw": return piece.isBroken ? nil : parseRaw(piece)
    default: return read { throw $0.unknownTag(word, range) }
    }
  }

  private func unknownTag(_ word: String, _ range: SourceRange) -> Diagnostic {
    if let opener = Self.openers[word] {
      // The other parts of an open block end the part before them. So this one stands after the
      // last part.
      return blocks.last?.word == opener
        ? .tagAfterLastPart(word, opener: opener, at: place(range))
        : .strayTag(word, opener: opener, at: place(range))
    }
    return .unknown("tag", word, among: Self.tags, at: place(range))
  }

  /// include → 'include' string
  private mutating func parseInclude(_ piece: TemplatePiece) throws(Diagnostic) -> TemplateNode {
    guard case .string(let name) = token.kind else {
      throw unexpected("the name of a template in quotes")
    }
    let indentation = file.text(piece.indentation)
    let include = TemplateInclude(
      name: name, range: token.range, indentation: indentation, depth: blocks.count)
    includes.append(include)
    try advance()
    return .include(include)
  }

  /// lines → 'lines' operand; a loop that prints each element on a line, indented as the tag is.
  private mutating func parseLines(_ piece: TemplatePiece) throws(Diagnostic) -> TemplateNode {
    let subject = try parseOperand()
    let line = names.id(of: "line")
    let path = TemplatePath(variable: line, variableRange: subject.range, steps: [])
    let indentation = TemplateNode.text(file.text(piece.indentation), piece.indentation)
    let body = [indentation, .output(.path(path)), .text("\n", subject.range)]
    return .loop(TemplateLoop(value: line, subject: subject, body: body))
  }

  /// raw → 'raw' text 'endraw'
  private mutating func parseRaw(_ piece: TemplatePiece) -> TemplateNode? {
    read { _ in }
    // The whole tag is in doubt if it has no end. Raw text nests nothing, so its depth is no
    // matter.
    let brace = SourceRange(start: piece.range.start, end: piece.range.start + 2)
    blocks.append(Block(word: "raw", range: brace, terminators: ["endraw"]))
    let part = parsePart()
    close(part)
    return part.nodes.first
  }

  /// for → 'for' name [',' name] 'in' operand ['where' condition] nodes ['empty' nodes] 'endfor'
  private mutating func parseFor(_ range: SourceRange) -> TemplateNode? {
    var loop = read { try $0.parseForHeader() }
    guard open("for", range, ["empty", "endfor"]) else { return nil }
    var part = parsePart()
    loop?.body = part.nodes
    if part.terminator == "empty" {
      part = parseLastPart("endfor")
      loop?.empty = part.nodes
    }
    close(part)
    return loop.map { .loop($0) }
  }

  private mutating func parseForHeader() throws(Diagnostic) -> TemplateLoop {
    let first = try parseVariable()
    let second = try eat(.comma) ? parseVariable() : nil
    try expect(.comparison(.contained), "'in'")
    let subject = try parseOperand()
    let condition = try eat(.name("where")) ? parseCondition() : nil
    return TemplateLoop(
      key: second.map { _ in first }, value: second ?? first, subject: subject,
      condition: condition)
  }

  /// if → 'if' condition nodes ('elif' condition nodes)* ['else' nodes] 'endif'
  private mutating func parseIf(_ range: SourceRange) -> TemplateNode? {
    var branches: [TemplateBranch] = []
    var condition = read { try $0.parseCondition() }
    guard open("if", range, ["elif", "else", "endif"]) else { return nil }
    var part = parsePart()
    while part.terminator == "elif" {
      branches.append(TemplateBranch(condition: condition, body: part.nodes))
      condition = read { try $0.parseCondition() }
      part = parsePart()
    }
    branches.append(TemplateBranch(condition: condition, body: part.nodes))
    if part.terminator == "else" {
      part = parseLastPart("endif")
      branches.append(TemplateBranch(condition: nil, body: part.nodes))
    }
    close(part)
    return .branches(branches)
  }

  /// set → 'set' name nodes 'endset'
  private mutating func parseSet(_ range: SourceRange) -> TemplateNode? {
    let name = read { try $0.parseVariable() }
    guard open("set", range, ["endset"]) else { return nil }
    let body = parsePart()
    close(body)
    return name.map { .assignment($0, body.nodes) }
  }

  /// The name that a tag gives to a value.
  private mutating func parseVariable() throws(Diagnostic) -> TemplateNames.ID {
    guard case .name(let name) = token.kind else { throw unexpected("the name of a variable") }
    guard !Self.reservedNames.contains(name) else {
      throw .reservedTemplateName(name, at: place(token.range))
    }
    try advance()
    return names.id(of: name)
  }
}

/// Blocks.
extension TemplateParser {
  private typealias Part = (nodes: [TemplateNode], terminator: String?)

  private mutating func open(
    _ word: String, _ range: SourceRange, _ terminators: [String]
  ) -> Bool {
    guard blocks.count < Self.depthLimit else {
      report(abandon(.blocks, at: range))
      return false
    }
    blocks.append(Block(word: word, range: range, terminators: terminators))
    return true
  }

  /// One part of the innermost block. Reading stands after the first word of the tag that ends it.
  private mutating func parsePart() -> Part {
    let part = parseNodes()
    if part.terminator == nil, let block = blocks.last { reportUnclosed(block) }
    return part
  }

  /// The part after `else` or `empty`.
  private mutating func parseLastPart(_ terminator: String) -> Part {
    read { _ in }
    blocks[blocks.count - 1].terminators = [terminator]
    return parsePart()
  }

  private mutating func close(_ last: Part) {
    blocks.removeLast()
    if last.terminator != nil { read { _ in } }
  }
}
