import Testing

@Suite struct TestStoreCompilerMessageTests {
  @Test func anActionThatIsNotEquatableIsReceivedByItsCase() async throws {
    let output = try await Compiler.shared.messages(
      """
      struct Counter: Reducer {
        struct State: Equatable {}
        enum Action { case tapped, failed(any Error) }
        var body: some Reducer<State, Action> { EmptyReducer() }
      }

      @MainActor func check(_ store: TestStoreOf<Counter>) async {
        await store.receive(.tapped)
      }
      """, isTest: true)
    #expect(
      output.contains(
        "error: 'receive(_:timeout:assert:)' is unavailable: 'Action' is not 'Equatable': receive a case key "
          + #"path, such as '\.response', instead"#), "\(output)")
  }
}
