import Testing

@testable import GeneratedTestSupport

/// The closures of a call are found in its source.
@Suite struct ExploreCallTests {
  @Test func bothClosures() {
    let call = ExploreCall(
      in: #"""
        @Test func f() async throws {
          try await explore([\.a, \.b("}")], steps: 3) {
            // A brace in a comment: }
            TestStore(initialState: A.State(text: "} \(["x": "}"]["x"]!)")) {
              A()
            }

          } invariant: { state in
            #expect(state.a == """
              }
              """)
            if state.b { f() }
          }
        }
        """#, line: 2)
    #expect(
      call?.store == [
        "// A brace in a comment: }",
        #"TestStore(initialState: A.State(text: "} \(["x": "}"]["x"]!)")) {"#, "  A()", "}",
      ])
    #expect(call?.invariantParameter == " state in")
    #expect(
      call?.invariant == [
        #"#expect(state.a == """"#, "  }", #"  """)"#, "if state.b { f() }",
      ])
  }

  @Test func oneLine() {
    let call = ExploreCall(
      in: "try await explore { TestStore() } invariant: { #expect($0.isIn == $0.a) }", line: 1)
    #expect(call?.store == ["TestStore()"])
    #expect(call?.invariantParameter == "")
    #expect(call?.invariant == ["#expect($0.isIn == $0.a)"])
  }

  @Test func noInvariant() {
    let call = ExploreCall(in: "explore() {\n  TestStore()\n}\nf()", line: 1)
    #expect(call?.store == ["TestStore()"])
    #expect(call?.invariant == nil)
  }

  @Test(arguments: ["explore(store: f)", "explore", "", "explore {", "f()"])
  func otherSource(_ text: String) {
    #expect(ExploreCall(in: text, line: 1) == nil)
  }

  @Test(arguments: [
    ##"f(#"}\"#)"##, ##"f(#"\#(g("}"))}"#)"##, "f(/* } /* } */ } */)", "f(/}\\/{2}/)",
    "f(#/ } /#)", "f(a / b, c / d)", #"f(a/b, "\\", "}")"#, "if a /b { f() }",
  ])
  func bracketsThatAreNotCode(_ source: String) {
    let call = ExploreCall(in: "explore { \(source) } invariant: { \(source) }", line: 1)
    #expect(call?.store == [source])
    #expect(call?.invariant == [source])
  }

  @Test func clausesOfConditionalCode() {
    let store = "#if A\nA { }\n#else\nB { /* } */ }\n#endif"
    let call = ExploreCall(in: "explore {\n\(store)\n} invariant: { f() }", line: 1)
    #expect(call?.store == store.split(separator: "\n").map(String.init))
    #expect(call?.invariant == ["f()"])
  }

  @Test func lineIsMissing() {
    #expect(ExploreCall(in: "explore { f() }", line: 9) == nil)
  }
}
