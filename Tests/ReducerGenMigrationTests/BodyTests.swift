import Testing

@Suite struct BodyTests {
  @Test(arguments: [
    (
      "  Scope(state: \\.a, action: /Action.a) { A() }",
      "  Scope(state: \\.a, action: \\.a) { A() }"
    ),
    (
      "  x.ifLet(\\.a, action: /.b).forEach(\\.c, action: /Feature.Action.c) {}",
      "  x.ifLet(\\.a, action: \\.b).forEach(\\.c, action: \\.c) {}"
    ),
    (
      "  x.ifCaseLet(/State.a, action: /Action.b) { B() }",
      "  x.ifCaseLet(\\.a, action: \\.b) { B() }"
    ),
    ("  await store.receive(/Action.loaded)", "  await store.receive(\\.loaded)"),
    ("  let half = a / b", "  let half = a / b"),
    (
      "  Scope(state: /State.a, action: /Action.a) { A() }",
      "  Scope(case: \\.a, action: \\.a) { A() }"
    ),
    (
      "  Scope(\n    state: /State.a,\n    action: /Action.a\n  ) { A() }",
      "  Scope(\n    case: \\.a,\n    action: \\.a\n  ) { A() }"
    ),
  ])
  func slashPaths(before: String, after: String) { assertBody(before, to: after) }

  @Test(arguments: [
    (
      "  for await _ in DispatchQueue.main.timer(interval: .seconds(1)) {}",
      "  for await _ in AnySchedulerOf<DispatchQueue>.main.timer(interval: .seconds(1)) {}"
    ),
    (
      "  try await RunLoop.main.sleep(for: .seconds(1))",
      "  try await AnySchedulerOf<RunLoop>.main.sleep(for: .seconds(1))"
    ),
    ("  DispatchQueue.main.async {}", "  DispatchQueue.main.async {}"),
    (
      "  x.debounce(id: 1, for: 1, scheduler: DispatchQueue.main)",
      "  x.debounce(id: 1, for: 1, scheduler: DispatchQueue.main)"
    ),
  ])
  func queuesAsSchedulers(before: String, after: String) { assertBody(before, to: after) }

  @Test func scopesOfAStateThatIsAnEnum() {
    let type = """
      import ComposableArchitecture

      struct F {
        struct G { struct State {}; var body: B { Scope(state: \\.a, action: \\.a) {} } }
        enum State {}
        var body: B { Scope(state: \\.a, action: \\.a) {} }
      }

      """
    assertMigrates(
      type,
      to: """
        import GeneratedSupport

        struct F {
          struct G { struct State {}; var body: B { Scope(state: \\.a, action: \\.a) {} } }
          enum State {}
          var body: B { Scope(case: \\.a, action: \\.a) {} }
        }

        """)
  }

  @Test func slashPathsThatAreNoArgumentsAreReported() {
    assertBody(
      "  let path = (/Action.a).appending(path: /Other.b)",
      to: "  let path = (/Action.a).appending(path: /Other.b)",
      findings: ["slash-case-path", "slash-case-path"])
    assertBody(
      "  x.forEach(\\.rows, action: /Action.row(id:action:)) { Row() }",
      to: "  x.forEach(\\.rows, action: /Action.row(id:action:)) { Row() }",
      findings: ["slash-case-path"])
  }

  @Test(arguments: [
    (
      "  let s = Store(initialState: S(), reducer: F(a: [1, 2], b: g(1)))",
      "  let s = Store(initialState: S(), reducer: { F(a: [1, 2], b: g(1)) })"
    ),
    (
      "  let s = Store<S, A>(initialState: S(a: 1), reducer: F().x { 1 }) { $0.a = 1 }",
      "  let s = Store<S, A>(initialState: S(a: 1), reducer: { F().x { 1 } }) { $0.a = 1 }"
    ),
    (
      "  let s = Store(initialState: S(), reducer: { F() })",
      "  let s = Store(initialState: S(), reducer: { F() })"
    ),
    ("  let s = Store(initialState: S()) { F() }", "  let s = Store(initialState: S()) { F() }"),
    (
      "  let s = Store(initialState: S(), reducer: F.init)",
      "  let s = Store(initialState: S(), reducer: F.init)"
    ),
  ])
  func reducersAreClosures(before: String, after: String) { assertBody(before, to: after) }

  @Test func oldAPIIsReported() {
    assertBody(
      """
        WithViewStore(store) { viewStore in IfLetStore(x) }
        let r: TaskResult<Int> = .success(1)
        return .fireAndForget { }
        let c = x.fireAndForget
      """,
      to: """
          WithViewStore(store) { viewStore in IfLetStore(x) }
          let r: TaskResult<Int> = .success(1)
          return .fireAndForget { }
          let c = x.fireAndForget
        """, findings: ["old-view-api", "old-view-api", "task-result", "old-effect"])
  }

  @Test(arguments: [
    ("  for await x in $shared.publisher.values {}", "shared-publisher"),
    ("  let x = store.scope(state: { $0.a }, action: Action.a)", "scope-functions"),
    ("  let x = store.scope(state: \\.a, action: Action.a)", "scope-functions"),
    ("  let x = store.withState { $0.a }", "with-state"),
    ("  uncheckedUseMainSerialExecutor = true", "serial-executor"),
    ("  await Task.megaYield()", "mega-yield"),
    ("  XCTFail(\"never\")", "xct-fail"),
    ("  let x: CasePath<A, B>", "case-path-type"),
    ("  let x = UIScheduler.shared", "scheduler"),
    ("  @Reducer struct Inner { enum Action { case a } }", "local-type"),
    ("  @BindingState var x = 1", "binding-state"),
    ("  view.alert(store: store.scope(state: \\.a, action: \\.a))", "old-view-api"),
    ("  view.sheet(store: x) { V() }", "old-view-api"),
    ("  let x: StorePublisher<Int>", "shared-publisher"),
    ("  let viewModel: StoreOf<F> = x\n  viewModel?.withState { $0.a }", "with-state"),
    ("  let model = Store(initialState: 1) { F() }\n  model.publisher.sink {}", "shared-publisher"),
    ("  struct K: PersistenceReaderKey {}", "persistence-key"),
    ("  let x = PerceptionRegistrar()", "perception-registrar"),
    ("  WithPerceptionTracking { Text(\"a\") }", "perception-tracking"),
    ("  let count = ActorIsolated(0)", "actor-isolated"),
    ("  let x = C(find: unimplemented())", "unimplemented-value"),
    ("  enum E { case c }\n  Scope(state: \\.a, action: /E.c) {}", "local-type"),
    ("  XCTModify(&x, case: \\.a, \"why\") { $0 = 1 }", "xct-modify"),
    ("  XCTModify(&x, case: \\.a) { $0 = try f() }", "xct-modify"),
  ])
  func whatIsLeftForAPerson(body: String, id: String) { assertBody(body, to: body, findings: [id]) }

  @Test func whatStaysIsNotReported() {
    let body = """
        let a = store.scope(state: \\.a, action: \\.a)
        let b = center.publisher(for: name)
        let c = x.ViewStore
        let d = lock.withState { $0 }
        let e = view.alert(item: x)
        let f = view.sheet(isPresented: x)
        let g = C(find: unimplemented("find"), x: d.unimplemented())
      """
    assertBody(body, to: body)
  }
}
