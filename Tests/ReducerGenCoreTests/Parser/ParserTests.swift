@testable import ReducerGenSyntax
import Testing

@Suite struct ParserTests {
  /// The names of all declarations, members in parentheses after their type.
  private func names(_ source: String, sourceLocation: SourceLocation = #_sourceLocation) -> String
  {
    let file = SourceFile(path: "Test.swift", text: source)
    let (syntax, diagnostics) = Parser.parse(file)
    #expect(diagnostics.map(\.message) == [], sourceLocation: sourceLocation)
    func text(_ nodes: [DeclarationSyntax]) -> String {
      nodes.map { node in
        let name = node.name.isEmpty ? node.kind.rawValue : file.text(node.name)
        return node.members.isEmpty ? name : "\(name)(\(text(node.members)))"
      }.joined(separator: " ")
    }
    return text(syntax.declarations)
  }

  @Test(arguments: [
    ("struct A { var b, c: Int; func d() {} }; enum E { case f, g(Int) }", "A(b c d) E(f g)"),
    ("let a = f { $0 } second: { }\nlet b = 1 { didSet {} }", "a b"),
    ("let a = Foo<A, B>(), b = c < d, e = 1", "a b e"),
    ("let a = if x { 1 } else { 2 }\nvar b: Int { 3 }", "a b"),
    ("let a = x\n  .y()\n  + z\nlet b = 2", "a b"),
    ("func < <T>(l: T, r: T) {}\nfunc <<T>(l: T) {}\nprefix operator √", "< < √"),
    ("#if A\nstruct A {}\n#else\nstruct B {}\n#endif\n@x\n#if C\n@y\n#endif\nclass D {}", "A B D"),
    ("protocol P<A> { associatedtype A: Q = Int where A.B == C; init() }", "P(A init)"),
    ("extension [Int]: @retroactive P where T: ~Copyable {}", "[Int]"),
    ("actor A {}\nmacro m() = #x\nactor.run()\nprecedencegroup G {}", "A m G"),
    ("macro\nfunc f() {}\nactor\nstruct S {}", "f S"),
    ("class A { class var b: Int { 1 }; class func c() {}; class D {} }", "A(b c D)"),
    ("guard let a = b,\n  let c = d else { fatalError() }\nlet e = 1", "e"),
    ("if a { struct Hidden {} } else if b { }\nfunc f() { enum Hidden {} }", "f"),
    ("let (a, b) = c, d = 1, _ = 2", "d"),
  ])
  func declarationsOfASource(source: String, expected: String) {
    #expect(names(source) == expected)
  }

  @Test func aMemberThatIsNoDeclarationCostsNoOther() {
    let file = SourceFile(
      path: "Test.swift", text: "struct A {\n  var a: Int\n  )\n  func b() {}\n}")
    let (syntax, diagnostics) = Parser.parse(file)
    #expect(syntax.declarations.first?.members.count == 2)
    #expect(diagnostics.map(\.message) == ["expected a declaration, found ')'"])
  }

  /// Without the attribute, the next line would belong to the expression: a member can be called
  /// `var`.
  @Test func aPeriodWithoutAMember() {
    let file = SourceFile(
      path: "Test.swift", text: "struct A {\n  var a = .\n  @B var b = 1\n}")
    let (syntax, diagnostics) = Parser.parse(file)
    #expect(syntax.declarations.first?.members.count == 2)
    #expect(diagnostics.map(\.message) == ["expected a member's name, found '@'"])
  }

  @Test func deepNestingEndsWithADiagnostic() {
    let source = "let a: " + String(repeating: "[", count: 100_000)
    let (_, diagnostics) = Parser.parse(SourceFile(path: "Test.swift", text: source))
    #expect(diagnostics.contains { $0.message.contains("nested too deeply") })
  }

  @Test func partsOfAFunction() {
    let json = assertParses(
      "func f(_ x: Int = 1, y z: Int, w: Int...) async throws(E) -> [T] where T: P")
    #expect(
      json == """
        [{"kind":"func","name":"f","line":1,"column":6,"where":"where T: P",\
        "parameters":[{"label":"_","name":"x","type":"Int","default":"1"},\
        {"label":"y","name":"z","type":"Int"},{"label":"w","name":"w","type":"Int..."}],\
        "result":"[T]","effects":["async","throws(E)"]}]
        """)
  }

  @Test func conditionsOfAnElse() {
    let json = assertParses("#if A\n#elseif B\n#else\nlet x = 1\n#endif")
    #expect(json.contains(#""conditions":["!(A || B)"]"#))
  }

  @Test func aSecondElseHasTheSameConditions() {
    let json = assertParses("#if A\n#else\n#else\nlet x = 1\n#endif")
    #expect(json.contains(#""conditions":["!(A)"]"#))
  }
}
