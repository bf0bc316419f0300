import Foundation
import GeneratedTestSupport
import Testing

@testable import ReducerGenTesting

/// Assertions of test stores that are written into test files.
@Suite struct RecordedSourceTests {
  private let isOne = RecordedAssertion.closure([.assign(place: "$0.count", .text("1"))])
  private let isTwo = RecordedAssertion.closure([.assign(place: "$0.count", .text("2"))])

  private func receives(
    _ place: RecordedPlace, _ arguments: String..., changes: Bool = false
  ) -> RecordedAssertion {
    let statements: [Statement] = changes ? [.assign(place: "$0.count", .text("1"))] : []
    return .receives(
      arguments.map { ReceivedAction(argument: $0, statements: statements) }, place)
  }

  // MARK: Closures

  @Test(arguments: [
    ("await store.send§(.a)\n", "await store.send(.a) {\n  $0.count = 1\n}\n"),
    ("  await store.send§(.a)", "  await store.send(.a) {\n    $0.count = 1\n  }"),
    ("\tawait store.send§(.a) // x\n", "\tawait store.send(.a) {\n\t\t$0.count = 1\n\t} // x\n"),
    ("await store.send§(.a)\r\n", "await store.send(.a) {\r\n  $0.count = 1\r\n}\r\n"),
    ("    await s.send§(.a)\n", "    await s.send(.a) {\n        $0.count = 1\n    }\n"),
    (
      "let task = await store.send§(\n  .a(1)\n)\nprint()",
      "let task = await store.send(\n  .a(1)\n) {\n  $0.count = 1\n}\nprint()"
    ),
    (
      "await stores[0]!.send§(.a).finish()",
      "await stores[0]!.send(.a) {\n  $0.count = 1\n}.finish()"
    ),
    ("f { await store.receive§(\\.a) }", "f { await store.receive(\\.a) {\n  $0.count = 1\n} }"),
    ("await store.send§(.a) { $0 = 2 }\n", "await store.send(.a) {\n  $0.count = 1\n}\n"),
  ])
  func closures(before: String, after: String) throws {
    let file = try MarkedFile(before)
    let result = file.recorder.record(isOne, at: file.call)
    #expect(
      result == .recorded("Recorded the closure of this call. Read it, then run the test again."))
    #expect(try file.text == after)
    // The same again, as from a loop.
    #expect(file.recorder.record(isOne, at: file.call) == .unchanged)
    #expect(try file.text == after)
  }

  @Test func aClosureIsRemoved() throws {
    let file = try MarkedFile("await store.send§(.a) {\n  $0.count = 1\n}\n")
    _ = file.recorder.record(.noClosure, at: file.call)
    #expect(try file.text == "await store.send(.a)\n")
  }

  @Test(arguments: [
    ("if await store.send§(.a).isCancelled {}\n", "a part of another expression"),
    ("f(await store.send§(.a))\n", "a part of another expression"),
    ("await store.send(.a) + store.send§(.a)\n", "a part of another expression"),
    ("await store.send§(.a, assert: { $0.b = 1 })\n", "the closure is an argument"),
    ("await check§(.a)\n", "but this is a call of 'check'"),
    ("let a = 1 §+ 2\n", "the test file has changed"),
  ])
  func otherCallsAreRefused(source: String, reason: String) throws {
    let file = try MarkedFile(source)
    guard case .refused(let text) = file.recorder.record(isOne, at: file.call) else {
      Issue.record("it was not refused")
      return
    }
    #expect(text.contains(reason))
    #expect(try file.text == source.replacing("§", with: ""))
  }

  @Test func aCallWithSeveralResultsIsLeftAlone() throws {
    let source = "for n in 1...2 { await store.send§(.a(n)) }\n"
    for second in [isTwo, .passes, .noClosure] {
      let file = try MarkedFile(source)
      _ = file.recorder.record(isOne, at: file.call)
      guard case .refused(let text) = file.recorder.record(second, at: file.call) else {
        Issue.record("\(second) was not refused")
        continue
      }
      #expect(text.hasPrefix("this call runs several times"))
      #expect(try file.text == source.replacing("§", with: ""))
      // Also if a third run agrees with the first.
      _ = file.recorder.record(isOne, at: file.call)
      #expect(try file.text == source.replacing("§", with: ""))
    }
    let file = try MarkedFile(source)
    #expect(file.recorder.record(.passes, at: file.call) == .unchanged)
    _ = file.recorder.record(isOne, at: file.call)
    #expect(try file.text == source.replacing("§", with: ""))
  }

  // MARK: Statements

  @Test func receivesBehindAStatement() throws {
    let file = try MarkedFile("  await store.send§(.a) // first\n  print()\n")
    _ = file.recorder.record(isOne, at: file.call)
    let result = file.recorder.record(
      receives(.after, "\\.b", "\\.rows[id: 1].c", changes: true), at: file.call)
    #expect(
      result
        == .recorded(
          "Recorded 2 calls of 'receive' behind this statement. Read it, then run the test again."))
    #expect(
      try file.text == """
          await store.send(.a) {
            $0.count = 1
          } // first
          await store.receive(\\.b) {
            $0.count = 1
          }
          await store.receive(\\.rows[id: 1].c) {
            $0.count = 1
          }
          print()

        """)
  }

  @Test func receivesInFrontOfAStatement() throws {
    let file = try MarkedFile("f {\n  let task = await store.send§(.a)\n}\n")
    _ = file.recorder.record(receives(.before, "\\.b"), at: file.call)
    #expect(
      try file.text
        == "f {\n  await store.receive(\\.b)\n  let task = await store.send(.a)\n}\n")
  }

  @Test func receivesAtTheEndOfABlock() throws {
    let file = try MarkedFile(
      "f {\n  await store.send§(.a)\n  await clock.run() // x\n}\nprint()\n")
    _ = file.recorder.record(receives(.end, "\\.b"), at: file.call)
    #expect(
      try file.text
        == "f {\n  await store.send(.a)\n  await clock.run() // x\n  await store.receive(\\.b)\n}\nprint()\n"
    )
  }

  @Test func aReceiveIsRemovedAndReplaced() throws {
    let file = try MarkedFile(
      "  print()\n  await store.receive§(\\.a) {\n    $0.b = 1\n  }\n  print()\n")
    #expect(
      file.recorder.record(.removal, at: file.call)
        == .recorded(
          "Removed this 'receive', because the action does not come. Read it, then run the test again."
        ))
    #expect(try file.text == "  print()\n  print()\n")
    _ = file.recorder.record(receives(.after, "\\.b"), at: file.call)
    #expect(try file.text == "  print()\n  await store.receive(\\.b)\n  print()\n")
  }

  @Test func aPlaceholderIsSaid() throws {
    let file = try MarkedFile("await store.send§(.a)\n")
    let assertion = RecordedAssertion.closure([
      .assign(place: "$0.box", .placeholder(dump: "Box(\n  a: 1\n)"))
    ])
    guard case .recorded(let text) = file.recorder.record(assertion, at: file.call) else { return }
    #expect(text.contains("replace '<#value#>' by it"))
    #expect(
      try file.text == """
        await store.send(.a) {
          // The value is:
          //   Box(
          //     a: 1
          //   )
          $0.box = <#value#>
        }

        """)
  }

  @Test func aFileThatWasEditedSinceTheBuildIsLeftAlone() throws {
    let file = try MarkedFile("await store.send§(.a)\n", isEdited: true)
    #expect(
      file.recorder.record(isOne, at: file.call)
        == .refused(
          "the test file has changed since it was compiled. It was not edited. Run the test again.")
    )
  }

  @Test func twoTestsOfOneFileInAnyOrder() throws {
    let source = "await store.send§(.a)\nawait store.send(.b)\n"
    let file = try MarkedFile(source)
    var other = file.call
    other.line = 2
    _ = file.recorder.record(isTwo, at: other)
    _ = file.recorder.record(isOne, at: file.call)
    #expect(
      try file.text
        == "await store.send(.a) {\n  $0.count = 1\n}\nawait store.send(.b) {\n  $0.count = 2\n}\n")
  }
}

/// A test file with a mark in front of the call's arguments.
private struct MarkedFile {
  let file: TestFile
  let call: AssertionOutcomes.Call
  let recorder: SourceAssertionRecorder

  init(_ text: String, isEdited: Bool = false) throws {
    file = try TestFile(text.replacing("§", with: ""))
    let head = text.prefix { $0 != "§" }
    let lines = head.split(omittingEmptySubsequences: false) { $0.isNewline }
    call = AssertionOutcomes.Call(
      path: file.path, line: lines.count, column: lines[lines.count - 1].utf8.count + 1)
    let build = TestBuild(date: isEdited ? .distantPast : .now + 60)
    recorder = SourceAssertionRecorder(replacesWrong: true, build: build)
  }

  var text: String { get throws { try file.text } }
}
