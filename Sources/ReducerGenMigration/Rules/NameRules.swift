import ReducerGenIndex
import ReducerGenSyntax

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
    if context.previous?.kind == .period { return replaceMember(context, name, file) }
    if name == "Perception", context.next?.kind == .period,
      context.next(2).map(file.text) == "Bindable"
    {
      let range = SourceRange(start: context.token.start, end: context.next!.end)
      return file.edits.replace(range, by: "", .name)
    }
    if facts.names.contains(name, .type, at: context.token.start, in: file) { return }
    if file.replaced.all.contains(name) { return replaceModule(context, file) }
    if Self.ordered.contains(name) { return qualify(context, name, file) }
    guard let new = Self.renamed[name] else { return }
    let isHidden = facts.names.contains(new, .value, at: context.token.start, in: file)
    let text = isHidden ? "GeneratedSupport.\(new)" : new
    file.edits.replace(context.token.range, by: text, .name)
  }

  /// `XCTestDynamicOverlay.XCTUnimplemented`.
  private func replaceMember(_ context: TokenContext, _ name: String, _ file: MigratedFile) {
    guard let module = context.previous(2), file.replaced.all.contains(file.text(module)),
      context.previous(3)?.kind != .period, let new = Self.renamed[name]
    else { return }
    file.edits.replace(context.token.range, by: new, .name)
  }

  /// The library has an `OrderedSet`, too.
  private func qualify(_ context: TokenContext, _ name: String, _ file: MigratedFile) {
    let imports = file.parsed.importPaths
    guard let module = ["OrderedCollections", "Collections"].first(where: imports.contains),
      imports.contains(where: { file.replaced.all.contains($0) || $0.hasPrefix("Generated") })
    else { return }
    file.edits.insert("\(module).", at: context.token.start, .name)
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

  static let names = ReplacedModules.all.union(renamed.keys).union(ordered).union(["Perception"])

  private static let ordered: Set = ["OrderedSet"]

  private static let renamed = [
    "ReducerProtocol": "Reducer", "ReducerProtocolOf": "ReducerOf",
    "XCTAssertDifference": "expectDifference", "XCTAssertNoDifference": "expectNoDifference",
    "XCTUnimplemented": "unimplemented", "withPerceptionTracking": "withObservationTracking",
  ]
}
