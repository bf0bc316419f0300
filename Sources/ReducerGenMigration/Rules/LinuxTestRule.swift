import ReducerGenIndex
import ReducerGenSyntax

/// On Linux, XCTest calls the tests of a class on the main actor only if they are `async`.
struct LinuxTestRule {
  let classes: TestClasses

  func apply(to position: DeclarationPosition) {
    let (test, file) = (position.declaration, position.file)
    guard let parent = position.parents.last, test.kind == .func,
      file.text(test.name).hasPrefix("test"), test.parameters.isEmpty, test.result == nil,
      let name = file.parsed.path(of: parent).last, classes.isTest(name),
      classes.isOnMainActor(name) || parent.isOnMainActor || test.isOnMainActor,
      !test.effects.contains(where: { file.text($0) == "async" })
    else { return }
    let rest = SourceRange(start: test.name.end, end: test.range.end)
    guard let close = file.tokens(in: rest).first(where: { $0.kind == .rightParen }) else { return }
    file.edits.insert(" async", at: close.end, .asyncTest)
  }
}
