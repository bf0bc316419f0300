import Testing

/// The compiler's messages about clients that cannot compile.
@Suite struct ClientCompilerMessageTests {
  @Test func aClientWithoutGeneratedCodeIsToldToAddThePlugin() async throws {
    let output = try await Compiler.shared.messages(
      "struct Bare: DependencyClient { var run: @Sendable () -> Void }", generates: false)
    #expect(output.contains("error: type 'Bare' does not conform to protocol 'DependencyClient'"))
    #expect(output.contains("// generated: add ReducerGenPlugin to the target"), "\(output)")
    #expect(
      output.contains("plugins: [.plugin(name: \"ReducerGenPlugin\", package: \"reducergen\")]"))
  }

  @Test func aPropertyThatIsNoDependencyIsExplained() async throws {
    let output = try await Compiler.shared.messages(
      """
      import Foundation
      struct Searcher: DependencyClient {
        let item: URLQueryItem
        var run: @Sendable () -> Void
      }
      """)
    #expect(output.contains("error: '_testValue(of:)' is unavailable"), "\(output)")
    #expect(output.contains("give the property of the client a default value, or declare"))
    #expect(output.contains("item: GeneratedSupport._testValue(of: "))
  }
}
