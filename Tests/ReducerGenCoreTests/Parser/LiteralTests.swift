import Testing

@testable import ReducerGenCore

@Suite struct LiteralTests {
  /// A literal that is read wrongly swallows the declaration after it, or lets one out.
  @Test(arguments: [
    ("a string in an interpolation", #""\("\(a + "}")") {""#),
    ("brackets in an interpolation", #""\(a { [1, (2)] }) {""#),
    ("a comment in an interpolation", #""\(a /* ") */) }""#),
    ("escapes", ##""\\" + "\"}" + #"\"#"##),
    ("a multi-line string", "\"\"\"\n  } \\(b { \"\"\"\n }\n \"\"\" }) \\\"\"\" {\n  \"\"\""),
    ("quotes in a multi-line string", "\"\"\"\n  \" \"\" } \\\"\"\"\n  \"\"\""),
    ("a raw string with an interpolation", ##"#"\( } "" \#(c("}")) "#"##),
    ("a raw string in a raw string", ###"##"}"# \#( \##(#"}"#)"##"###),
    ("a raw multi-line string", "##\"\"\"\n  \"\"\"# \\#( }\n  \"\"\"##"),
    ("a raw string of one quote", ##"#"""#"##),
    ("a bare regex", #"/[}]"\/(a|b)?/"#),
    ("a bare regex in an array", #"[/\/}/, /{/]"#),
    ("a bare regex as an argument", "f(/}/, g: /{/)"),
    ("a bare regex after a prefix operator", "!/}/"),
    ("bare regexes after words", "{ return /}/ }"),
    ("a bare regex in a pattern", "{ switch a { case /}/: 1; default: 2 } }"),
    ("a bare regex after an operator", "{ x = /}/ }"),
    ("a bare regex after 'try?'", "{ try? /`/ }"),
    ("a bare regex after an operator of angles", "{ a >> /`/ }"),
    ("a bare regex after a prefix operator beyond ASCII", #"{ b(∆/"/) }"#),
    ("a bare regex in a conditional expression", #"a ? /"/ : b"#),
    ("an extended regex", "#/}\"/#"),
    ("an extended regex with number signs", "##/ /# } /##"),
    ("a multi-line regex", "#/\n  } \"  # comment\n  /#"),
    ("a slash before a comment ends no regex", "a\n/= \"{/*}\""),
    ("a regex that ends with an escaped space", #"/}\ /"#),
    ("a slash after an escaped backslash and a space ends no regex", #"{ b(/, "\\ /}") }"#),
    ("divisions", "a / b / c"),
    ("divisions that touch", "{ (a)/b }/c"),
    ("a division at the beginning of a line", "{ a\n/ b }"),
    ("a regex at the beginning of a line", "{ a\n/b}/\n}"),
    ("a regex at the beginning of a line that a carriage return ends", "{ a\r/b}/\r}"),
    ("a regex after a prefix operator at the beginning of a line", "{ a\n+/b}/\n}"),
    ("an operator that begins with a slash, at the beginning of a line", "{ a\n/= #/}/#\n}"),
    ("such an operator, and no body", "a\n/= #/`/#"),
    ("a raw identifier", "`a } b`"),
    ("a placeholder", "<#}#>"),
    ("comments in a body", "{ // }\n /* } /* { */ \" */ }"),
    ("a comment that ends with its line", "{ a // \"\n}"),
    ("strings in a body", ##"{ "\\"; #"\"#; "}" }"##),
    ("operators of comment signs", "a */* } */ b"),
    ("clauses in a body", "{\n#if A // }\nb()\n#endif\n}"),
  ])
  func aLiteralEndsWhereItEnds(name: String, literal: String) {
    let read = literal.replacing("\r", with: "\n")
    assertDeclares(
      SyntaxRow(name, "let a = \(literal)\nlet b = 2", "let a = \(read)", "let b = 2"))
  }
}
