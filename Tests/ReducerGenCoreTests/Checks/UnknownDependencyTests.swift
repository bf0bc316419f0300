@testable import ReducerGenSyntax
import Testing

@testable import ReducerGenCore

/// Keys of `@Dependency` that nothing declares.
@Suite struct UnknownDependencyTests {
  @Test func keysOfTheTargetAndOfTheRuntimeAreKnown() {
    assertDiagnoses(
      #"""
      import Foundation
      import GeneratedSupport
      struct SearchClient: DependencyClient { var find: @Sendable () throws -> Int }
      // reducergen: key other
      struct AnotherClient: DependencyClient { var find: @Sendable () throws -> Int }
      protocol Player: DependencyInterface { func play() throws }
      extension DependencyValues { var own: Int { self[Own.self] } }
      struct Model {
        @Dependency(\.searchClient.find) var find
        @Dependency(\.other) var other
        @Dependency(\.player) var player
        @Dependency(\.own) var own
        @Dependency(\DependencyValues.uuid) var uuid
        @Dependency(SearchClient.self) var client
        @Dependency(\.serchClient /* , */) var mistyped
                      ^ error: 'DependencyValues' has no property 'serchClient'; did you mean 'searchClient'? [unknown-dependency]
        @Dependency(\.anotherClient) var another
                      ^ error: 'DependencyValues' has no property 'anotherClient' [unknown-dependency]
      }
      """#)
  }

  @Test(arguments: [
    "import Elsewhere", "import class Elsewhere.A",
    "#if A\nimport Elsewhere\n#endif", "struct Dependency {}",
    "#if A\nextension DependencyValues { var no: Int { 1 } }\n#endif",
  ])
  func whatMayBeDeclaredElsewhereStaysSilent(source: String) {
    let found = diagnostics(
      """
      import GeneratedSupport
      \(source)
      struct Model: Reducer { @Dependency(\\.no) var no }
      """)
    #expect(found.map(\.message) == [])
  }
}
