/// What follows a value and belongs to it: members, arguments, closures.
extension Parser {
  /// postfix → '.' member | arguments closures? | closures | '?' | '!' | operator | conditional
  mutating func skipPostfixes(_ style: ExpressionStyle, isLiteral: Bool) {
    var isLiteral = isLiteral
    while !(style == .directive && current.startsLine) {
      switch current.kind {
      case .period where isMemberAfterPeriod: skipMember()
      case .leftParen where !current.startsLine && isAtArgumentLabels: skipBrackets()
      case .leftParen where !current.startsLine, .leftSquare where !current.startsLine:
        skipBrackets()
        if at(.leftBrace) && isAtTrailingClosure(style) { skipTrailingClosures() }
      case .questionMark where current.isLeftBound, .exclamationMark where current.isLeftBound:
        advance()
      case .operatorName where current.isPostfix && !current.startsLine: advance()
      case .leftBrace where !isLiteral && isAtTrailingClosure(style):
        skipTrailingClosures()
        // A second closure needs a label, so this brace opens accessors or a statement. After
        // arguments (above), Swift reads on and passes the closure to the result of the call.
        if at(.leftBrace) { return }
      case .poundIf where style == .plain && isAtConditionalMember: skipConditionalMembers()
      default: return
      }
      isLiteral = false
    }
  }

  /// `(a:_:)`, which is a part of a name and no arguments.
  private var isAtArgumentLabels: Bool {
    mutating get {
      lookAhead { ahead in
        ahead.advance()
        guard ahead.isAtName else { return false }
        while ahead.isAtName {
          ahead.advance()
          if !ahead.eat(.colon) { return false }
        }
        return ahead.at(.rightParen)
      }
    }
  }

  var isMemberAfterPeriod: Bool {
    mutating get {
      switch peek().kind {
      case .identifier, .escapedIdentifier, .dollarIdentifier, .placeholder, .integer, .float: true
      case .leftParen: true
      default: false
      }
    }
  }

  /// A brace after an expression: a closure, unless it opens the observers of a property, or the
  /// cases of a `switch`.
  mutating func isAtTrailingClosure(_ style: ExpressionStyle) -> Bool {
    if style == .keyPath || style == .directive && current.startsLine { return false }
    return lookAhead { ahead in
      ahead.advance()
      return !ahead.at(.case) && !ahead.skipToObserver()
    }
  }

  /// In a brace after a value: `willSet`, `didSet`, `init` or an attribute for this makes it one of
  /// accessors. With `get` it is a closure, which may well begin with a call of that name.
  mutating func skipToObserver() -> Bool {
    while at(.at) {
      if found.pointee.file.text(peek().range) == "_accessorBlock" { return true }
      readTypeAttribute()
    }
    return at(.willSet) || at(.didSet) || at(.`init`)
  }

  /// `{ … } label: { … }`.
  mutating func skipTrailingClosures() {
    repeat {
      skipBrackets()
    } while isAtName
      && attempt { ahead in
        ahead.advance()
        return ahead.eat(.colon) && ahead.at(.leftBrace)
      }
  }

  /// `#if A` before `.member`, amid a chain of calls.
  private var isAtConditionalMember: Bool {
    mutating get {
      lookAhead { ahead in
        ahead.skipDirectiveLine()
        while ahead.at(.poundIf) { ahead.skipDirectiveLine() }
        return ahead.at(.period) && ahead.isMemberAfterPeriod
      }
    }
  }

  private mutating func skipConditionalMembers() {
    repeat {
      skipDirectiveLine()
      if at(.period) { skipMember() }
      skipPostfixes(.plain, isLiteral: false)
    } while at(.poundElseif) || at(.poundElse)
    _ = eat(.poundEndif)
  }
}
