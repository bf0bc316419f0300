import ReducerGenCore

/// Names that are written otherwise here, wherever they stand.
struct NameRules {
  let facts: ModuleFacts

  func apply(to file: MigratedFile) {
    let tokens = file.tokens
    for index in file.watched.places(of: Self.names) {
      let context = TokenContext(tokens, index)
      if file.edits.covers(tokens[index].range) { continue }
      apply(to: context, file.text(tokens[index]), file)
    }
  }

  private func apply(to context: TokenContext, _ name: String, _ file: MigratedFile) {
    if context.previous?.kind == .period { return }
    if name == "Perception", context.next?.kind == .period,
      context.next(2).map(file.text) == "Bindable"
    {
      let range = SourceRange(start: context.token.start, end: context.next!.end)
      file.edits.replace(range, by: "", .name)
    } else if ReplacedModules.all.contains(name), !facts.types.contains(name) {
      replaceModule(context, file)
    } else if let new = Self.renamed[name], !facts.types.contains(name) {
      file.edits.replace(context.token.range, by: new, .name)
    }
  }

  /// `ComposableArchitecture.Reducer`, and `canImport(ComposableArchitecture)`.
  private func replaceModule(_ context: TokenContext, _ file: MigratedFile) {
    let isQualifier = context.next?.kind == .period
    let isCondition =
      context.previous?.kind == .leftParen
      && context.previous(2).map(file.text) == "canImport"
    guard isQualifier || isCondition, context.previous?.keyword != .import else { return }
    let new = file.isTest ? "GeneratedTestSupport" : "GeneratedSupport"
    file.edits.replace(context.token.range, by: isQualifier ? "GeneratedSupport" : new, .name)
  }

  static let names = ReplacedModules.all.union(renamed.keys).union(["Perception"])

  private static let renamed = [
    "ReducerProtocol": "Reducer", "ReducerProtocolOf": "ReducerOf",
    "XCTAssertDifference": "expectDifference", "XCTAssertNoDifference": "expectNoDifference",
    "XCTUnimplemented": "unimplemented",
  ]
}

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

  /// The tokens of an argument, up to the comma or bracket behind it.
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

  /// The token in front of the bracket around an argument.
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
