/// What follows a value and belongs to it: members, arguments, closures.
extension Parser {
  /// postfix → '.' member | arguments closures? | closures | '?' | '!' | operator | conditional
  ///
  /// - Parameter mark: where the value begins.
  mutating func readPostfixes(_ style: ExpressionStyle, isLiteral: Bool, since mark: CodeMark) {
    var isLiteral = isLiteral
    while !(style == .directive && current.startsLine) {
      let (inner, name) = (style == .keyPath ? codeMark : mark, current.range)
      switch current.kind {
      case .period where isMemberAfterPeriod:
        let name = readMember()
        if style == .keyPath {
          add(.component, since: inner, name: name)
        } else {
          addMember(name, since: mark)
        }
      case .operatorName where style == .keyPath && (isOperator(".?.") || isOperator(".!.")):
        splitOperator(after: 2)
        add(.component, since: inner, name: range(from: inner.start + 1))
      case .leftParen where !current.startsLine && isAtArgumentLabels:
        skipBrackets()
        extendLastNode()
      case .leftParen where !current.startsLine, .leftSquare where !current.startsLine:
        readCall(style, since: inner)
      case .questionMark where current.isLeftBound, .exclamationMark where current.isLeftBound:
        advance()
        add(style == .keyPath ? .component : .postfix, since: inner, name: name)
      case .operatorName where current.isPostfix && !current.startsLine:
        advance()
        add(.postfix, since: mark, name: name)
      case .leftBrace where !isLiteral && isAtTrailingClosure(style):
        readTrailingClosures()
        add(.call, since: mark)
        // A second closure needs a label, so this brace opens accessors or a statement. After
        // arguments (above), Swift reads on and passes the closure to the result of the call.
        if at(.leftBrace) { return }
      case .poundIf where style == .plain && isAtConditionalMember:
        readConditionalMembers()
        add(.conditionalMembers, since: mark)
      default: return
      }
      isLiteral = false
    }
  }

  private mutating func readCall(_ style: ExpressionStyle, since mark: CodeMark) {
    let isCall = at(.leftParen)
    readArguments()
    if at(.leftBrace) && isAtTrailingClosure(style) { readTrailingClosures() }
    add(style == .keyPath ? .component : isCall ? .call : .subscript, since: mark)
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

  /// A brace after an expression: a closure, unless it opens the observers of a property, the
  /// cases of a `switch`, or the body of a statement.
  mutating func isAtTrailingClosure(_ style: ExpressionStyle) -> Bool {
    if style == .keyPath || style == .directive && current.startsLine { return false }
    let isClosure = lookAhead { ahead in
      ahead.advance()
      return !ahead.at(.case) && !ahead.skipToObserver()
    }
    return isClosure && (style == .plain || style == .directive || isClosureBeforeBody)
  }

  /// At a brace in the head of a statement: whether something that can follow only a value stands
  /// after its closing brace.
  private var isClosureBeforeBody: Bool {
    mutating get {
      lookAhead { ahead in
        ahead.skipBrackets()
        switch ahead.current.kind {
        case .leftBrace, .comma: return true
        case .leftParen, .leftSquare, .period, .questionMark, .exclamationMark, .colon, .equal,
          .operatorName:
          return !ahead.current.startsLine
        default:
          return ahead.at(.where) || (ahead.at(.is) || ahead.at(.as)) && !ahead.current.startsLine
        }
      }
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
  mutating func readTrailingClosures() {
    var (mark, label) = (codeMark, SourceRange.empty)
    repeat {
      readClosure()
      add(.trailing, since: mark, name: label)
      (mark, label) = (codeMark, current.range)
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

  private mutating func readConditionalMembers() {
    repeat {
      let clause = codeMark
      withoutCode { $0.skipDirectiveLine() }
      let mark = codeMark
      if at(.period) {
        let name = readMember()
        addMember(name, since: mark)
      }
      readPostfixes(.plain, isLiteral: false, since: mark)
      add(.clause, since: clause)
    } while at(.poundElseif) || at(.poundElse)
    _ = eat(.poundEndif)
  }
}
