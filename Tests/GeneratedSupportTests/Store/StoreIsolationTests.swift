import Testing

/// Code that moves to concurrency checking step by step still compiles.
@Suite struct StoreIsolationTests {
  private let program = """
    func increment(_ store: Store<Int, Bool>) { store.send(true) }
    """

  @Test func inSwift5AStoreIsUsedInFunctionsThatAreNotIsolated() async throws {
    let output = try await Compiler.shared.messages(program, generates: false, languageMode: 5)
    #expect(!output.contains("error:"), "\(output)")
  }

  @Test func inSwift6ThatIsAWarning() async throws {
    let output = try await Compiler.shared.messages(program, generates: false)
    #expect(output.contains("warning: call to main actor-isolated"), "\(output)")
  }
}
