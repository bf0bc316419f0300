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
    } else if file.replaced.all.contains(name), !facts.types.contains(name) {
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
