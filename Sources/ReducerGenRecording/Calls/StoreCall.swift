import ReducerGenSyntax

/// A call of `send`, `receive` or `finish` in a test, with the statement around it.
struct StoreCall {
  let file: SourceFile
  /// The nodes around the statement, from the outermost one to the statement itself.
  let path: [CodeSyntax]
  /// `send`, `receive` or `finish`.
  let method: String
  /// The source of the store: `store`, `self.stores[0]`.
  let receiver: String
  /// Where the arguments begin.
  let place: UInt32
  /// After the arguments.
  let argumentsEnd: UInt32
  /// From `{` to `}` of the trailing closure.
  let closure: SourceRange?
  let hasClosureArgument: Bool

  /// - Throws: `.hasMoved` if there is no call at this place, and others if it is one that can't be
  ///   recorded.
  init(
    in file: SourceFile, line: Int, column: Int,
    methods: Set<String> = ["send", "receive", "finish"]
  ) throws(RecordingProblem) {
    let call = try TestCall(in: file, line: line, column: column)
    guard let callee = call.syntax.first, callee.kind == .member, methods.contains(call.name) else {
      throw .isOfAnother(call.name)
    }
    guard file.bytes[Int(call.place)] == Byte.leftParen else { throw .hasMoved }
    guard let store = callee.first, let index = call.indexOfStatement else { throw .isNoStatement }
    self.file = file
    path = Array(call.path[...index])
    method = call.name
    receiver = store.text
    place = call.place
    argumentsEnd = call.syntax.range.end
    closure = call.closures.first?.value?.range
    hasClosureArgument = call.syntax.arguments.contains { $0.nameText == "assert" }
  }

  /// From `await` or `let` to the last token.
  var statement: SourceRange { path[path.count - 1].range }

  /// The white space that the statement's line begins with.
  var indentation: String { file.indentation(at: statement.start) }

  /// Where a statement after this one begins: the end of its line, or of itself if more follows.
  var endOfLine: UInt32 { file.endOfLine(from: statement.end) }
}

// MARK: Blocks

extension StoreCall {
  /// The statements of the block around this one. Those in `#if` belong to the block around it.
  var block: SourceRange { path[blocks[blocks.count - 1]].range }

  /// The end of the last statement of the block. In a clause of `#if` after which nothing follows,
  /// that is the end of the clause, because the call is compiled only there.
  var endOfBlock: UInt32 {
    let last = blocks.last { index in
      let inner = path[index + 1]
      return inner.kind == .conditional && inner.range.end < path[index].range.end
    }
    return file.endOfLine(from: path[last ?? blocks[0]].range.end)
  }

  /// The indices of the statements around this one, from the innermost ones up to those of the
  /// block, with clauses of `#if` between them.
  private var blocks: [Int] {
    var blocks: [Int] = []
    for index in path.indices.reversed() where path[index].kind == .statements {
      blocks.append(index)
      let isClause = index > 1 && path[index - 1].kind == .clause
      if !isClause || path[index - 2].kind != .conditional { break }
    }
    return blocks
  }
}

// MARK: Statements

extension TestCall {
  /// The statement that consists of the call, perhaps with `await`, with a name for its result, and
  /// with calls of its result: `let task = await store.send(.a)`. Nil if the call is a part of
  /// another expression.
  fileprivate var indexOfStatement: Int? {
    var index = path.count - 1
    while index > 0, path[index - 1].kind != .statements {
      guard path[index].isWhole(in: path[index - 1]) else { return nil }
      index -= 1
    }
    return index > 0 ? index : nil
  }
}

extension CodeSyntax {
  /// Whether the parent is nothing but the value, or what follows from it.
  fileprivate func isWhole(in parent: CodeSyntax) -> Bool {
    switch parent.kind {
    case .member, .call, .conditionalMembers: parent.first?.range == range
    case .prefix: ["await", "try"].contains(parent.nameText)
    case .variables: parent.parts.count == 1
    case .binding: parent.parts.count == 2 && parent.parts[1].range == range
    case .sequence:
      parent.parts.count == 3 && parent.parts[1].text == "=" && parent.parts[2].range == range
    default: false
    }
  }
}
