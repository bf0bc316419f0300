/// Tags. Each production begins behind the tag's first word.
extension TemplateParser {
  private static let openers = [
    "empty": "for", "endfor": "for", "elif": "if", "else": "if", "endif": "if", "endset": "set",
    "endraw": "raw",
  ]
  private static let tags = ["for", "if", "include", "raw", "set"] + openers.keys

  /// The first word of a tag; empty, and reported, where there is none.
  mutating func parseTagWord(_ piece: TemplatePiece) -> String {
    begin(piece)
    guard case .name(let word) = token.kind else {
      reportUnexpected(expected: "the name of a tag")
      return ""
    }
    return word
  }

  mutating func parseTag(_ word: String, _ piece: TemplatePiece) -> TemplateNode? {
    let range = token.range
    guard !word.isEmpty else { return nil }
    advance()
    switch word {
    case "for": return parseFor(range)
    case "if": return parseIf(range)
    case "include": return parseInclude(piece)
    case "set": return parseSet(range)
    case "raw": return parseRaw()
    default: reportTag(word, range)
    }
    return nil
  }

  private mutating func reportTag(_ word: String, _ range: SourceRange) {
    if let opener = Self.openers[word] {
      report(.strayTag(word, opener: opener, at: place(range)))
    } else {
      report(.unknown("tag", word, among: Self.tags, at: place(range)))
    }
  }

  /// include → 'include' string
  private mutating func parseInclude(_ piece: TemplatePiece) -> TemplateNode? {
    guard case .string(let name) = token.kind else {
      reportUnexpected(expected: "the name of a template in quotes")
      return nil
    }
    let indentation = file.storage[Int(piece.indentation.start)..<Int(piece.indentation.end)]
    let include = TemplateInclude(
      name: name, range: token.range, indentation: Array(indentation), depth: blocks.count,
      site: names.makeInclude())
    advance()
    expectEnd()
    includes.append(include)
    return .include(include)
  }

  /// raw → 'raw' text 'endraw'; the scanner has told it when there is no end.
  private mutating func parseRaw() -> TemplateNode? {
    expectEnd()
    var node: TemplateNode?
    if index < pieces.count, pieces[index].kind == .raw {
      let range = pieces[index].content
      node = .text(file.text(range))
      index += 1
    }
    if index < pieces.count {
      _ = parseTagWord(pieces[index])
      index += 1
      advance()
      expectEnd()
    }
    return node
  }
}

/// Blocks.
extension TemplateParser {
  /// for → 'for' name [',' name] 'in' operand ['where' condition] nodes ['empty' nodes] 'endfor'
  private mutating func parseFor(_ range: SourceRange) -> TemplateNode? {
    let header = parseForHeader()
    expectEnd()
    guard open("for", range, ["empty", "endfor"]) else { return nil }
    let body = parsePart()
    var last = body
    if body.terminator == "empty" {
      expectEnd()
      blocks[blocks.count - 1].terminators = ["endfor"]
      last = parsePart()
    }
    close(last)
    guard var loop = header else { return nil }
    loop.body = body.nodes
    loop.empty = body.terminator == "empty" ? last.nodes : []
    return .loop(loop)
  }

  private mutating func parseForHeader() -> TemplateLoop? {
    guard let first = parseVariable() else { return nil }
    var second: TemplateNames.ID?
    if eat(.comma) {
      second = parseVariable()
      if second == nil { return nil }
    }
    guard eat(.comparison(.contained)) else {
      reportUnexpected(expected: "'in'")
      return nil
    }
    guard let subject = parseOperand() else { return nil }
    var condition: TemplateExpression?
    if eat(.name("where")) {
      condition = parseCondition()
      if condition == nil { return nil }
    }
    return TemplateLoop(
      key: second == nil ? nil : first, value: second ?? first, subject: subject,
      condition: condition, body: [], empty: [])
  }

  /// if → 'if' condition nodes ('elif' condition nodes)* ['else' nodes] 'endif'
  private mutating func parseIf(_ range: SourceRange) -> TemplateNode? {
    var branches: [TemplateBranch] = []
    var condition = parseCondition()
    expectEnd()
    guard open("if", range, ["elif", "else", "endif"]) else { return nil }
    while true {
      let part = parsePart()
      branches.append(TemplateBranch(condition: condition, body: part.nodes))
      switch part.terminator {
      case "elif":
        condition = parseCondition()
        expectEnd()
      case "else":
        condition = nil
        expectEnd()
        blocks[blocks.count - 1].terminators = ["endif"]
      default:
        close(part)
        return .branches(branches)
      }
    }
  }

  /// set → 'set' name nodes 'endset'
  private mutating func parseSet(_ range: SourceRange) -> TemplateNode? {
    let name = parseVariable()
    expectEnd()
    guard open("set", range, ["endset"]) else { return nil }
    let body = parsePart()
    close(body)
    return name.map { .assignment(TemplateAssignment(name: $0, body: body.nodes)) }
  }

  /// The name that a tag gives to a value.
  private mutating func parseVariable() -> TemplateNames.ID? {
    guard case .name(let name) = token.kind else {
      reportUnexpected(expected: "the name of a variable")
      return nil
    }
    guard !Self.reservedNames.contains(name) else {
      report(.reservedTemplateName(name, at: place(token.range)))
      return nil
    }
    advance()
    return names.id(of: name)
  }

  private mutating func open(_ word: String, _ range: SourceRange, _ terminators: [String]) -> Bool
  {
    guard blocks.count < Self.depthLimit else {
      abandon("blocks", at: range)
      return false
    }
    blocks.append(Block(word: word, range: range, terminators: terminators))
    return true
  }

  private mutating func close(_ last: Part) {
    blocks.removeLast()
    if last.terminator != nil { expectEnd() }
  }

  private typealias Part = (nodes: [TemplateNode], terminator: String?)

  /// One part of the innermost block. Reading stands behind the first word of the tag that ends it.
  private mutating func parsePart() -> Part {
    let part = parseNodes()
    if part.terminator == nil, let block = blocks.last { reportUnclosed(block) }
    if part.terminator != nil { advance() }
    return part
  }
}
