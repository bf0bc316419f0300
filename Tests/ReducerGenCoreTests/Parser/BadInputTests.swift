import Foundation
@testable import ReducerGenSyntax
import Testing

@testable import ReducerGenCore

/// Nothing that can stand in a file ends the tool, and what is wrong is said at its place.
@Suite struct BadInputTests {
  @Test(arguments: [
    (
      "an unterminated string",
      """
      enum E: CasePathable { case a }
      let b = "c \\" d
              ^ error: this string literal is never closed [lexical]
      let e = 1
      """
    ),
    (
      "an unterminated multi-line string",
      #"""
      enum E: CasePathable { case a }
      let b = """
              ^ error: this string literal is never closed [lexical]
        }
      """#
    ),
    (
      "an unterminated raw string",
      ##"""
      enum E: CasePathable { case a }
      let b = #"c"
              ^ error: this string literal is never closed [lexical]
      let d = 1
      """##
    ),
    (
      "an unterminated comment",
      """
      enum E: CasePathable { case a }
      /* a /* b */ let c = 1
      ^ error: this comment is never closed [lexical]
      """
    ),
    (
      "an unterminated regex",
      """
      enum E: CasePathable { case a }
      let b = #/c
              ^ error: this regex literal is never closed [lexical]
      let d = 1
      """
    ),
    (
      "an unterminated raw identifier",
      """
      enum E: CasePathable { case a }
      let `b c = 1
          ^ error: this back-tick is never closed [lexical]
      let d = 1
      """
    ),
    (
      "a character that begins nothing",
      """
      enum E: CasePathable { case a }
      let b = 1 ’ 2
                ^ error: expected a declaration or a statement, found '’' [syntax]
                ^ error: this character cannot begin a Swift token [lexical]
      """
    ),
    (
      "a literal of several lines among declarations",
      #"""
      enum E: CasePathable {
        case a
        """
        ^ error: expected a declaration, found '"""…' [syntax]
        b
        """
      }
      """#
    ),
    (
      "an unclosed brace",
      """
      enum E: CasePathable { case a }
      func f() {
               ^ error: '{' is never closed [syntax]
        (
      """
    ),
    (
      "an unclosed parenthesis",
      """
      enum E: CasePathable { case a }
      let b = c(
               ^ error: '(' is never closed [syntax]
      """
    ),
    (
      "a closed parenthesis in an unclosed one",
      """
      enum E: CasePathable { case a }
      let b = c(
               ^ error: '(' is never closed [syntax]
        d()
      """
    ),
    (
      "an unclosed payload",
      """
      enum E: CasePathable {
        case a
        case b(Int
              ^ error: '(' is never closed [syntax]
      }
      let c = (d)
      """
    ),
    (
      "an unclosed bracket in braces",
      """
      enum E: CasePathable {
        case a
        static let b = c[d[1]
                        ^ error: '[' is never closed [syntax]
      }
      let e = [f]
      """
    ),
    (
      "an unclosed parenthesis in a condition",
      """
      enum E: CasePathable {
                           ^ error: '{' is never closed [syntax]
        case a
        #if os(Linux
        ^ error: '#if' is never closed [syntax]
              ^ error: '(' is never closed [syntax]
          case b
        #endif
      }
      let c = (d)
      """
    ),
    (
      "more than a condition",
      """
      enum E: CasePathable {
        #if A }
              ^ error: expected the end of the line, found '}' [syntax]
          case a
        #endif
      }
      """
    ),
    (
      "no condition",
      """
      enum E: CasePathable {
        #if
        ^ error: '#if' has no condition [syntax]
          case a
        #endif
      }
      """
    ),
    (
      "an unclosed condition",
      """
      enum E: CasePathable { case a }
      #if A
      ^ error: '#if' is never closed [syntax]
      let b = 1
      """
    ),
    (
      "an end of a condition without its beginning",
      """
      enum E: CasePathable { case a }
      #endif
      ^ error: '#endif' has no matching '#if' [syntax]
      let b = 1
      """
    ),
  ])
  func theDiagnosticIsAtThePlace(name: String, source: String) { assertDiagnoses(source) }

  @Test func anUnterminatedInterpolation() {
    assertDiagnoses(
      #"""
      enum E: CasePathable { case a }
      let b = "c \(d
              ^ error: this string literal is never closed [lexical]
                  ^ error: this string literal is never closed [lexical]
      """#)
  }

  /// Brackets of each kind, nested as no one writes them, in every place that reads brackets.
  @Test(
    arguments: ["{", "(", "[", "\"\\("],
    ["let a = ", "func f() { ", "let a: ", "", "enum E { case a"])
  func oneHundredThousandBrackets(bracket: String, start: String) async {
    let source = start + String(repeating: bracket, count: 100_000)
    await onAStackOfAProgram {
      let (_, diagnostics) = Parser.parse(SourceFile(path: "Test.swift", text: source))
      #expect(!diagnostics.isEmpty && diagnostics.count < 1_000)
    }
  }

  @Test(arguments: [
    ("braces", "{", "}"), ("parentheses", "(", ")"), ("squares", "[", "]"),
    ("comments", "/*", "*/"),
  ])
  func closedBracketsAreSkippedHoweverDeep(name: String, open: String, close: String) {
    let nest = String(repeating: open, count: 100_000) + String(repeating: close, count: 100_000)
    assertDeclares(SyntaxRow(name, "func f() { a \(nest) }\nlet b = 1", "func f", "let b = 1"))
  }

  @Test(arguments: [
    ("types", "enum E {", "", "}"), ("tuples", "let a: ", "(", ")"),
    ("arrays", "let a: ", "[", "]"),
    ("packs", "let a: ", "repeat ", ""), ("functions", "let a: ", "() -> ", ""),
    ("optionals", "let a: ", "A?", ""), ("members", "let a: ", "A.", ""),
    ("questions", "let a: A", "?", ""),
    ("prefixes", "let a = ", "-", ""), ("conditionals", "let a = ", "b ? ", ""),
    ("interpolations", "let a = ", "\"\\(", ")\""), ("operators", "let a = ", "b + ", ""),
    ("expressions", "let a = ", "if b { ", "}"), ("effects", "let a = ", "try ", ""),
    ("attributes", "", "@A(", ")"), ("expansions", "", "#m(", ")"),
    ("arguments of types", "let a: ", "A<", ">"), ("clauses", "", "#if A\n", "\n#endif\n"),
    ("clauses of attributes", "", "#if A\n@b\n", "\n#endif\n"),
    ("conditions", "", "if ", "{}"), ("choices", "for a in b where ", "switch ", "{}"),
  ])
  func deepNestingOfAnyConstructComesToAnEnd(
    name: String, start: String, open: String, close: String
  ) async {
    for count in [150, 100_000] {
      let nest =
        String(repeating: open, count: count) + "A" + String(repeating: close, count: count)
      await onAStackOfAProgram {
        _ = Parser.parse(SourceFile(path: "Test.swift", text: start + nest))
      }
    }
  }

  @Test func invalidUTF8IsAnErrorAtItsByte() {
    let start = Array("enum E: CasePathable { case a }\nlet b = \"".utf8)
    for bytes: [UInt8] in [[0xFF], [0xC3], [0xE2, 0x82], [0xC0, 0x80], [0xED, 0xA0, 0x80]] {
      let file = SourceFile(path: "Test.swift", bytes: start + bytes + Array("\"\n".utf8))
      let result = Pipeline.generate(sources: [file], options: .init(module: "Test"))
      #expect(result.diagnostics.map(\.id).contains("invalid-utf8"))
      #expect(result.diagnostics.first?.place.range.start == UInt32(start.count))
    }
  }

  /// Every beginning of a source that has everything in it is read to its end.
  @Test func aFileThatIsCutOffAnywhereIsRead() {
    let source = Array(
      ##"""
      #!/usr/bin/swift
      @A(b) public enum E<each T>: CasePathable where T: P { case `a b`(Int = 1, c: [3 of D]), e = "\(f)" }
      #if A
        @B var a: (Int) async throws(E) -> Void { get { /}/ } }, b = #/ } /#
      #else
        func ..<<T>(_ a: borrowing T) -> some P<T> where T: ~Copyable { """
          \(b)
          """ }
      #endif
      extension [Int]: @retroactive P { /* /* */ */ subscript(i: Int) -> Int { _read { } } }
      """##.utf8)
    for end in source.indices {
      _ = Dump.line(for: SourceFile(path: "Test.swift", bytes: Array(source[..<end])))
      var broken = source
      broken[end] = 0xFF
      _ = Dump.line(for: SourceFile(path: "Test.swift", bytes: broken))
      broken[end] = 0
      _ = Dump.line(for: SourceFile(path: "Test.swift", bytes: broken))
    }
  }
}

/// The tool reads on its main thread, whose stack is larger than that of the thread of a test.
private func onAStackOfAProgram(_ body: @escaping @Sendable () -> Void) async {
  await withCheckedContinuation { continuation in
    let thread = Thread {
      body()
      continuation.resume()
    }
    thread.stackSize = 8 << 20
    thread.start()
  }
}
