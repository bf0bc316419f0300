@testable import ReducerGenSyntax
import Testing

@Suite struct ExpressionTests {
  @Test(arguments: [
    ("1", "(literal 1)"),
    ("a", "(name a)"),
    ("`default`", "(name default)"),
    ("Set<Int>()", "(call (name Set))"),
    (".a", "(member a)"),
    ("a.b.c", "(member (member (name a) b) c)"),
    ("pair.1.0", "(member (member (name pair) 1) 0)"),
    ("f(x: 1, y)", "(call (name f) (argument (literal 1) x) (argument (name y)))"),
    ("a[0, b: 1]", "(subscript (name a) (argument (literal 0)) (argument (literal 1) b))"),
    ("f(_:g:)", "(name f)"),
    ("reduce(0, +)", "(call (name reduce) (argument (literal 0)) (argument (name +)))"),
    ("(a, b: 1)", "(tuple (argument (name a)) (argument (literal 1) b))"),
    ("[1, a]", "(array (literal 1) (name a))"),
    ("[a: 1, b: 2]", "(dictionary (name a) (literal 1) (name b) (literal 2))"),
    ("[:]", "(dictionary)"),
    ("try await f()", "(prefix (prefix (call (name f)) await) try)"),
    ("&a", "(prefix (name a) &)"),
    ("a?.b!", "(postfix (member (postfix (name a) ?) b) !)"),
    ("a = b + 1", "(sequence (name a) (operator =) (name b) (operator +) (literal 1))"),
    ("a ? b : c", "(sequence (name a) (operator (name b) ?) (name c))"),
    ("a as? B", "(sequence (name a) (cast as))"),
    ("#expect(a == b)", "(macro (argument (sequence (name a) (operator ==) (name b))) expect)"),
    ("(any Error).self", "(member (tuple (argument (type any Error))) self)"),
  ])
  func areReadAsTheyAreWritten(text: String, outline: String) {
    #expect(expressionOutline(text) == outline)
  }

  @Test(arguments: [
    ("f { $0 }", "(call (name f) (trailing (closure (statements (name $0)))))"),
    (
      "f(1) { a, b in } then: { }",
      "(call (name f) (argument (literal 1)) (trailing (closure (parameter a) (parameter b) (statements))) (trailing (closure (statements)) then))"
    ),
    (
      "{ [weak self, id = a.id] (x: Int, _ y: B) async throws -> C in x }",
      "(closure (capture self) (capture (member (name a) id) id) (parameter x) (parameter y) (statements (name x)))"
    ),
    ("{ (a) }", "(closure (statements (tuple (argument (name a)))))"),
    ("{ @MainActor in a }", "(closure (statements (name a)))"),
  ])
  func closuresHaveParametersAndStatements(text: String, outline: String) {
    #expect(expressionOutline(text) == outline)
  }

  @Test(arguments: [
    (#"\.a.b"#, "(keyPath (component a) (component b))"),
    (#"\Root<Int>.a"#, "(keyPath (root Root) (component a))"),
    (
      #"\.path[id: 0].row?.$child"#,
      "(keyPath (component path) (component (argument (literal 0) id)) (component row) (component ?) (component $child))"
    ),
    (#"\.self"#, "(keyPath (component self))"),
    (#"\Foo.a.?.b"#, "(keyPath (root Foo) (component a) (component ?) (component b))"),
  ])
  func keyPathsHaveComponents(text: String, outline: String) {
    #expect(expressionOutline(text) == outline)
  }

  @Test func membersCanBeInConditionsOfTheCompiler() {
    let outline = expressionOutline("a\n#if B\n.b()\n#endif\n.c()")
    #expect(
      outline == "(call (member (conditionalMembers (name a) (clause (call (member b)))) c))")
  }

  @Test(arguments: ["", "a b", "let x = 1", "1 +"])
  func whatIsNoExpressionIsTokens(text: String) {
    #expect(expressionOutline(text) == (text.isEmpty ? "(tokens)" : "(tokens \(text))"))
  }

  @Test func anArgumentThatIsUnknownStaysTokens() {
    #expect(expressionOutline("f(a b).c") == "(member (call (name f) (tokens a b)) c)")
  }

  @Test func hostileNestingEnds() {
    for text in ["(", "[", "{", "f(", "-", "a ? "] {
      _ = expressionOutline(String(repeating: text, count: 10_000))
      let closed = text == "(" ? ")" : text == "[" ? "]" : "}"
      _ = expressionOutline(
        String(repeating: text, count: 10_000) + String(repeating: closed, count: 10_000))
    }
  }
}
