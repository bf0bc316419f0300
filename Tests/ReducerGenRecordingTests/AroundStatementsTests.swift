import GeneratedTestSupport
import Testing

@testable import ReducerGenRecording

/// Comments, texts, regular expressions and `#if` around and inside of the statements that are
/// recorded or removed, with every line end.
@Suite struct AroundStatementsTests {
  @Test(arguments: [
    RecordedRow(
      "a comment after it", "f {\n  await store.send§(.a) // } x\n}",
      "f {\n  await store.send(.a) // } x\n  await store.receive(\\.b)\n}"),
    RecordedRow(
      "a comment over two lines", "await store.send§(.a) /* x\n*/\nf()",
      "await store.send(.a)\nawait store.receive(\\.b) /* x\n*/\nf()"),
    RecordedRow(
      "a clause in the statement", "await store.send§(.a)\n#if A\n  .finish()\n#endif // x\nf()",
      "await store.send(.a)\n#if A\n  .finish()\n#endif // x\nawait store.receive(\\.b)\nf()"),
    RecordedRow(
      "another statement", "await store.send§(.a); f(\";\")",
      "await store.send(.a)\nawait store.receive(\\.b); f(\";\")"),
  ])
  func receivesAfter(row: RecordedRow) throws { try row.check(receives(.after)) }

  @Test(arguments: [
    RecordedRow(
      "comments before it", "// x\n/* y */ await store.send§(.a)",
      "// x\n/* y */ await store.receive(\\.b)\nawait store.send(.a)"),
    RecordedRow(
      "a closure on one line", "f { x in await store.send§(.a) }",
      "f { x in await store.receive(\\.b)\nawait store.send(.a) }"),
  ])
  func receivesBefore(row: RecordedRow) throws { try row.check(receives(.before)) }

  @Test(arguments: [
    RecordedRow(
      "brackets in comments and texts",
      "f {\n  await store.send§(.a)\n  // }\n  g(\"}\", /}/, #\"\"\"\n  }\n  \"\"\"#) // }\n}\nh()",
      "f {\n  await store.send(.a)\n  // }\n  g(\"}\", /}/, #\"\"\"\n  }\n  \"\"\"#) // }\n"
        + "  await store.receive(\\.b)\n}\nh()"),
    RecordedRow(
      "a case", "switch a {\ncase .b:\n  await store.send§(.a)\n  g()\ndefault:\n  h()\n}",
      "switch a {\ncase .b:\n  await store.send(.a)\n  g()\n  await store.receive(\\.b)\ndefault:\n  h()\n}"
    ),
    RecordedRow(
      "a clause at the end",
      "f {\n  #if A\n  await store.send§(.a)\n  g()\n  #else\n  h()\n  #endif\n}",
      "f {\n  #if A\n  await store.send(.a)\n  g()\n  await store.receive(\\.b)\n  #else\n  h()\n  #endif\n}"
    ),
    RecordedRow(
      "a clause before others",
      "f {\n  #if A\n  await store.send§(.a)\n  #endif\n  await clock.run()\n}",
      "f {\n  #if A\n  await store.send(.a)\n  #endif\n  await clock.run()\n  await store.receive(\\.b)\n}"
    ),
    RecordedRow(
      "a semicolon", "f {\n  await store.send§(.a)\n  g();\n}",
      "f {\n  await store.send(.a)\n  g();\n  await store.receive(\\.b)\n}"),
  ])
  func receivesAtTheEnd(row: RecordedRow) throws { try row.check(receives(.end)) }

  /// The call that lets time pass is in the second line.
  @Test(arguments: [
    RecordedRow(
      "comments and texts",
      "f {\n  await clock.run() // } x\n  g(\"{\", /{/)\n  await store.send§(.a)\n}",
      "f {\n  await clock.run() // } x\n  await store.receive(\\.b)\n  g(\"{\", /{/)\n  await store.send(.a)\n}"
    ),
    RecordedRow(
      "a clause", "#if A\nawait clock.run()\n#endif\nawait store.send§(.a)",
      "#if A\nawait clock.run()\nawait store.receive(\\.b)\n#endif\nawait store.send(.a)"),
    RecordedRow(
      "another block", "f {\ng { await clock.run() }\nawait store.send§(.a)\n}",
      "f {\ng { await clock.run() }\nawait store.receive(\\.b)\nawait store.send(.a)\n}"),
    RecordedRow(
      "another case", "switch a {\ncase 1: await clock.run()\ncase 2: await store.send§(.a)\n}",
      "switch a {\ncase 1: await clock.run()\ncase 2: await store.receive(\\.b)\nawait store.send(.a)\n}"
    ),
  ])
  func receivesAfterCallsThatLetTimePass(row: RecordedRow) throws {
    let line = row.before.split(separator: "\n")[1]
    let column = try #require(line.firstRange(of: "run")).upperBound
    let advance = ReceivedAction.Advance(
      line: 2, column: line.utf8.distance(from: line.startIndex, to: column) + 1)
    let action = ReceivedAction(argument: "\\.b", statements: [], advance: advance)
    try row.check(.receives([action], .before))
  }

  private func receives(_ place: RecordedPlace) -> RecordedAssertion {
    .receives([ReceivedAction(argument: "\\.b", statements: [])], place)
  }

  // MARK: Removals

  @Test(arguments: [
    RecordedRow(
      "a comment after it", "f()\n  await store.receive§(\\.b) // x\ng()", "f() // x\ng()"),
    RecordedRow(
      "comments around it", "f() // {\nawait store.receive§(\\.b) { $0.a = \"}\" }\n// }",
      "f() // {\n// }"),
    RecordedRow("a brace after it", "f { // x\n  await store.receive§(\\.b) }", "f { // x\n   }"),
    RecordedRow("a block on one line", "f { await store.receive§(\\.b) }", "f {  }"),
    RecordedRow("a clause", "#if A // x\nawait store.receive§(\\.b)\n#endif", "#if A // x\n#endif"),
    RecordedRow(
      "a text of several lines", "f(\"\"\"\n  x\n  \"\"\")\nawait store.receive§(\\.b)\n",
      "f(\"\"\"\n  x\n  \"\"\")\n"),
  ])
  func removals(row: RecordedRow) throws { try row.check(.removal) }

  @Test func aReceiveBeforeOtherCodeIsNotRemoved() throws {
    let file = try MarkedFile("// x\nawait store.receive§(\\.b) /* y */; f()")
    #expect(
      file.recorder.record(.removal, at: file.call)
        == .refused("more code follows on the line of the call. Write the call on its own line."))
  }
}
