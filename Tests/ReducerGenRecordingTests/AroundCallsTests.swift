import GeneratedTestSupport
import Testing

@testable import ReducerGenRecording

/// Comments, texts, regular expressions and `#if` around and inside of the calls that are recorded,
/// with every line end.
@Suite struct AroundCallsTests {
  @Test(arguments: [
    RecordedRow(
      "comments in the arguments", "await store.send§(/* ) */ .a // (\n)",
      "await store.send(/* ) */ .a // (\n) {\n  $0.count = 1\n}"),
    RecordedRow(
      "comments in the call", "await /* { */ store /* [ */ .send /* ( */ §(.a) // {",
      "await /* { */ store /* [ */ .send /* ( */ (.a) {\n  $0.count = 1\n} // {"),
    RecordedRow(
      "a raw text", "await store.send§(.a(#\"\\(\")\"#))",
      "await store.send(.a(#\"\\(\")\"#)) {\n  $0.count = 1\n}"),
    RecordedRow(
      "a text of several lines", "  await store.send§(.a(\n    \"\"\"\n    ) {\n    \"\"\"))",
      "  await store.send(.a(\n    \"\"\"\n    ) {\n    \"\"\")) {\n    $0.count = 1\n  }"),
    RecordedRow(
      "an interpolation", "await store.send§(.a(\"\\(f(\")\") { \"}\" })\"))",
      "await store.send(.a(\"\\(f(\")\") { \"}\" })\")) {\n  $0.count = 1\n}"),
    RecordedRow(
      "regular expressions", "await store.send§(.a(/[)]{/, #/}/#))",
      "await store.send(.a(/[)]{/, #/}/#)) {\n  $0.count = 1\n}"),
    RecordedRow(
      "brackets before it", "// (\n/* { /* [ */ */ let a = \"[\", b = /{/\nawait store.send§(.a)",
      "// (\n/* { /* [ */ */ let a = \"[\", b = /{/\nawait store.send(.a) {\n  $0.count = 1\n}"),
    RecordedRow(
      "a closure with brackets in texts",
      "await store.send§(.a) { // }\n  $0.a = \"}\" /* } */ + #\"\"\"\n  }\n  \"\"\"#\n}",
      "await store.send(.a) {\n  $0.count = 1\n}"),
    RecordedRow(
      "clauses before it", "#if A // {\nf { \")\" }\n#else\ng(/}/)\n#endif\nawait store.send§(.a)",
      "#if A // {\nf { \")\" }\n#else\ng(/}/)\n#endif\nawait store.send(.a) {\n  $0.count = 1\n}"),
    RecordedRow(
      "a call in a clause", "f {\n  #if A // {\n  await store.send§(.a)\n  #endif\n}",
      "f {\n  #if A // {\n  await store.send(.a) {\n    $0.count = 1\n  }\n  #endif\n}"),
    RecordedRow(
      "a clause in the statement", "await store.send§(.a) // x\n#if A\n  .finish()\n#endif",
      "await store.send(.a) {\n  $0.count = 1\n} // x\n#if A\n  .finish()\n#endif"),
    RecordedRow(
      "an attribute in a clause",
      "struct S {\n  #if A\n  @Test(.b(\"{\"))\n  #endif\n  func f() async {\n    await s.send§(.a)\n  }\n}",
      "struct S {\n  #if A\n  @Test(.b(\"{\"))\n  #endif\n  func f() async {\n    await s.send(.a) {\n"
        + "      $0.count = 1\n    }\n  }\n}"),
    RecordedRow(
      "a case", "switch a {\ncase .b: // :\n  await store.send§(.a)\ndefault: break\n}",
      "switch a {\ncase .b: // :\n  await store.send(.a) {\n    $0.count = 1\n  }\ndefault: break\n}"
    ),
    RecordedRow(
      "a type of the result", "let task: Task /* = */ = await store.send§(.a)",
      "let task: Task /* = */ = await store.send(.a) {\n  $0.count = 1\n}"),
    RecordedRow(
      "a receiver over several lines", "await stores[\n  0 // ]\n]!\n  .send§(.a)",
      "await stores[\n  0 // ]\n]!\n  .send(.a) {\n  $0.count = 1\n}"),
  ])
  func closures(row: RecordedRow) throws {
    try row.check(.closure([.assign(place: "$0.count", .text("1"))]))
  }

  @Test(arguments: [
    RecordedRow(
      "a comment", "await store.send§(.a) /* x */ { $0.a = \"}\" }", "await store.send(.a) /* x */"),
    RecordedRow("a tab", "await store.send§(.a)\t{ $0.a = /}/ } // {", "await store.send(.a) // {"),
  ])
  func removedClosures(row: RecordedRow) throws { try row.check(.noClosure) }

  // MARK: Imports

  @Test(arguments: [
    RecordedRow(
      "a comment after it", "import A // import Z\n", "import A // import Z\nimport Models\n"),
    RecordedRow(
      "a comment over two lines", "import A /* x\n*/\n", "import A\nimport Models /* x\n*/\n"),
    RecordedRow(
      "a comment before the next", "/* x\n*/ import Z\n", "/* x\n*/ import Models\nimport Z\n"),
    RecordedRow("two on one line", "import A; import Z\n", "import A; import Models\nimport Z\n"),
    RecordedRow(
      "an import in a comment", "// import Models\nimport Z\n",
      "// import Models\nimport Models\nimport Z\n"),
    RecordedRow(
      "an import in a text", "import A\nlet a = \"\"\"\nimport Models\n\"\"\"\n",
      "import A\nimport Models\nlet a = \"\"\"\nimport Models\n\"\"\"\n"),
    RecordedRow(
      "clauses", "#if A\nimport B\n#else\nimport C\n#endif\n@testable import D\n",
      "#if A\nimport B\n#else\nimport C\n#endif\n@testable import D\nimport Models\n"),
    RecordedRow(
      "an import in a clause", "import A\n#if A\nimport Models\n#endif\n",
      "import A\n#if A\nimport Models\n#endif\n"),
  ])
  func imports(row: RecordedRow) throws {
    let value = SwiftCode.ofModule("Models", .text("1"))
    var row = row
    row.before += "await s.send§(.a)"
    row.after += "await s.send(.a) {\n  $0.a = 1\n}"
    try row.check(.closure([.assign(place: "$0.a", value)]))
  }

  // MARK: Constants

  @Test(arguments: [
    ("let one = Row(id: \"a b\") // two\nawait s.send§(.a)", "one"),
    ("let one = Row(/* x */ id: \"a b\",\n)\nawait s.send§(.a)", "one"),
    ("let one = Row(id: \"ab\")\nawait s.send§(.a)", nil),
    ("// let one = Row(id: \"a b\")\nawait s.send§(.a)", nil),
    ("f(\"\"\"\nlet one = Row(id: \"a b\")\n\"\"\")\nawait s.send§(.a)", nil),
    ("let zero = 1, one = Row(id: \"a b\")\nawait s.send§(.a)", "one"),
    ("let one: Row? = Row(id: \"a b\")\nawait s.send§(.a)", nil),
    ("async let one = Row(id: \"a b\")\nawait s.send§(.a)", nil),
    ("var one = Row(id: \"a b\")\nawait s.send§(.a)", nil),
    ("#if A\nlet one = Row(id: \"a b\")\n#endif\nawait s.send§(.a)", nil),
    ("#if A\nlet one = Row(id: \"a b\")\nawait s.send§(.a)\n#endif", "one"),
    ("switch a {\ncase 1: let one = Row(id: \"a b\")\ncase 2: await s.send§(.a)\n}", nil),
    ("let a = /{/\nlet one = Row(id: \"a b\")\nf { await s.send§(.a) }", "one"),
    ("f {\nstruct S {\nlet one = Row(id: \"a b\")\nfunc g() { await s.send§(.a) }\n}\n}", "one"),
    (
      "struct S {\n#if A\nlet one = Row(id: \"a b\")\n#endif\nfunc g() { await s.send§(.a) }\n}",
      nil
    ),
  ])
  func constants(source: String, name: String?) throws {
    let row = SwiftCode.text("Row(id: \"a b\")")
    for lineEnd in RecordedRow.lineEnds {
      let file = try MarkedFile(source.replacing("\n", with: lineEnd))
      _ = file.recorder.record(.closure([.assign(place: "$0.row", row)]), at: file.call)
      #expect(try file.text.contains("$0.row = \(name ?? "Row(id: \"a b\")")\(lineEnd)"))
    }
  }
}
