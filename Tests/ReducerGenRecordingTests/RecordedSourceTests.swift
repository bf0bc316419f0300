import Foundation
import GeneratedTestSupport
import Testing

@testable import ReducerGenRecording

/// Assertions of test stores that are written into test files.
@Suite struct RecordedSourceTests {
  private let isOne = RecordedAssertion.closure([.assign(place: "$0.count", .text("1"))])
  private let isTwo = RecordedAssertion.closure([.assign(place: "$0.count", .text("2"))])

  private func receives(
    _ place: RecordedPlace, _ arguments: String..., of statements: [Statement] = []
  ) -> RecordedAssertion {
    .receives(
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

  @Test func aLoopWhoseRoundsReceiveOtherActionsIsLeftAlone() throws {
    let source = "for n in 1...2 { await store.send§(.a(n)) }\n"
    for (first, second) in [
      (receives(.after, "\\.b"), receives(.after)), (receives(.after), receives(.after, "\\.b")),
      (receives(.after, "\\.b"), receives(.after, "\\.c")),
    ] {
      let file = try MarkedFile(source)
      _ = file.recorder.record(first, at: file.call)
      guard case .refused(let text) = file.recorder.record(second, at: file.call) else {
        Issue.record("\(second) was not refused")
        continue
      }
      #expect(text.hasPrefix("this call runs several times"))
      #expect(file.recorder.record(receives(.after), at: file.call) == .unchanged)
      #expect(try file.text == source.replacing("§", with: ""))
    }
  }

  @Test func aLoopWhoseRoundsReceiveTheSameIsRecorded() throws {
    let file = try MarkedFile("for _ in 1...2 {\n  await store.send§(.a)\n}\n")
    for place in [RecordedPlace.after, .after] {
      #expect(file.recorder.record(receives(.before), at: file.call) == .unchanged)
      _ = file.recorder.record(receives(place, "\\.b"), at: file.call)
    }
    #expect(
      try file.text
        == "for _ in 1...2 {\n  await store.send(.a)\n  await store.receive(\\.b)\n}\n")
  }

  // MARK: Names

  @Test(arguments: [
    ("let one = Row(id: 1)\nawait store.send§(.a)", "one"),
    ("let one = Row(\n  id: 1\n)\nlet two = Row(id: 1)\nawait store.send§(.a)", "two"),
    ("struct S {\n  private let one = Row(id: 1)\n  func f() { await store.send§(.a) }\n}", "one"),
    ("struct S {\n  static let one = Row(id: 1)\n  func f() { await store.send§(.a) }\n}", nil),
    ("do { let one = Row(id: 1) }\nawait store.send§(.a)", nil),
    ("if let one = Row(id: 1) { await store.send§(.a) }", nil),
    ("await store.send§(.a)\nlet one = Row(id: 1)", nil),
    ("let one = Row(id: 1).copy\nawait store.send§(.a)", nil),
    ("let row = 1\nlet other = makeRow(id: 1)\nawait store.send§(.a)", nil),
  ])
  func constantsOfTheTest(source: String, name: String?) throws {
    let file = try MarkedFile(source)
    let row = SwiftCode.ofModule("App", .text("Row(id: 1)"))
    _ = file.recorder.record(.closure([.assign(place: "$0.row", row)]), at: file.call)
    #expect(try file.text.contains("$0.row = \(name ?? "Row(id: 1)")\n"))
  }

  // MARK: Imports

  @Test(arguments: [
    ("import Testing\n", "import Models\nimport Testing\n"),
    ("import A\nimport Testing\n", "import A\nimport Models\nimport Testing\n"),
    ("import A\n\n@testable import Z\n", "import A\nimport Models\n\n@testable import Z\n"),
    ("@testable import Z\n", "@testable import Z\nimport Models\n"),
    ("@testable import Models\n", "@testable import Models\n"),
    ("import struct Models.User\r\n", "import struct Models.User\r\n"),
    ("import A\r\n", "import A\r\nimport Models\r\n"),
    ("#if os(Linux)\nimport A\n#endif\n", "#if os(Linux)\nimport A\n#endif\n"),
  ])
  func imports(before: String, after: String) throws {
    let user = SwiftCode.text("User(1)")
    let assertion = RecordedAssertion.closure([
      .assign(place: "$0.user", .ofModule("Models", user)),
      .assign(place: "$0.own", .ofModule("Tests", user)),
      .assign(place: "$0.alert", .ofModule("GeneratedSupport", user)),
    ])
    let file = try MarkedFile(before + "await store.send§(.a)\nawait store.send(.b)\n")
    var second = file.call
    second.line += 1
    for call in [file.call, second] { _ = file.recorder.record(assertion, at: call) }
    #expect(try file.text.prefix { $0 != "w" }.dropLast() == after[...])
  }

  @Test(arguments: [
    ("XCTest", false), ("SwiftUI", false), ("Testing", true), ("Foundation", false),
  ])
  func importsThatExportFoundation(module: String, isAdded: Bool) throws {
    let file = try MarkedFile("import \(module)\nawait store.send§(.a)\n")
    let date = SwiftCode.ofModule("Foundation", .text("Date()"))
    _ = file.recorder.record(
      receives(.after, "\\.b", of: [.assign(place: "$0.date", date)]), at: file.call)
    #expect(try file.text.hasPrefix("import Foundation\n") == (isAdded || module == "Foundation"))
  }

  // MARK: Statements

  @Test func receivesBehindAStatement() throws {
    let file = try MarkedFile("  await store.send§(.a) // first\n  print()\n")
    _ = file.recorder.record(isOne, at: file.call)
    let result = file.recorder.record(
      receives(.after, "\\.b", "\\.rows[id: 1].c", of: [.assign(place: "$0.count", .text("1"))]),
      at: file.call)
    #expect(
      result
        == .recorded(
          "Recorded 2 calls of 'receive' after this statement. Read it, then run the test again."))
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

  @Test func receivesInFrontOfFinish() throws {
    let file = try MarkedFile("f {\n  await store.finish§()\n}\n")
    _ = file.recorder.record(receives(.before, "\\.b"), at: file.call)
    #expect(try file.text == "f {\n  await store.receive(\\.b)\n  await store.finish()\n}\n")
  }

  @Test(arguments: [
    ("f {\n  A\n  B // b\n  S\n}\n", "f {\n  A\n  .a\n  B // b\n  .b\n  .c\n  S\n}\n"),
    // In another block.
    ("f {\n  g { A }\n  B\n  S\n}\n", "f {\n  g { A }\n  B\n  .a\n  .b\n  .c\n  S\n}\n"),
  ])
  func receivesBehindCallsThatLetTimePass(source: String, recorded: String) throws {
    let (first, second) = ("await clock.advance(by: .seconds(1))", "await queue.run()")
    let before = source.replacing("A", with: first).replacing("B", with: second)
    let file = try MarkedFile(before.replacing("S", with: "await store.send§(.x)"))
    func advance(_ code: String) -> ReceivedAction.Advance {
      let lines = before.split(separator: "\n").map(String.init)
      let line = lines.firstIndex { $0.contains(code) } ?? 0
      let head = lines[line].prefix(upTo: lines[line].firstRange(of: code)!.lowerBound)
      let column = head.count + code.prefix { $0 != "(" }.count + 1
      return ReceivedAction.Advance(line: line + 1, column: column)
    }
    let places = [("\\.a", advance(first)), ("\\.b", advance(second)), ("\\.c", nil)]
    let actions = places.map { ReceivedAction(argument: $0.0, statements: [], advance: $0.1) }
    let result = file.recorder.record(.receives(actions, .before), at: file.call)
    #expect(
      result
        == .recorded(
          "Recorded 3 calls of 'receive' for actions that arrived before this statement. Read it, then run the test again."
        ))
    let expected = recorded.replacing("A", with: first).replacing("B", with: second)
      .replacing("S", with: "await store.send(.x)")
      .replacing(#/\n  (\.[abc])(?=\n)/#) { "\n  await store.receive(\\\($0.1))" }
    #expect(try file.text == expected)
  }

  @Test func anActionBehindACallThatLetsTimePassReplacesAnother() throws {
    let file = try MarkedFile(
      "f {\n  await clock.run()\n  await store.receive§(\\.a)\n  await store.send(.x)\n}\n")
    #expect(
      file.recorder.record(.removal, at: file.call)
        != file.recorder.record(.removal, at: file.call))
    var next = file.call
    (next.line, next.column) = (4, 19)
    let advance = ReceivedAction.Advance(line: 2, column: 18)
    let action = ReceivedAction(argument: "\\.b", statements: [], advance: advance)
    _ = file.recorder.record(.receives([action], .before), at: next)
    #expect(
      try file.text
        == "f {\n  await clock.run()\n  await store.receive(\\.b)\n  await store.send(.x)\n}\n")
  }

  @Test func actionsOutOfOrderStayTogether() {
    let advance = ReceivedAction.Advance(line: 1, column: 1)
    let late = ReceivedAction(argument: "\\.a", statements: [])
    let actions = [late, ReceivedAction(argument: "\\.b", statements: [], advance: advance)]
    #expect(ActionGroup.all(actions).map(\.actions) == [actions])
    #expect(ActionGroup.all(actions.reversed()).map(\.advance) == [advance, nil])
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
