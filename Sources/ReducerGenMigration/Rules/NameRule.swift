import ReducerGenIndex
import ReducerGenSyntax

/// Names that are written otherwise here, wherever they stand.
struct NameRule: NamedRule {
  static let id = "names"
  static let summary =
    "Replaces names that changed, such as `XCTAssertNoDifference`, and the names of modules before a period or in `canImport`."
  static let watchedNames = ReplacedModules.all.union(renamed.keys).union(ordered)
    .union(["Perception"])

  private static let ordered: Set = ["OrderedSet"]

  private static let renamed = [
    "ReducerProtocol": "Reducer", "ReducerProtocolOf": "ReducerOf",
    "XCTAssertDifference": "expectDifference", "XCTAssertNoDifference": "expectNoDifference",
    "XCTUnimplemented": "unimplemented", "withPerceptionTracking": "withObservationTracking",
  ]

  let file: MigratedFile
  let facts: ModuleFacts

  func apply(at place: TokenCursor) {
    if file.edits.covers(place.token.range) { return }
    let name = place.text
    if place.previous?.kind == .period { return replaceMember(place, name) }
    if name == "Perception", place.next?.kind == .period,
      place.next(2).map(file.text) == "Bindable"
    {
      let range = SourceRange(start: place.token.start, end: place.next!.end)
      return file.replace(range, by: "", .name)
    }
    if facts.names.contains(name, .type, at: place.token.start, in: file) { return }
    if file.replaced.all.contains(name) { return replaceModule(place) }
    if Self.ordered.contains(name) { return qualify(place, name) }
    guard let new = Self.renamed[name] else { return }
    let isHidden = facts.names.contains(new, .value, at: place.token.start, in: file)
    let text = isHidden ? "GeneratedSupport.\(new)" : new
    file.replace(place.token.range, by: text, .name)
  }

  /// `XCTestDynamicOverlay.XCTUnimplemented`.
  private func replaceMember(_ place: TokenCursor, _ name: String) {
    guard let module = place.previous(2), file.replaced.all.contains(file.text(module)),
      place.previous(3)?.kind != .period, let new = Self.renamed[name]
    else { return }
    file.replace(place.token.range, by: new, .name)
  }

  /// The library has an `OrderedSet`, too.
  private func qualify(_ place: TokenCursor, _ name: String) {
    let imports = file.parsed.importPaths
    guard let module = ["OrderedCollections", "Collections"].first(where: imports.contains),
      imports.contains(where: { file.replaced.all.contains($0) || $0.hasPrefix("Generated") })
    else { return }
    file.insert("\(module).", at: place.token.start, .name)
  }

  /// `ComposableArchitecture.Reducer`, and `canImport(ComposableArchitecture)`.
  private func replaceModule(_ place: TokenCursor) {
    let isQualifier = place.next?.kind == .period
    let isCondition =
      place.previous?.kind == .leftParen
      && place.previous(2).map(file.text) == "canImport"
    guard isQualifier || isCondition, place.previous?.keyword != .import else { return }
    let new = file.isTest ? "GeneratedTestSupport" : "GeneratedSupport"
    file.replace(place.token.range, by: isQualifier ? "GeneratedSupport" : new, .name)
  }
}
