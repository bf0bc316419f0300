import ReducerGenSyntax

/// A token with those around it.
struct TokenContext {
  private let tokens: [Token]
  let index: Int

  init(_ tokens: [Token], _ index: Int) {
    self.tokens = tokens
    self.index = index
  }

  var token: Token { tokens[index] }
  var previous: Token? { previous(1) }
  var next: Token? { next(1) }

  func previous(_ distance: Int) -> Token? {
    index >= distance ? tokens[index - distance] : nil
  }

  func next(_ distance: Int) -> Token? {
    index + distance < tokens.count ? tokens[index + distance] : nil
  }

  /// The index of the bracket that closes the one at `open`.
  func close(of open: Int) -> Int? {
    var depth = 0
    for index in open..<tokens.count {
      switch tokens[index].kind {
      case .leftParen, .leftSquare, .leftBrace: depth += 1
      case .rightParen, .rightSquare, .rightBrace:
        depth -= 1
        if depth == 0 { return index }
      default: break
      }
    }
    return nil
  }

  /// The tokens of an argument, up to the comma or bracket after it.
  func argument(from start: Int) -> Range<Int>? {
    var depth = 0
    for index in start..<max(start, tokens.count) {
      switch tokens[index].kind {
      case .leftParen, .leftSquare, .leftBrace: depth += 1
      case .comma where depth == 0: return index > start ? start..<index : nil
      case .rightParen, .rightSquare, .rightBrace:
        if depth == 0 { return index > start ? start..<index : nil }
        depth -= 1
      default: break
      }
    }
    return nil
  }

  /// This argument and those after it.
  func arguments(from start: Int) -> [Range<Int>] {
    var arguments: [Range<Int>] = []
    var next = start
    while let argument = argument(from: next) {
      arguments.append(argument)
      if tokens[argument.upperBound].kind != .comma { break }
      next = argument.upperBound + 1
    }
    return arguments
  }

  /// The token before the bracket around an argument.
  var callee: Token? {
    var depth = 0
    for index in (0..<index).reversed() {
      switch tokens[index].kind {
      case .rightParen, .rightSquare, .rightBrace: depth += 1
      case .leftParen where depth == 0: return index > 0 ? tokens[index - 1] : nil
      case .leftParen, .leftSquare, .leftBrace:
        if depth == 0 { return nil }
        depth -= 1
      default: break
      }
    }
    return nil
  }

  subscript(index: Int) -> Token { tokens[index] }
}
