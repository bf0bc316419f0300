import ReducerGenSyntax

/// A call of `send`, `receive` or `finish` in a test, with the statement around it.
struct StoreCall {
  let file: SourceFile
  private let tokens: [Token]
  /// `send`, `receive` or `finish`.
  let method: String
  /// The source of the store: `store`, `self.stores[0]`.
  let receiver: String
  /// Where the arguments begin.
  let place: Int
  /// After the arguments.
  let argumentsEnd: Int
  /// From `{` to `}` of the trailing closure.
  let closure: SourceRange?
  let hasClosureArgument: Bool
  /// From `await` or `let` to the last token.
  let statement: SourceRange
  /// The index of the statement's first token.
  let firstToken: Int
  private let lastToken: Int
  /// The `{` of the block around the statement.
  let block: Int?

  /// - Throws: `.hasMoved` if there is no call at this place, and others if it is one that can't be
  ///   recorded.
  init(
    in file: SourceFile, line: Int, column: Int,
    methods: Set<String> = ["send", "receive", "finish"]
  ) throws(RecordingProblem) {
    let table = LineTable(file)
    let walk = TokenWalk(file)
    tokens = walk.tokens
    self.file = file
    let open = tokens.firstIndex { token in
      let place = table.position(of: token.start)
      return place.line == line && place.column == column
    }
    guard let open, open > 1, tokens[open].kind == .leftParen, let close = walk.close(of: open)
    else { throw .hasMoved }
    let name = file.text(tokens[open - 1].range)
    guard methods.contains(name), tokens[open - 2].kind == .period else {
      throw tokens[open - 1].kind == .identifier ? .isOfAnother(name) : .hasMoved
    }
    guard let start = walk.startOfOperand(endingAt: open - 3),
      let first = walk.startOfStatement(with: start)
    else { throw .isNoStatement }
    method = name
    receiver = file.text(SourceRange(start: tokens[start].start, end: tokens[open - 3].end))
    place = Int(tokens[open].start)
    argumentsEnd = Int(tokens[close].end)
    let brace = walk.closure(after: close)
    let tokens = walk.tokens
    closure = brace.map { SourceRange(start: tokens[close + 1].start, end: tokens[$0].end) }
    hasClosureArgument = walk.hasLabel("assert", from: open, to: close)
    lastToken = walk.endOfPostfixes(after: brace ?? close)
    guard walk.endsStatement(lastToken) else { throw .isNoStatement }
    firstToken = first
    block = walk.startOfBlock(around: first)
    statement = SourceRange(start: tokens[first].start, end: tokens[lastToken].end)
  }

  /// The white space that the statement's line begins with.
  var indentation: String { TokenWalk.indentation(at: Int(statement.start), in: file) }

  /// Where a statement after this one begins: the end of its line, or of itself if more follows.
  var endOfLine: Int { TokenWalk.endOfLine(from: Int(statement.end), in: file) }

  /// The end of the last statement of the block around it.
  var endOfBlock: Int? {
    var depth = 0
    for index in (lastToken + 1)..<tokens.count {
      switch tokens[index].kind {
      case .leftBrace, .leftParen, .leftSquare: depth += 1
      case .rightBrace, .rightParen, .rightSquare:
        if depth == 0 { return TokenWalk.endOfLine(from: Int(tokens[index - 1].end), in: file) }
        depth -= 1
      default: break
      }
    }
    return nil
  }
}
