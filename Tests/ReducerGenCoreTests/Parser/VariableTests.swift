import Testing

@testable import ReducerGenCore

@Suite struct VariableTests {
  @Test(arguments: [
    SyntaxRow(
      "one type for several names", "var a, b: Int\nlet c, d: [E], f = 1, g: H",
      "var a : Int", "var b : Int", "let c : [E]", "let d : [E]", "let f = 1", "let g : H"),
    SyntaxRow(
      "observers",
      "var a: Int = 1 { willSet { b() } didSet(old) { c(old) } }\nvar d = 1 { didSet {} }",
      "var a : Int = 1 {}", "var d = 1 {}"),
    SyntaxRow(
      "accessors behind a value, or a closure of it",
      "var a = 1 { init(n) { b = n } get { b } }\nvar c = d { 1 } { didSet {} }",
      "var a = 1 {}", "var c = d { 1 } {}"),
    SyntaxRow(
      "byte-order marks amid the text", "var a: [A]\u{FEFF} { b }\n\u{FEFF}let c = 1",
      "var a : [A] {}", "let c = 1"),
    SyntaxRow(
      "two closures behind arguments", "let a = b(1) { 2 } { 3 }", "let a = b(1) { 2 } { 3 }"),
    SyntaxRow(
      "accessors",
      "var a: A { _read { yield b } _modify { yield &b } }\nvar c: C { get async throws(E) { d } }",
      "var a : A {}", "var c : C {}"),
    SyntaxRow(
      "accessors that yield",
      "var a: A { yielding borrow { yield b } yielding mutate { yield &b } }",
      "var a : A {}"),
    SyntaxRow(
      "init accessors",
      "struct S { var a: Int { @storageRestrictions(initializes: b) init(n) { b = n } get { b } } }",
      "struct S", "  var a : Int {}"),
    SyntaxRow(
      "addressors and lone getters",
      "var a: A { unsafeAddress { b } unsafeMutableAddress { c } }\nvar d: Int { 1 }",
      "var a : A {}", "var d : Int {}"),
    SyntaxRow(
      "requirements", "protocol P { var a: A { get set }; static var b: B { get async throws } }",
      "protocol P", "  var a : A {}", "  static var b : B {}"),
    SyntaxRow(
      "closures and calls as values",
      "let a = { $0 }\nlet b: () -> Int = { 1 }()\nlet c = d(1) { } e: { }\nlet f = 1",
      "let a = { $0 }", "let b : () -> Int = { 1 }()", "let c = d(1) { } e: { }", "let f = 1"),
    SyntaxRow(
      "values that are statements",
      "let a = if b { 1 } else if c { 2 } else { 3 }\nlet d = switch e { case .f: 1\ndefault: 2 }\nlet g = do { try h() } catch { 1 }",
      "let a = if b { 1 } else if c { 2 } else { 3 }",
      "let d = switch e { case .f: 1\ndefault: 2 }",
      "let g = do { try h() } catch { 1 }"),
    SyntaxRow(
      "effects in values",
      "let a = try await b()\nlet c = try? d ?? e\nlet f = consume g\nlet h = copy i",
      "let a = try await b()", "let c = try? d ?? e", "let f = consume g", "let h = copy i"),
    SyntaxRow(
      "casts and conditionals",
      "let a = b as? [C: D] ?? [:]\nlet e = f is G ? h : i\nlet j = k as! (L) -> M",
      "let a = b as? [C: D] ?? [:]", "let e = f is G ? h : i", "let j = k as! (L) -> M"),
    SyntaxRow(
      "key paths and macros", #"let a = \B.c?.d[0].e"# + "\nlet f = #file\nlet g = #m<Int>(1) { }",
      #"let a = \B.c?.d[0].e"#, "let f = #file", "let g = #m<Int>(1) { }"),
    SyntaxRow(
      "patterns declare no members",
      "let (a, b) = (1, 2)\nlet _ = c\nvar d = 1, (e, f): (Int, Int) = (1, 2)",
      "var d = 1"),
    SyntaxRow(
      "references", "weak var a: A?\nunowned let b: B\nlazy private(set) var c = { 1 }()",
      "weak var a : A?", "unowned let b : B", "lazy private(set) var c = { 1 }()"),
  ])
  func variables(row: SyntaxRow) { assertDeclares(row) }
}
