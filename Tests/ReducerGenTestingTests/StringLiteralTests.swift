import Testing

@testable import ReducerGenTesting

@Suite struct StringLiteralTests {
  @Test(arguments: [
    (#""a""#, "a"), (#""""#, ""), (#""\n\t\\\"\u{e9}\0""#, "\n\t\\\"é\0"),
    ("#\"\\n\\#n\"#", "\\n\n"), ("##\"a\"#b\"##", "a\"#b"),
    ("\"\"\"\n  a\n    b\n\n  \"\"\"", "a\n  b\n"), ("\"\"\"\n  \"\"\"", ""),
    ("\"\"\"\r\n\ta\r\n\t\"\"\"", "a"), ("\"\"\"\n  a \\\n  b\n  \"\"\"", "a b"),
    ("#\"\"\"\n  \"\"\" \\(x)\n  \"\"\"#", "\"\"\" \\(x)"),
  ])
  func aLiteralHasAValue(literal: String, value: String) {
    #expect(StringLiteral.value(of: literal) == value)
  }

  @Test(arguments: [
    #""\(x)""#, "#\"\\#(x)\"#", #""\q""#, #""\u{zz}""#, #""\u{110000}""#, "x", "\"",
  ])
  func whatIsNoPlainLiteralHasNone(literal: String) {
    #expect(StringLiteral.value(of: literal) == nil)
  }

  @Test(arguments: [
    "", "a", "a\nb", "\n", "a\n\nb\n", "  a\n b ", "\\", "\"", "\"\"\"", "\"\"\"#", "\\#(x)", "\\n",
    "\"\"\"##\n\\###", "\t", "\u{0}", "a\rb", "\u{7f}\\", "é\u{301}👩‍👩‍👧", "#\"\"\"",
  ])
  func aTextIsWrittenAsALiteralOfIt(text: String) {
    let lines = StringLiteral.lines(for: text, indentation: "    ")
    let literal = lines.joined(separator: "\n").drop { $0 == " " }
    #expect(StringLiteral.value(of: String(literal)) == text)
    let hasControls = literal.unicodeScalars.contains { scalar in
      scalar.value == 127 || scalar.value < 32 && scalar != "\n" && scalar != "\t"
    }
    #expect(!hasControls)
    #expect(!lines.contains { $0.allSatisfy { $0 == " " } && !$0.isEmpty } || text.contains("  "))
  }

  @Test func onlyWhatNeedsItIsRaw() {
    #expect(StringLiteral.lines(for: "\"b\"", indentation: "") == ["\"\"\"", "\"b\"", "\"\"\""])
    #expect(
      StringLiteral.lines(for: "\\.a", indentation: "") == ["#\"\"\"", "\\.a", "\"\"\"#"])
  }
}
