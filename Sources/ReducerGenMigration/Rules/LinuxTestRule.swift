import ReducerGenIndex
import ReducerGenSyntax

/// On Linux, XCTest calls the tests of a class on the main actor only if they are `async`.
struct LinuxTestRule: DeclarationRule {
  static let id = "linux-tests"
  static let summary =
    "With `--linux`, makes the tests of an `XCTestCase` on the main actor `async`."

  let file: MigratedFile
  let facts: ModuleFacts

  func apply(to position: DeclarationPosition) {
    let test = position.declaration
    guard let classes = facts.testClasses, let parent = position.parents.last, test.kind == .func,
      file.text(test.name).hasPrefix("test"), test.parameters.isEmpty, test.result == nil,
      let name = file.parsed.path(of: parent).last, classes.isTest(name),
      classes.isOnMainActor(name) || parent.isOnMainActor || test.isOnMainActor,
      !test.effects.contains(where: { file.text($0) == "async" })
    else { return }
    let rest = SourceRange(start: test.name.end, end: test.range.end)
    guard let close = file.tokens[rest].first(where: { $0.kind == .rightParen }) else { return }
    file.insert(" async", at: close.end, .asyncTest)
  }
}
