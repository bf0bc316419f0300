import Testing

/// What the compiler says about enums of reducers that do not compile.
@Suite struct CaseReducerCompilerMessageTests {
  private static let child = """
    struct Child: Reducer {
      struct State { var row: Row }
      struct Row {}
      enum Action {}
      var body: some Reducer<State, Action> { EmptyReducer() }
    }
    enum Destination: CaseReducer { case child(Child) }

    """

  @Test func withoutGeneratedCodeItSaysToAddThePlugin() async throws {
    let output = try await Compiler.shared.messages(Self.child, generates: false)
    #expect(output.contains("type 'Destination' does not conform to protocol 'CaseReducer'"))
    #expect(output.contains("add ReducerGenPlugin to the target"), "\(output)")
  }

  @Test func aPayloadThatCannotBeComparedIsNamed() async throws {
    let output = try await Compiler.shared.messages(
      Self.child + "extension Destination.State: Equatable {}")
    #expect(output.contains("'Child.State'"), "\(output)")
  }

  @Test func aPayloadThatTasksCannotShareIsNamed() async throws {
    let text = Self.child.replacing(
      "enum Destination", with: "// reducergen: sendable\nenum Destination"
    )
    .replacing("struct Row {}", with: "class Row {}")
    let output = try await Compiler.shared.messages(text)
    #expect(output.contains("has non-Sendable type 'Child.State'"), "\(output)")
  }
}
