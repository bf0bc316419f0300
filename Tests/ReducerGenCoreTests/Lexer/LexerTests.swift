import Testing

@testable import ReducerGenCore

@Suite struct LexerTests {
  @Test(arguments: [
    ("a.b", ["a", ".", "b"]),
    ("x!.y??", ["x", "!", ".", "y", "?", "?"]),
    ("a ..< b...", ["a", "..<", "b", "..."]),
    ("`a name` größe 名前", ["`a name`", "größe", "名前"]),
    ("1_000 0x1F.p 1.5e-3 t.0", ["1_000", "0x1F", ".", "p", "1.5e-3", "t", ".", "0"]),
    (#""a\("}" + "\(b)")c" d"#, [#""a\("}" + "\(b)")c""#, "d"]),
    ("#\"}\\(\"# e", ["#\"}\\(\"#", "e"]),
    ("/* a /* } */ */ f // g", ["f"]),
    ("a / b / c", ["a", "/", "b", "/", "c"]),
    ("x = /a}[y]b/", ["x", "=", "/a}[y]b/"]),
    ("return /a/ + #/}/#", ["return", "/a/", "+", "#/}/#"]),
    ("#if A\n#endif", ["#if", "A", "#endif"]),
    ("a <#T#> -> b", ["a", "<#T#>", "->", "b"]),
  ])
  func textsOfTokens(source: String, expected: [String]) {
    assertTokens(source, expected)
  }
}
