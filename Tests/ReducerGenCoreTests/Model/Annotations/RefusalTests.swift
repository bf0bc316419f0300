@testable import ReducerGenSyntax
import Testing

@testable import ReducerGenCore

/// The reasons to refuse a type that are the same for every annotation, and their fixes.
@Suite struct RefusalTests {
  private static let annotations = ["CasePathable", "CaseReducer", "DependencyClient"]

  @Test(arguments: [
    (
      "CasePathable",
      "make 'T' an enum, remove the conformance, or write 'AllCasePaths' and "
        + "'static var allCasePaths' yourself"
    ),
    ("CaseReducer", "make 'T' an enum, or conform to 'Reducer' instead"),
    ("DependencyClient", "make 'T' a struct, or remove the conformance"),
  ])
  func aTypeOfTheWrongKind(annotation: String, fix: String) {
    expect(
      "class T: \(annotation) {}",
      "'\(annotation)' is for \(kind(annotation))s, but 'T' is a class", fix)
  }

  @Test(arguments: annotations)
  func aPrivateType(annotation: String) {
    expect(
      "private \(kind(annotation)) T: \(annotation) {}",
      "'T' is private, so generated code in another file cannot see it",
      "make 'T' internal, or remove '\(annotation)'")
  }

  @Test(arguments: annotations)
  func aTypeThatSuppressesACapability(annotation: String) {
    let works = annotation == "CasePathable" ? "case paths work" : "'\(annotation)' works"
    expect(
      "\(kind(annotation)) T: ~Copyable, \(annotation) {}",
      "'T' is not copyable, and \(works) only with copyable types",
      "remove '\(annotation)', or remove '~Copyable'")
  }

  @Test(arguments: [
    ("CasePathable", ", or write 'AllCasePaths' and 'static var allCasePaths' in this extension"),
    ("CaseReducer", ""), ("DependencyClient", ", or remove it"),
  ])
  func aTypeOfAnotherModule(annotation: String, fix: String) {
    let members = annotation == "DependencyClient" ? "endpoints" : "cases"
    expect(
      "extension Kit.T: \(annotation) {}",
      "'Kit.T' is declared in another module, so the generator cannot read its \(members)",
      "add the conformance in the module of 'Kit.T'" + fix)
  }

  private func kind(_ annotation: String) -> String {
    annotation == "DependencyClient" ? "struct" : "enum"
  }

  private func expect(
    _ source: String, _ message: String, _ fix: String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let found = diagnostics(source)
    #expect(found.map(\.message) == [message], sourceLocation: sourceLocation)
    #expect(found.first?.notes.map(\.message) == [fix], sourceLocation: sourceLocation)
  }
}
