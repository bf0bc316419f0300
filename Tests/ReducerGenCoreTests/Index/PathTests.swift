import Testing

@testable import ReducerGenCore
@testable import ReducerGenSyntax

/// What paths of names mean.
@Suite struct PathTests {
  /// A member type comes from an extension of a protocol, from a superclass, and through a
  /// typealias on the way.
  @Test(arguments: [
    "extension Named { typealias Run = @Sendable () -> Void }\nstruct Kit: Named {}\nprotocol Named {}",
    "class Base { typealias Run = @Sendable () -> Void }\nclass Kit: Base {}",
    "class Base { typealias Run = @Sendable () -> Void }\nclass Middle: Base {}\ntypealias Kit = Middle",
  ])
  func aPathFindsTypesThatAreHandedDown(declarations: String) {
    let code = generated(
      "struct Client: DependencyClient { var run: Kit.Run }", otherFiles: [declarations])
    #expect(code.contains("self.run = {"))
  }

  @Test func aMemberOfTheTypeItselfComesFirst() {
    let code = generated(
      """
      class Base { typealias Run = Int }
      class Kit: Base { typealias Run = @Sendable () -> Void }
      struct Client: DependencyClient { var run: Kit.Run }
      """)
    #expect(code.contains("self.run = {"))
  }

  @Test func typesThatInheritEachOtherEndTheSearch() {
    let found = diagnostics(
      """
      class A: B {}
      class B: A {}
      struct Client: DependencyClient { var run: A.Run }
      """)
    #expect(found.map(\.id) == [])
  }
}
