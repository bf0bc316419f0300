import Testing

/// Operators of reducers say that case paths are missing because the target has no plugin.
@Suite struct PluginHintTests {
  @Test(arguments: [
    "Scope(\\.count, action: \\.child) { EmptyReducer<Int, Int>() }",
    "Reduce { _, _ in .none }.ifLet(\\.child, action: \\.child) { EmptyReducer<Int, Int>() }",
    "Reduce { _, _ in .none }.forEach(\\.rows, action: \\.rows) { EmptyReducer<Row, Int>() }",
  ])
  func anActionWithoutCasePathsIsToldToAddThePlugin(body: String) async throws {
    let output = try await Compiler.shared.messages(
      """
      struct Row: Identifiable { let id: Int }
      struct Counter: Reducer {
        struct State { var count = 0; var child: Int?; var rows: IdentifiedArray<Int, Row> = [] }
        enum Action { case child(Int), rows(IdentifiedAction<Int, Int>) }
        var body: some Reducer<State, Action> { \(body) }
      }
      """, generates: false)
    #expect(
      output.contains("requires that 'Counter.Action' conform to 'CasePathable'"), "\(output)")
    #expect(output.contains("generated: add ReducerGenPlugin to the target"), "\(output)")
  }

  @Test func anEnumStateWithoutCasePathsIsToldToAddThePlugin() async throws {
    let output = try await Compiler.shared.messages(
      """
      struct Tabs: Reducer {
        enum State { case home(Int) }
        enum Action { case home(Int) }
        var body: some Reducer<State, Action> {
          Reduce { _, _ in .none }
            .ifCaseLet(\\.home, action: \\.home) { EmptyReducer<Int, Int>() }
        }
      }
      """, generates: false)
    #expect(output.contains("generated: add ReducerGenPlugin to the target"), "\(output)")
  }
}
