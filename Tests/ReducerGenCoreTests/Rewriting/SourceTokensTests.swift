import ReducerGenSyntax
import Testing

@Suite struct SourceTokensTests {
  /// The pairs are written as the texts from bracket to bracket.
  @Test(arguments: [
    Pairs("f(a[0]) { b }", ["(a[0])", "[0]", "{ b }"]),
    Pairs("f( /* ) */ a) // )", ["( /* ) */ a)"]),
    Pairs("f(/* ( /* ) */ ( */ a)", ["(/* ( /* ) */ ( */ a)"]),
    Pairs(##"f(#"(\"#, "\(g(")"))")"##, [##"(#"(\"#, "\(g(")"))")"##]),
    Pairs(
      "f(\"\"\"\n  ( \\(a[\"]\"])\n  [\n  \"\"\")", ["(\"\"\"\n  ( \\(a[\"]\"])\n  [\n  \"\"\")"]),
    Pairs("f(/[(]/, #/ { /#)", ["(/[(]/, #/ { /#)"]),
    Pairs("a.`f(`()", ["()"]),
  ])
  func bracketsInCommentsAndLiteralsAreNotTokens(_ row: Pairs) {
    #expect(pairs(in: row.text) == row.pairs)
  }

  @Test(arguments: [
    Pairs("#if A\nf {\n#else\ng {\n#endif\n}", []),
    Pairs(
      "{\n#if A\nf()\n#elseif B\ng[]\n#endif\n}",
      ["{\n#if A\nf()\n#elseif B\ng[]\n#endif\n}", "()", "[]"]),
    Pairs("{\n#if A\n}\n#endif\n}", ["{\n#if A\n}\n#endif\n}"]),
    Pairs(
      "(\n#if A\n[\n#if B\n]\n#endif\n]\n#endif\n)",
      [
        "(\n#if A\n[\n#if B\n]\n#endif\n]\n#endif\n)", "[\n#if B\n]\n#endif\n]",
      ]),
  ])
  func aClauseHasBracketsOfItsOwn(_ row: Pairs) {
    #expect(pairs(in: row.text) == row.pairs)
  }

  @Test(arguments: [
    Pairs("f(a", []), Pairs("f)a", []), Pairs("(a]", []), Pairs("((a)", ["(a)"]),
    Pairs("{ (a }", ["{ (a }"]), Pairs("{ a) }", ["{ a) }"]), Pairs("([)]", ["([)"]),
    Pairs("#endif (a) #else", ["(a)"]), Pairs("", []),
  ])
  func aBracketWithoutAPartnerIsPassedOver(_ row: Pairs) {
    #expect(pairs(in: row.text) == row.pairs)
  }

  @Test(arguments: [
    Arguments("f(a, b: c(d, e), [1, 2])", ["a", "b: c(d, e)", "[1, 2]"]),
    Arguments("f(a,)", ["a"]), Arguments("f()", []),
    Arguments("f({ $0, 1 } , \"a, b\")", ["{ $0, 1 }", "\"a, b\""]),
    Arguments("f(a", []), Arguments("f(a, b", ["a"]),
  ])
  func commasDivideArguments(_ row: Arguments) throws {
    let tokens = SourceTokens(file(row.text))
    let open = try #require(tokens.firstIndex { $0.kind == .leftParen })
    #expect(tokens.arguments(from: open + 1).map { tokens.text($0) } == row.arguments)
  }

  @Test func tokensOfARangeBeginInIt() {
    let tokens = SourceTokens(file("let a = bcd + e"))
    let range = SourceRange(start: 4, end: 9)
    #expect(tokens.indices(in: range) == 1..<4)
    #expect(tokens[range].map { tokens.file.text($0.range) } == ["a", "=", "bcd"])
    #expect(tokens.text(1..<4) == "a = bcd")
    #expect(tokens.indices(in: SourceRange(start: 5, end: 6)).isEmpty)
    #expect(tokens.range(of: 2..<2) == .empty)
  }

  @Test func aCursorKnowsTheBracketAroundAToken() throws {
    let tokens = SourceTokens(file("f(a(), [b], c { d })"))
    func cursor(_ name: String) throws -> TokenCursor {
      tokens.cursor(at: try #require(tokens.indices.first { tokens.text($0) == name }))
    }
    #expect(try cursor("c").bracket?.index == 1)
    #expect(try cursor("c").callee.map { tokens.file.text($0.range) } == "f")
    #expect(try cursor("b").bracket?.text == "[")
    #expect(try cursor("b").callee == nil)
    #expect(try cursor("d").bracket?.text == "{")
    #expect(try cursor("{").bracket?.index == 1)
    #expect(try cursor("f").bracket == nil)
    #expect(try cursor("f").previous == nil)
    #expect(try cursor("c").next?.kind == .leftBrace)
    #expect(tokens.cursor(at: tokens.count - 1).next == nil)
  }

  private func pairs(in text: String) -> [String] {
    let tokens = SourceTokens(file(text))
    return tokens.indices.compactMap { index in
      guard let partner = tokens.partner(of: index), partner > index else { return nil }
      #expect(tokens.partner(of: partner) == index)
      return tokens.text(index..<partner + 1)
    }
  }

  private func file(_ text: String) -> SourceFile { SourceFile(path: "a.swift", text: text) }

  struct Pairs: Sendable {
    var text: String
    var pairs: [String]

    init(_ text: String, _ pairs: [String]) { (self.text, self.pairs) = (text, pairs) }
  }

  struct Arguments: Sendable {
    var text: String
    var arguments: [String]

    init(_ text: String, _ arguments: [String]) { (self.text, self.arguments) = (text, arguments) }
  }
}
