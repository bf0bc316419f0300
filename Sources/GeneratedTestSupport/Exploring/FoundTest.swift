import GeneratedSupport

/// The source of a test that repeats a run.
struct FoundTest {
  /// What the explored test is called.
  let name: String
  /// The source of the closures that were passed to `explore`. Nil if it can't be read.
  let closures: ExploreCall?
  let state: String
  var script: [FoundScript.Line]
  var holdsActions: Bool
  /// The order of `.schedules(replaying:)`, if it differs from the usual one.
  var order: String
  /// Whether effects were still running that are not what has failed.
  var skipsEffects: Bool
  /// Whether the test is one of XCTest.
  var isXCTest: Bool

  private static let step = "  "
  private static let width = 100

  var text: String {
    var body = [store, holding, script.flatMap(lines), skipping, invariant].flatMap(\.self)
    if isXCTest, !order.isEmpty {
      body = ["try await withSchedules(replaying: \"\(order)\") {"] + indented(body) + ["}"]
    }
    return ([head] + indented(body) + ["}"]).joined(separator: "\n")
  }

  private func indented(_ lines: [String]) -> [String] {
    lines.map { $0.isEmpty ? "" : Self.step + $0 }
  }

  private var head: String {
    let name = isXCTest ? name.asXCTestName : name
    if isXCTest { return "@MainActor func \(name)Found() async throws {" }
    let order = order.isEmpty ? "" : "(.schedules(replaying: \"\(order)\"))"
    return "@MainActor @Test\(order) func \(name)Found() async throws {"
  }

  private var store: [String] {
    guard let closures else { return ["let store = <#the store of the explored test#>"] }
    let lines = closures.store
    if lines.count == 1 { return ["let store = \(lines[0])"] }
    if closures.isSingleExpression { return ["let store = \(lines[0])"] + lines.dropFirst() }
    return ["let store = {"] + lines.map { Self.step + $0 } + ["}()"]
  }

  private var holding: [String] { holdsActions ? ["store.holdsActions = true"] : [] }

  private var skipping: [String] {
    skipsEffects ? ["store.exhaustivity = .off"] : []
  }

  /// The closure is called as it stands.
  private var invariant: [String] {
    guard let lines = closures?.invariant else { return [] }
    let body = lines.map { $0.isEmpty ? "" : Self.step + $0 }
    let parameter = closures?.invariantParameter ?? ""
    return ["", "let invariant: (\(state)) throws -> Void = {\(parameter)"] + body
      + ["}", "try invariant(store.state)"]
  }

  // MARK: Statements

  private func lines(_ line: FoundScript.Line) -> [String] {
    switch line {
    case .send(let argument, let statements, let task):
      let isCancelled = task.map { script.contains(.cancel($0)) } ?? false
      let head = isCancelled ? "let task\(task ?? 0) = " : ""
      return call("\(head)await store.send(\(argument))", statements)
    case .cancel(let task): return ["await task\(task).cancel()"]
    case .advanceOften(let duration):
      return [
        "await store.withExhaustivity(.off) {",
        "  for _ in 1...100 { await store.advanceClocks(by: \(code(duration))) }",
        "  await store.skipReceivedActions(strict: false)", "}",
      ]
    case .finish: return ["await store.finish()"]
    case .receive(let action):
      return call("await store.receive(\(action.argument))", action.statements)
    case .advance(let duration): return ["await store.advanceClocks(by: \(code(duration)))"]
    case .unknown(let text): return text.split(separator: "\n").map { "// \($0)" }
    }
  }

  private func call(_ head: String, _ statements: [Statement]) -> [String] {
    Statement.call(head, statements, width: Self.width - 2 * Self.step.count)
  }

  private func code(_ duration: Duration) -> String {
    ExpressionPrinter(types: ReflectedTypes()).code(duration).flat ?? ".zero"
  }
}

extension String {
  fileprivate var asXCTestName: String {
    hasPrefix("test") ? self : "test" + prefix(1).uppercased() + dropFirst()
  }
}
