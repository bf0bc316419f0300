/// Questions about the text of types, answered by the parser.
enum TypeText {
  /// The first names of all types in a range: `Row` and `String` in `[String: Row.ID]`.
  static func firstNames(_ range: SourceRange, _ file: ParsedFile) -> [SourceRange] {
    withParser(range, file) { parser in
      parser.found.pointee.typeNames = []
      _ = parser.skipType()
      return parser.found.pointee.typeNames ?? []
    }
  }

  /// The paths of all types in a range: `Row`, and `String` and `Index`, in `[Row: String.Index]`.
  static func paths(_ range: SourceRange, _ file: ParsedFile) -> [[String]] {
    let paths = firstNames(range, file).map { name in
      withParser(SourceRange(start: name.start, end: range.end), file) { names(&$0, file) }
    }
    return paths.filter { !$0.isEmpty }
  }

  /// `["Feature", "Row"]` for `Feature<Int>.Row`; empty for what is not such a path.
  static func path(_ range: SourceRange, _ file: ParsedFile) -> [String] {
    withParser(range, file) { parser in
      while parser.at(.at) { parser.skipTypeAttribute() }
      return path(&parser, file)
    }
  }

  /// The same for what is behind the specifiers: `["Never"]` for `borrowing Never`.
  static func bare(_ range: SourceRange, _ file: ParsedFile) -> [String] {
    withParser(range, file) { parser in
      while parser.skipTypeSpecifierIfPresent() {}
      return path(&parser, file)
    }
  }

  /// The same, from where the parser is.
  static func path(_ parser: inout Parser, _ file: ParsedFile) -> [String] {
    let path = names(&parser, file)
    return parser.at(.endOfFile) ? path : []
  }

  private static func names(_ parser: inout Parser, _ file: ParsedFile) -> [String] {
    var names: [String] = []
    while parser.isAtName {
      names.append(file.file.text(parser.current.range).withoutBackticks)
      parser.advance()
      _ = parser.skipGenericArgumentsIfPresent()
      if !parser.eat(.period) { break }
    }
    return names
  }

  /// Whether an expression is a closure that is not called at once.
  static func isClosure(_ range: SourceRange, _ file: ParsedFile) -> Bool {
    if range.isEmpty { return false }
    return withParser(range, file) { parser in
      guard parser.at(.leftBrace) else { return false }
      parser.skipBrackets()
      return parser.at(.endOfFile)
    }
  }

  /// What stands in front of a type: `["@autoclosure"]` for `@autoclosure () -> Bool`.
  static func specifiers(_ range: SourceRange, _ file: ParsedFile) -> [String] {
    withParser(range, file) { parser in
      var specifiers: [String] = []
      var start = parser.current.start
      while parser.skipTypeSpecifierIfPresent() {
        specifiers.append(file.text(parser.range(from: start)))
        start = parser.current.start
      }
      return specifiers
    }
  }

  /// `Failure` of `throws(Failure)`; empty for another effect, or where any error may be thrown.
  static func thrownType(_ effect: SourceRange, _ file: ParsedFile) -> SourceRange {
    withParser(effect, file) { parser in
      parser.advance()
      return parser.eat(.leftParen) ? parser.parseType() : .empty
    }
  }

  /// The parts of a composition: `A` and `B` in `A & B`, each without its attributes.
  static func compositionParts(_ range: SourceRange, _ file: ParsedFile) -> [[String]] {
    withParser(range, file) { parser in
      var parts: [[String]] = []
      repeat {
        while parser.at(.at) || parser.at(.nonisolated) {
          if parser.at(.at) { parser.skipTypeAttribute() } else { parser.advance() }
        }
        parts.append(names(&parser, file))
      } while parser.isOperator("&") && parser.eat(.operatorName)
      return parts
    }
  }

  /// `["T", "U"]` for `<T: P, each U>`.
  static func genericParameterNames(_ range: SourceRange, _ file: ParsedFile) -> [String] {
    if range.isEmpty { return [] }
    return withParser(range, file) { parser in
      var names: [String] = []
      parser.splitOperator()
      while !parser.atOperator(Byte.greater) && !parser.at(.endOfFile) {
        while parser.at(.at) { parser.skipTypeAttribute() }
        if parser.at(.each) || parser.at(.let) { parser.advance() }
        names.append(file.file.text(parser.current.range))
        parser.advance()
        if parser.eat(.colon) { _ = parser.skipType() }
        if !parser.eat(.comma) { break }
      }
      return names
    }
  }

  static func withParser<Result>(
    _ range: SourceRange, _ file: ParsedFile, _ body: (inout Parser) -> Result
  ) -> Result {
    Parser.read(file.file, from: Int(range.start), to: Int(range.end), body)
  }
}

extension String {
  var withoutBackticks: String {
    utf8.count > 2 && utf8.first == Byte.backtick ? String(dropFirst().dropLast()) : self
  }
}
