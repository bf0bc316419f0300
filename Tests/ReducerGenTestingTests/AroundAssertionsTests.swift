import Testing

@testable import ReducerGenTesting

/// Comments, texts, regular expressions and `#if` around and inside of the calls of
/// `assertGenerated`, with every line end.
@Suite struct AroundAssertionsTests {
  private static let source = "enum E: CasePathable { case a } // {"

  /// The lines before a call, the call up to the end of its last closure, and what follows.
  @Test(arguments: [
    ("a line", "", "assertGenerated { LITERAL }", ""),
    ("a comment after it", "", "assertGenerated { LITERAL }", " // } matches: { \"\" }"),
    ("comments in it", "", "assertGenerated /* { */ { /* } */ LITERAL }", ""),
    ("arguments", "", "assertGenerated(record: f(\")\", /[)]/) { \"}\" }) { LITERAL }", ""),
    (
      "brackets before it", "// {\nlet a = (\"[\", /[({]/, #\"\\(\"#) /* ( /* [ */ */\n",
      "assertGenerated { LITERAL }", ""
    ),
    ("a clause", "#if A // {\n", "assertGenerated { LITERAL }", "\n#endif"),
    ("a clause before it", "#if A\nf { \"}\" }\n#endif\n", "assertGenerated { LITERAL }", "\nf()"),
    (
      "a test", "struct S {\n  #if A\n  @Test(\"{\")\n  #endif\n  func f() {\n",
      "assertGenerated { LITERAL }", "\n  }\n}"
    ),
  ])
  func expectations(name: String, head: String, call: String, tail: String) throws {
    for lineEnd in ["\n", "\r\n", "\r"] {
      let literal = "#\"\(Self.source)\"#"
      let call = call.replacing("LITERAL", with: literal)
      // A file of one line gets line feeds.
      let before = ("\n" + head + call + tail).replacing("\n", with: lineEnd)
      let file = try TestFile(before)
      let column = column(ofArgumentsIn: call)
      let line = head.split(separator: "\n", omittingEmptySubsequences: false).count + 1
      let problems = file.assertion(Self.source, on: line, column: column).problems()
      #expect(problems == ["Recorded 'matches' in this test. Read it, then run the test again."])
      let text = try file.text
      let start = ("\n" + head + call + " matches: {\n").replacing("\n", with: lineEnd)
      let end = (lineEnd + "  \"\"\"#\n}" + tail).replacing("\n", with: lineEnd)
      #expect(text.utf8.starts(with: start.utf8) && text.hasSuffix(end))
    }
  }

  /// Comments can stand between the name and the arguments.
  private func column(ofArgumentsIn call: String) -> Int {
    let name = "assertGenerated"
    let rest = call.dropFirst(name.count).replacing("/* { */", with: "       ")
    return name.count + rest.prefix { $0 == " " }.count + 1
  }

  /// Four spaces, as the literal of several lines has them, with every line end.
  @Test(arguments: ["\n", "\r\n", "\r"])
  func theIndentationOfTheLiteralIsUsed(lineEnd: String) throws {
    let before =
      "assertGenerated {\n    #\"\"\"\n    enum E: CasePathable { case a }\n    \"\"\"#\n}"
    let file = try TestFile(before.replacing("\n", with: lineEnd))
    #expect(file.assertion().problems().count == 1)
    let head = (before + " matches: {\n    #\"\"\"\n    import").replacing("\n", with: lineEnd)
    #expect(try file.text.utf8.starts(with: head.utf8))
  }

  /// A closure with anything else than a literal is not replaced.
  @Test(arguments: ["x in \"old\"", "\"old\"; f()", "\"old\" + \"\"", "#if A\n\"old\"\n#endif"])
  func closuresThatHaveMoreThanALiteral(content: String) throws {
    let text = "assertGenerated { \"enum E: CasePathable { case a }\" } matches: { \(content) }"
    let file = try TestFile(text)
    let problems = file.assertion(matches: "old", recording: .failed).problems()
    #expect(problems.first?.contains("must contain only a string literal") == true)
    #expect(try file.text == text)
  }

  @Test func aLiteralBesideAComment() throws {
    let call = "assertGenerated { \"enum E: CasePathable { case a }\" } matches: {"
    let file = try TestFile(call + " /* \"x\" */ \"old\" // }\n}")
    #expect(file.assertion(matches: "old", recording: .failed).problems().count == 1)
    #expect(try file.text.hasPrefix(call + "\n  #\"\"\"\n  import"))
  }
}
