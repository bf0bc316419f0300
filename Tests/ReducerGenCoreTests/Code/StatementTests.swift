@testable import ReducerGenSyntax
import Testing

@Suite struct StatementTests {
  @Test(arguments: [
    (
      "let a = 1, (b, c): T = d",
      [
        "(variables (binding (name a) (literal 1)) (binding (tuple (argument (name b)) (argument (name c))) (name d)) let)"
      ]
    ),
    ("async let a = b", ["(variables (binding (name a) (name b)) let)"]),
    ("var a: Int { 1 }", ["(declaration var a: Int { 1 })"]),
    ("func f() {}", ["(declaration func f() {})"]),
    ("return", ["(return return)"]),
    ("return\n  a", ["(return (name a) return)"]),
    ("return; a", ["(return return)", "(name a)"]),
    ("throw A()", ["(throw (call (name A)) throw)"]),
    ("a: while b { break a }", ["(labeled (while (name b) (block (statements (jump break)))) a)"]),
    ("defer { a() }", ["(defer (block (statements (call (name a)))))"]),
    ("repeat { a() } while b", ["(repeat (block (statements (call (name a)))) (name b))"]),
    ("yield(a)", ["(call (name yield) (argument (name a)))"]),
    ("yield &a", ["(return (prefix (name a) &) yield)"]),
  ])
  func areReadAsTheyAreWritten(text: String, outlines: [String]) {
    #expect(statementOutlines(text) == outlines)
  }

  @Test(arguments: [
    (
      "if a { b } else if c { } else { d }",
      "(if (name a) (block (statements (name b))) (if (name c) (block (statements)) (block (statements (name d)))))"
    ),
    (
      "if let a, let b = c, case .d(let e) = f {}",
      "(if (binding (name a) let) (binding (name b) (name c) let) (caseCondition (call (member d) (argument (bindingPattern (name e) let))) (name f) case) (block (statements)))"
    ),
    (
      "if a.contains { $0 } { b }",
      "(if (call (member (name a) contains) (trailing (closure (statements (name $0))))) (block (statements (name b))))"
    ),
    (
      "guard let a else { return }",
      "(guard (binding (name a) let) (block (statements (return return))))"
    ),
    (
      "for case let a? in b where c {}",
      "(for (bindingPattern (postfix (name a) ?) let) (name b) (name c) (block (statements)))"
    ),
    ("for try await a in b {}", "(for (name a) (name b) (block (statements)))"),
    (
      "do { a() } catch let b as C { } catch { }",
      "(do (block (statements (call (name a)))) (catch (caseItem (bindingPattern (sequence (name b) (cast as)) let)) (block (statements))) (catch (block (statements))))"
    ),
    (
      "if #available(macOS 15, *) {}",
      "(if (macro (tokens macOS 15, *) available) (block (statements)))"
    ),
  ])
  func headsAreRead(text: String, outline: String) {
    #expect(statementOutlines(text) == [outline])
  }

  @Test func casesHaveItemsAndStatements() {
    let text = """
      switch action {
      case .a, .b(.c(let x)) where x > 0: return .none
      case let .d(y, z: _):
        state.y = y
        return .send(.e)
      #if DEBUG
      case .f: break
      #endif
      @unknown default: optional
      }
      """
    #expect(
      statementOutlines(text) == [
        """
        (switch (name action) \
        (case (caseItem (member a)) (caseItem (call (member b) (argument (call (member c) (argument \
        (bindingPattern (name x) let))))) (sequence (name x) (operator >) (literal 0))) \
        (statements (return (member none) return)) case) \
        (case (caseItem (bindingPattern (call (member d) (argument (name y)) (argument (name _) z)) \
        let)) (statements (sequence (member (name state) y) (operator =) (name y)) \
        (return (call (member send) (argument (member e))) return)) case) \
        (conditional (clause (case (caseItem (member f)) (statements (jump break)) case) DEBUG)) \
        (case (statements (name optional)) default))
        """
      ])
  }

  @Test(arguments: [
    "#if A\n#else\n#endif", "switch a {\ncase .a:\n#if B\n#endif\ndefault: }", "{ }; f { }",
    "", "  // only a comment",
  ])
  func emptyPartsStandInTheirParents(text: String) {
    let file = SourceFile(path: "Test.swift", text: "{ " + text + " }")
    let inside = SourceRange(start: 2, end: UInt32(2 + text.utf8.count))
    for node in Parser.statements(in: inside, of: file).nodes {
      #expect(inside.contains(node.range))
      for part in node.parts { #expect(node.range.contains(part.range)) }
    }
  }

  /// One word after a case does not modify the next one.
  @Test func aNameBeforeACaseIsAValue() {
    #expect(
      statementOutlines("switch a {\ncase .a: optional\ncase .b: final\n}") == [
        "(switch (name a) (case (caseItem (member a)) (statements (name optional)) case) "
          + "(case (caseItem (member b)) (statements (name final)) case))"
      ])
  }

  @Test func clausesHaveTheirStatements() {
    #expect(
      statementOutlines("#if A\na()\n#elseif B && C\n#else\nlet b = 1\n#endif\nc") == [
        "(conditional (clause (statements (call (name a))) A) (clause (statements) B && C) "
          + "(clause (statements (variables (binding (name b) (literal 1)) let))))", "(name c)",
      ])
  }

  @Test func anUnknownStatementStaysTokensAndTheNextIsRead() {
    #expect(
      statementOutlines("a b { c } d\ne()\nf( g h )\ni") == [
        "(tokens a b { c } d)", "(call (name e))", "(call (name f) (tokens g h))", "(name i)",
      ])
  }

  /// Comments, texts and conditions in every place do not change the tree.
  @Test func triviaDerailsNothing() {
    let plain = statementOutlines("if a(b: c) { d { e in f }; g.h[0] }")
    let text = """
      if /* { */ a /* ( */ (b // ) }
        : c /* , */) /* in */ { d /* { } */ { e /* in */ in // }
          f /* } */ }; g . /* [ */ h[/* ] */ 0] }
      """
    #expect(statementOutlines(text) == plain)
    #expect(
      statementOutlines(##"a("}", #"\#(b)"}"#, /}{"/, """}""")"##).count == 1)
  }
}
