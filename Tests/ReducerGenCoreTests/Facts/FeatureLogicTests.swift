import ReducerGenIndex
import Testing

/// What the bodies of reducers do.
@Suite struct FeatureLogicTests {
  private func logic(_ members: String) throws -> FeatureLogic {
    let facts = features(
      (
        "App",
        """
        import GeneratedSupport
        struct Feature: Reducer {
          enum Action { case tapped }
        \(members)
        }
        """
      ))
    return try #require(facts["Feature"]).logic
  }

  private func body(_ text: String) -> String { "var body: some ReducerOf<Self> {\n\(text)\n}" }

  @Test(arguments: [
    (#"Scope(state: \.row, action: \.row) { Row() }"#, "Scope row row Row"),
    (#"Scope(\.row, action: \.row) { Row() }"#, "Scope row row Row"),
    (#"GeneratedSupport.Scope(state: \.row, action: \.row) { Row() }"#, "Scope row row Row"),
    (#"Scope(state: \.a.b, action: \.c.d, child: { Row() })"#, "Scope a.b c.d "),
    (#"Reduce(core).ifLet(\.$sheet, action: \.sheet) { Sheet() }"#, "ifLet $sheet sheet Sheet"),
    (#"Reduce(core).ifLet(\.$sheet, action: \.sheet)"#, "ifLet $sheet sheet "),
    (
      "Reduce(core)\n.forEach(\\.rows, action: \\.rows) {\n  Row() // a\n}",
      "forEach rows rows Row"
    ),
    (#"Reduce(core).ifCaseLet(\.a, action: \.a) { Outer.Path.body }"#, "ifCaseLet a a Outer.Path"),
    (#"Reduce(core).ifLet(\State.a, action: \Action.Cases.a) { A<Int>() }"#, "ifLet a a A"),
    (#"Reduce(core).ifLet(\.a, action: \.a) { A(); B() }"#, "ifLet a a A,B"),
    (#"Reduce(core).ifLet(\.a, action: \.a) { return A()._printChanges() }"#, "ifLet a a A"),
    (#"Reduce(core).ifLet(state, action: \.a) { A() }"#, "ifLet ? a A"),
    (#"Reduce(core).ifLet(\.[id: 1], action: action) { A() }"#, "ifLet ? ? A"),
    (#"CombineReducers { Scope(state: \.a, action: \.a) { A() } }"#, "Scope a a A"),
    // Not the operators.
    (#"Reduce(core).forEach { $0.tapped() }"#, ""),
    (#"Reduce(core).onChange(of: \.a) { Reduce(core) }"#, ""),
    (#"store.scope(state: \.a, action: \.a)"#, ""),
    // Comments, strings and conditions.
    (
      #"Scope(/* state: \.b, */ state: \ . /* ) */ row, action: \.row /* { */) /* } */ { Row() }"#,
      "Scope row row Row"
    ),
    (
      ##"Scope(state: \.row, action: \.row) { Row(name: "} \("B()")", #"B() }"#) }"##,
      "Scope row row Row"
    ),
    (#"let text = "Scope(state: \\.a, action: \\.a) { A() }""#, ""),
    (
      """
      Scope(state: \\.row, action: \\.row) {
        #if DEBUG && os(Linux) // A()
          Row()
        #else
          Other()
        #endif
      }
      """, "Scope row row Row,Other"
    ),
    ("Reduce(core)\n#if DEBUG\n.ifLet(\\.a, action: \\.a) { A() }\n#endif", "ifLet a a A"),
  ])
  func operators(text: String, expected: String) throws {
    let found = try logic(body(text)).operators.map { found in
      let children = found.children.map { $0.joined(separator: ".") }.joined(separator: ",")
      let (state, action) = (
        found.state?.joined(separator: "."), found.action?.joined(separator: ".")
      )
      return "\(found.kind.rawValue) \(state ?? "?") \(action ?? "?") \(children)"
    }
    #expect(found.joined(separator: "; ") == expected)
  }

  /// The state and the action of a child's own child begin at the feature.
  @Test func operatorsOfChildrenAreThoseOfTheFeature() throws {
    let logic = try logic(
      body(
        """
        Scope(state: \\.a, action: \\.a) {
          A().ifLet(\\.b, action: \\.b) { B() }
          Reduce { state, action in
            guard case .done(.early) = action else { return .none }
            return .send(.late)
          }
        }
        """))
    #expect(logic.operators.map(\.action) == [["a"], ["a", "b"]])
    #expect(logic.operators.map(\.state) == [["a"], ["a", "b"]])
    #expect(logic.operators.map(\.place.shown) == ["5: Scope", "6: ifLet"])
    #expect(logic.handled.map(\.names) == [["a", "done", "early"]])
    #expect(logic.sent.map(\.names) == [["a", "late"]])
  }

  @Test(arguments: [
    ("case .tapped: return .none", "tapped"),
    ("case .a, .b(1): return .none", "a; b"),
    ("case .child(.delegate(.done)): return .none", "child.delegate.done"),
    ("case let .child(.done(id)): return .none", "child.done"),
    ("case .child(.done(let id, by: let name)): return .none", "child.done"),
    ("case .rows(.element(id: let id, action: .tapped)): return .none", "rows.element.tapped"),
    ("case .a(.b, .c): return .none", "a"),
    ("case Action.tapped, Feature.Action.child(.a): return .none", "tapped; child.a"),
    ("case .a where state.isOn ? true : false: return .none", "a"),
    ("case .binding(\\.name): return .none", "binding"),
    ("case .`default`, .init: return .none", "default; init"),
    ("case .default: return .switch(action) { .a }", "default"),
    ("case .a?: return .none", "a"),
    ("case .a: return .none\ndefault: return .none", "a; "),
    ("case .a: return .none\n@unknown default: return .none", "a; "),
    ("case _: return .none", ""), ("case let other: return .none", ""),
    // Other values are matched inside of it.
    (
      "case .a:\n  if case .b = state.mode, case .c = state.mode {}\n  switch state.mode { case .d: break }",
      "a"
    ),
    ("case .a:\n  if case .b(.c) = action, true {}\n  return .none", "a; b.c"),
    // Comments, strings and conditions.
    ("case /* .b: */ .a(/* .c */ .d): // .e:\n  return .none", "a.d"),
    ("case .a(\"): case .b\"): return .none", "a"),
    ("#if DEBUG\ncase .a: return .none\n#elseif os(iOS)\ncase .b: return .none\n#endif", "a; b"),
  ])
  func handledActions(cases: String, expected: String) throws {
    let text = "Reduce { state, action in\nswitch action {\n\(cases)\n}\n}"
    let found = try logic(body(text)).handled.map { $0.names.joined(separator: ".") }
    #expect(found.joined(separator: "; ") == expected)
  }

  @Test(arguments: [
    (
      "the closure names it",
      "var body: Never { Reduce { _, event in switch event { case .a: 1 } } }"
    ),
    ("the closure does not", "var body: Never { Reduce { switch $1 { case .a: 1 } } }"),
    (
      "with types",
      """
      var body: Never {
        Reduce<State, Action> { [x] (state: inout State, event: Action) -> Effect<Action> in
          switch event { case .a: 1 }
        }
      }
      """
    ),
    ("an argument", "var body: Never { Reduce({ state, event in switch event { case .a: 1 } }) }"),
    (
      "a requirement",
      "func reduce(into state: inout State, action: Action) { switch action { case .a: 1 } }"
    ),
    ("a function", "func core(_ event: Self.Action) { if case .a = event {} }"),
    ("another spelling", "func core(event: Feature.Action) { guard case .a = event else {} }"),
  ])
  func actionsHaveManyNames(name: String, member: String) throws {
    #expect(try logic(member).handled.map(\.names) == [["a"]])
  }

  @Test func otherSwitchesAreNotOverActions() throws {
    let logic = try logic(
      """
      func other(action: String) { switch action { case .a: 1 } }
      var body: Never { Reduce { state, action in switch (state, action) { case (.a, .b): 1 } } }
      """)
    #expect(logic.handled.isEmpty)
  }

  @Test(arguments: [
    ("return .send(.tapped)", "tapped"),
    (
      "return .run { send in await send(.loaded(.success(1)), animation: .default) }",
      "loaded.success"
    ),
    ("return Effect.send(.child(.presented(.done)))", "child.presented.done"),
    ("return .merge(.send(.a), .send(Action.b))", "a; b"),
    ("return .concatenate(\n  .send(.a), // .send(.c)\n  .run { await $0(.b) })", "a"),
    ("await send(.set(\\.$name, \"a, .b\"))", "set"),
    ("await send(/* .b */ .a /* .c */)", "a"),
    // Not actions, or not sent by an effect of the feature.
    ("subject.send(.a)", ""), ("await send(action)", ""), ("func send(_ a: Action) {}", ""),
    ("let text = \"send(.a)\"", ""), ("await send(.a.mapped())", ""), ("send(to: .a)", ""),
  ])
  func sentActions(text: String, expected: String) throws {
    let found = try logic("func core() {\n\(text)\n}").sent.map { $0.names.joined(separator: ".") }
    #expect(found.joined(separator: "; ") == expected)
  }

  @Test func eachFactHasItsPlace() throws {
    let logic = try logic(
      body(
        """
        Reduce { state, action in
          switch action {
          case .a, .b(let x): .send(.c(1))
          default: .none
          }
        }
        .ifLet(\\.d, action: \\.d)
        """))
    #expect(logic.handled.map(\.place.shown) == ["7: .a", "7: .b(let x)", "8: default"])
    #expect(logic.sent.map(\.place.shown) == ["7: .c(1)"])
    #expect(logic.operators.map(\.place.shown) == ["11: ifLet"])
  }

  /// A source that ends in the middle is read as far as it goes.
  @Test func everyCutOfABodyIsRead() throws {
    let text = body(
      """
      Scope(state: \\.a, action: \\.a) { A<Int>() }
      Reduce { [x] (state, action) -> E in
        switch action { case .a(let b), .c(.d, e: .f)?: .send(.g(h: .i)); default: if case .j = action {} }
      }
      .ifLet(\\.$k, action: \\Action.k) { K() } then: { L() }
      """)
    for end in 0..<text.count { _ = try logic(String(text.prefix(end))) }
  }
}
