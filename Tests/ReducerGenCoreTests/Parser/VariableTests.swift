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
      "accessors after a value, or a closure of it",
      "var a = 1 { init(n) { b = n } get { b } }\nvar c = d { 1 } { didSet {} }",
      "var a = 1 {}", "var c = d { 1 } {}"),
    SyntaxRow(
      "byte-order marks amid the text", "var a: [A]\u{FEFF} { b }\n\u{FEFF}let c = 1",
      "var a : [A] {}", "let c = 1"),
    SyntaxRow(
      "a brace on a line of its own opens accessors only if the first observes",
      "var a = 1\n{ didSet {} }\nvar b = 2\n{ get {} }\nvar c: C\n{ get {} }\nvar d = e\n{ @f init {} }",
      "var a = 1 {}", "var b = 2", "var c : C {}", "var d = e {}"),
    SyntaxRow(
      "a closure that begins with a call named as an accessor is",
      "let a = b { get {} }\nlet c = d { _modify {} }\nlet e = f { unsafeAddress {} }",
      "let a = b { get {} }", "let c = d { _modify {} }", "let e = f { unsafeAddress {} }"),
    SyntaxRow(
      "two closures after arguments",
      "let a = b(1) { 2 } { 3 }\nlet c = d[1] { 2 } { 3 }\nlet e = #f { 1 } { 2 }",
      "let a = b(1) { 2 } { 3 }", "let c = d[1] { 2 } { 3 }", "let e = #f { 1 } { 2 }"),
    SyntaxRow(
      "accessors after a closure of a tuple", "let a = (+) { 1 } { get {} }",
      "let a = (+) { 1 } {}"),
    SyntaxRow(
      "accessors after a closure of a name with labels",
      "let a = b.c(d:_:) { 1 } { get {} }\nlet e = #f.g(h:) { 1 } { get {} }",
      "let a = b.c(d:_:) { 1 } {}", "let e = #f.g(h:) { 1 } {}"),
    SyntaxRow(
      "a closure that is awaited, and one of a function of a soft keyword's name",
      "let a = await { 1 } { 2 }\nlet b = await\n(c)\nlet d = copy { 1 } { get {} }\nlet e = unsafe { 1 } { 2 }",
      "let a = await { 1 } { 2 }", "let b = await\n(c)", "let d = copy { 1 } {}",
      "let e = unsafe { 1 } { 2 }"),
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
      "generic arguments of values, with spaces and without",
      "let a = B <C> { 1 }, d = E < F, G > (1), h = i < j, k = l > m\nlet n = B<C> == o { 1 }, p = q <> -r",
      "let a = B <C> { 1 }", "let d = E < F, G > (1)", "let h = i < j", "let k = l > m",
      "let n = B<C> == o { 1 }", "let p = q <> -r"),
    SyntaxRow(
      "a metatype takes no generic arguments",
      "let a = b as (any C).Type <> .d(), e = f as G.Protocol < -h > (i)\nlet j = 1",
      "let a = b as (any C).Type <> .d()", "let e = f as G.Protocol < -h > (i)", "let j = 1"),
    SyntaxRow(
      "'Any' takes no generic arguments", "let a = b as! Any < [C] > { 1 }\nlet d = `Any`<C> {}",
      "let a = b as! Any < [C] > { 1 }", "let d = `Any`<C> {}"),
    SyntaxRow(
      "a cast of a statement", "if a {} else { b } as? C\nswitch d {} as E\nlet f = 1",
      "let f = 1"),
    SyntaxRow(
      "module selectors",
      #"let a = B::c<D>() { 1 }, e = f.G::h, i = \J::k.l"# + "\nM::n()\nlet o = .P::q",
      "let a = B::c<D>() { 1 }", "let e = f.G::h", #"let i = \J::k.l"#, "let o = .P::q"),
    SyntaxRow(
      "components of key paths that are not names",
      #"let a = \.?.b, c = \.[0].d, e = \F.g.?.h"# + "\n" + #"let i = \.j ?? k, l = \.m ... n"#,
      #"let a = \.?.b"#, #"let c = \.[0].d"#, #"let e = \F.g.?.h"#, #"let i = \.j ?? k"#,
      #"let l = \.m ... n"#),
    SyntaxRow(
      "a root that a period and a subscript follow",
      #"let a = \[Int].[0], b = \(Int, Int)?.[c], d = \E<F>.[0].g"#,
      #"let a = \[Int].[0]"#, #"let b = \(Int, Int)?.[c]"#, #"let d = \E<F>.[0].g"#),
    SyntaxRow(
      "a closure after an inline array",
      "let a = [4 of Int] { b in b }\nlet c = [n of [2 of Int]](repeating: 1) { 2 }\nvar d = [of] { 1 }",
      "let a = [4 of Int] { b in b }", "let c = [n of [2 of Int]](repeating: 1) { 2 }",
      "var d = [of] {}"),
    SyntaxRow(
      "an attribute for accessors after a closure's brace",
      "var a = b { @_accessorBlock\n get\n}\nvar c = d { @e get }",
      "var a = b {}", "var c = d { @e get }"),
    SyntaxRow(
      "words that are specifiers only on their line",
      "let a: nonisolated\n(b)\nlet c: nonisolated\n(Int) async -> Void\n= {}\nlet d: nonisolated (Int) -> E\nlet e: nonisolated\nF\nlet g: nonisolated",
      "let a : nonisolated", "let c : nonisolated", "let d : nonisolated (Int) -> E",
      "let e : nonisolated\nF", "let g : nonisolated"),
    SyntaxRow(
      "macros as operands",
      "let a = #line.0 + 1\n#b = c\n#d()\n#if E\n.f\n#endif\nis G\nlet h = 1",
      "let a = #line.0 + 1", "let h = 1"),
    SyntaxRow(
      "key paths and macros", #"let a = \B.c?.d[0].e"# + "\nlet f = #file\nlet g = #m<Int>(1) { }",
      #"let a = \B.c?.d[0].e"#, "let f = #file", "let g = #m<Int>(1) { }"),
    SyntaxRow(
      "patterns in patterns, which only the compiler refuses",
      "var\nvar a: Int { 1 }\nlet let b = 1, c = 2\nvar inout d = 3\nvar var (e, f) = g\nlet h = 1",
      "let c = 2", "let h = 1"),
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
