import Testing

@Suite struct OnChangeRuleTests {
  @Test func theStatementsTakeThePlaceOfTheReduce() {
    assertBody(
      """
        x.onChange(of: \\.a.b) { _, text in
          Reduce { state, _ in
            state.log.append(text)  // for later

            state.help = \"""
              one
            two
            \"""
            state.flush = \"""
              one
      two
      \"""
            return .none
          }
        }
      """,
      to: """
          x.onChange(of: \\.a.b) { _, state in
            let text = state.a.b
            state.log.append(text)  // for later

            state.help = \"""
              one
            two
            \"""
            state.flush = \"""
                one
        two
        \"""
            return .none
          }
        """)
  }

  @Test func theActionMayHaveANameIfItIsNotUsed() {
    assertBody(
      """
        x.onChange(of: \\.settings) { oldValue, newValue in
          Reduce { state, action in
            state.log.append("\\(oldValue)")
            // The end.
            return .send(.saved(action: 1))
          }
        }
      """,
      to: """
          x.onChange(of: \\.settings) { oldValue, state in
            state.log.append("\\(oldValue)")
            // The end.
            return .send(.saved(action: 1))
          }
        """)
  }

  @Test func anExpressionAfterTheNewValueIsReturned() {
    assertBody(
      """
        x
          .onChange(of: \\.n) { _, new in Reduce { _, _ in .run { send in await send(.a(new)) } } }
          .onChange(of: \\.n) { _, new in
            Reduce { state, _ in
              .run { send in
                await send(.a(new))
              }
              .cancellable(id: 1)
            }
          }
      """,
      to: """
          x
            .onChange(of: \\.n) { _, state in
              let new = state.n
              return .run { send in await send(.a(new)) }
            }
            .onChange(of: \\.n) { _, state in
              let new = state.n
              return .run { send in
                await send(.a(new))
              }
              .cancellable(id: 1)
            }
        """)
  }

  @Test func branchesThatReturnAreStatements() {
    assertBody(
      """
        x.onChange(of: \\.n) { _, new in
          Reduce { state, _ in
            if new { return .none } else { return .send(.a) }
          }
        }
        x.onChange(of: \\.n) { _, new in
          Reduce { state, _ in
            switch new { case true: .none; case false: .send(.a) }
          }
        }
      """,
      to: """
          x.onChange(of: \\.n) { _, state in
            let new = state.n
            if new { return .none } else { return .send(.a) }
          }
          x.onChange(of: \\.n) { _, state in
            let new = state.n
            return switch new { case true: .none; case false: .send(.a) }
          }
        """)
  }

  @Test(arguments: [
    (
      "{ old, new in Reduce { state, _ in return .send(.a(old, new)) } }",
      "{ old, state in\n    let new = state.a\n    return .send(.a(old, new))\n  }"
    ),
    ("{ _, _ in Reduce { _, _ in .send(.b) } }", "{ _, _ in .send(.b) }"),
    ("{ _, _ in Reduce({ _, _ in .send(.b) }) }", "{ _, _ in .send(.b) }"),
    (
      "{ _, new in\n    Reduce({ _, _ in new ? .send(.b) : .none })\n  }",
      "{ _, state in\n    let new = state.a\n    return new ? .send(.b) : .none\n  }"
    ),
    ("{ (old, _) in Reduce<S, A> { (_, a) in .send(.b(old)) } }", "{ old, _ in .send(.b(old)) }"),
    (
      "{ _, new in Reduce { state, _ in .send(.new(state.new, new: 1)) } }",
      "{ _, state in .send(.new(state.new, new: 1)) }"
    ),
    (
      "{ _, new in\n    Reduce { state, _ in\n      state.b = new\n      return .none\n    } }",
      "{ _, state in\n    let new = state.a\n    state.b = new\n    return .none\n  }"
    ),
  ])
  func closuresInOneLine(before: String, after: String) {
    assertBody("  x.onChange(of: \\.a) \(before)", to: "  x.onChange(of: \\.a) \(after)")
  }

  @Test(arguments: [
    ("\\.a.b", ".a.b"), ("\\State.a", ".a"), ("\\F.State.a?.b", ".a?.b"), ("{ $0.a.b }", ".a.b"),
    ("\\.self", ""), ("\\.[id: 1]", "[id: 1]"), ("\\.$a", ".$a"),
  ])
  func pathsOfTheNewValue(path: String, member: String) {
    assertBody(
      "  x.onChange(of: \(path)) { _, new in Reduce { s, _ in .send(.a(new)) } }",
      to: """
          x.onChange(of: \(path)) { _, s in
            let new = s\(member)
            return .send(.a(new))
          }
        """)
  }

  @Test func tabsStay() {
    assertBody(
      "\tx.onChange(of: \\.a) { _, n in\n\t\tReduce { s, _ in\n\t\t\ts.b = n\n\t\t\treturn .none\n\t\t}\n\t}",
      to: "\tx.onChange(of: \\.a) { _, s in\n\t\tlet n = s.a\n\t\ts.b = n\n\t\treturn .none\n\t}")
  }

  @Test(arguments: [
    "{ old, new in Reduce { state, action in action.isA ? .none : .send(.a) } }",
    "{ old, new in Reduce { state, action in .send(.log(\"\\(action)\")) } }",
    "{ old, new in Reduce { $0.a = new; return .none } }",
    "{ old, new in Scope(state: \\.a, action: \\.a) { A() } }",
    "{ old, new in Reduce({ state, _ in .none }, f()) }",
    "{ old, new in if new { Reduce { state, action in .none } } }",
    "{ old, new in /* why */ Reduce { state, _ in .none } }",
    "{ state, new in Reduce { state, _ in .none } }",
    "{ _, new in Reduce { state, _ in if x { .run { _ in return } } else { .send(.a(new)) } } }",
  ])
  func otherReducersAreReported(closure: String) {
    let call = "  x.onChange(of: \\.a) \(closure)"
    assertBody(call, to: call, findings: ["on-change"])
  }

  @Test func aValueThatIsNoPathIsReportedIfItIsUsed() {
    let call = "  x.onChange(of: { $0.a + 1 }) { _, new in Reduce { state, _ in .send(.a(new)) } }"
    assertBody(call, to: call, findings: ["on-change"])
    assertBody(
      "  x.onChange(of: { $0.a + 1 }) { _, _ in Reduce { state, _ in .send(.a) } }",
      to: "  x.onChange(of: { $0.a + 1 }) { _, state in .send(.a) }")
  }

  @Test(arguments: [
    "x.onChange(of: \\.a) { old, state in .none }",
    "x.onChange(of: \\.a) { old, state in Effect.send(.a) }",
    "view.onChange(of: value) { _, _ in Task { await f() } }",
    "view.onChange(of: value) { _ in Foo() }",
  ])
  func whatHasTheNewFormStays(call: String) { assertBody("  " + call, to: "  " + call) }
}
