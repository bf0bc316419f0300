/// The cases of a `switch`.
extension Parser {
  /// cases → (case | '#if' …)*
  mutating func readCases() -> Bool {
    while !at(.rightBrace) {
      let start = current.start
      switch current.kind {
      case .endOfFile, .poundElseif, .poundElse, .poundEndif: return true
      case .poundIf: readConditionalStatements { $0.readCases() }
      default: guard readCase() else { return false }
      }
      guard current.start > start else { return false }
    }
    return true
  }

  /// case → attribute? ('case' items | 'default') ':' statements
  private mutating func readCase() -> Bool {
    let mark = codeMark
    while at(.at) { readTypeAttribute() }
    let word = current.range
    if eat(.case) {
      guard readCaseItems(.plain) else { return false }
    } else if !eat(.default) {
      return false
    }
    guard eat(.colon), readStatementList(.nextCase) else { return false }
    add(.case, since: mark, name: word)
    return true
  }

  /// At `case`, `default` or `@unknown`, which end the statements of a case.
  var isAtCase: Bool {
    mutating get {
      if at(.case) || at(.default) { return true }
      return at(.at) && found.pointee.file.text(peek().range) == "unknown"
    }
  }

  /// At an `#if` around cases.
  var isAtConditionalCase: Bool {
    mutating get {
      lookAhead { ahead in
        while ahead.at(.poundIf) { ahead.skipDirectiveLine() }
        return ahead.isAtCase
      }
    }
  }
}
