import ReducerGenCore
@testable import ReducerGenSyntax
import ReducerGenMigration
import Testing

@Suite struct AttributeTests {
  @Test func aReducerOnItsOwnLine() {
    assertMigrates(
      """
      import ComposableArchitecture

      @Reducer
      public struct Counter {
        @ObservableState
        public struct State: Equatable { public var count = 0 }
        public enum Action { case tapped }
        public var body: some ReducerOf<Self> { EmptyReducer() }
      }

      """,
      to: """
        import GeneratedSupport

        public struct Counter: Reducer {
          public struct State: Equatable { public var count = 0 }
          public enum Action { case tapped }
          public var body: some ReducerOf<Self> { EmptyReducer() }
        }

        """)
  }

  @Test func severalAttributesInOneLine() {
    assertMigrates(
      """
      import CasePaths

      @CasePathable @dynamicMemberLookup
      enum Filter: Int { case all }
      @CasePathable enum Other { case a }
      @CasePathable @available(*, deprecated) enum Third { case b }

      """,
      to: """
        import GeneratedSupport

        @dynamicMemberLookup
        enum Filter: Int, CasePathable { case all }
        enum Other: CasePathable { case a }
        @available(*, deprecated) enum Third: CasePathable { case b }

        """)
  }

  @Test func commentsStay() {
    assertMigrates(
      """
      import ComposableArchitecture

      /// A feature.
      @Reducer  // the counter
      // It counts.
      struct Counter /* here */ {
        enum Action { case tapped }
      }

      """,
      to: """
        import GeneratedSupport

        /// A feature.
        // the counter
        // It counts.
        struct Counter: Reducer /* here */ {
          enum Action { case tapped }
        }

        """)
  }

  @Test func tabsAndLineEndsStay() {
    assertMigrates(
      "import ComposableArchitecture\r\n\r\n@Reducer(state: .equatable, .sendable)\r\nenum Path {\r\n"
        + "\t/// Ignored.\r\n\t@ReducerCaseIgnored\r\n\tcase text(String)\r\n}\r\n",
      to: "import GeneratedSupport\r\n\r\n// reducergen: sendable\r\nenum Path: CaseReducer {\r\n"
        + "\t// reducergen: ignore\r\n\t/// Ignored.\r\n\tcase text(String)\r\n}\r\n\r\n"
        + "extension Path.State: Equatable {}\r\n")
  }

  @Test func conformancesThatAreThereAreNotAddedTwice() {
    assertMigrates(
      """
      import ComposableArchitecture

      @Reducer
      struct F: Reducer, Sendable { enum Action { case a } }

      """,
      to: """
        import GeneratedSupport

        struct F: Reducer, Sendable { enum Action { case a } }

        """)
  }

  @Test func clientsAndEndpoints() {
    assertMigrates(
      """
      import Dependencies
      import DependenciesMacros

      @DependencyClient
      struct Search: Sendable {
        @DependencyEndpoint(method: "find")
        var findText: @Sendable (_ text: String) async throws -> [String]
        @DependencyEndpoint
        var stop: @Sendable () -> Void
        /// No endpoint.
        @DependencyEndpointIgnored
        var format: @Sendable (String) -> String = { $0 }
      }
      extension Search: TestDependencyKey {
        static let testValue = Self()
      }

      """,
      to: """
        import GeneratedSupport

        struct Search: Sendable, DependencyClient {
          // reducergen: method find
          var findText: @Sendable (_ text: String) async throws -> [String]
          var stop: @Sendable () -> Void
          // reducergen: ignore
          /// No endpoint.
          var format: @Sendable (String) -> String = { $0 }
        }
        nonisolated extension Search: TestDependencyKey {
          static let testValue = Self.unimplementedValue
        }

        """)
  }

  @Test func anEndpointWithUnknownArgumentsStays() {
    assertMigrates(
      """
      import DependenciesMacros
      struct Search: DependencyClient {
        @DependencyEndpoint(name: "find")
        var findText: @Sendable (_ text: String) -> [String] = { _ in [] }
      }

      """,
      to: """
        import GeneratedSupport
        struct Search: DependencyClient {
          @DependencyEndpoint(name: "find")
          var findText: @Sendable (_ text: String) -> [String] = { _ in [] }
        }

        """)
  }

  @Test func anEndpointOutsideOfAClientStaysAndIsReported() {
    let body = "struct Search {\n  @DependencyEndpoint var find: () -> Void\n}\n"
    assertMigrates(
      "import DependenciesMacros\n" + body, to: "import GeneratedSupport\n" + body,
      findings: ["endpoint-outside-client"])
  }

  @Test func namesInCommentsAndStringsStay() {
    assertMigrates(
      """
      import ComposableArchitecture

      // @Reducer struct X
      let text = "@Reducer and ComposableArchitecture.Store \\(1)"

      """,
      to: """
        import GeneratedSupport

        // @Reducer struct X
        let text = "@Reducer and ComposableArchitecture.Store \\(1)"

        """)
  }

  @Test func aPrivateTypeBecomesInternalWithAWarning() {
    assertMigrates(
      """
      import ComposableArchitecture

      @Reducer
      private struct Row {
        @CasePathable fileprivate enum Step { case one }
      }

      """,
      to: """
        import GeneratedSupport

        struct Row: Reducer {
          enum Step: CasePathable { case one }
        }

        """, findings: ["private-type", "private-type"])
  }

  @Test func aPrivateTypeWhoseNameIsTakenStaysAndIsRefused() {
    let row = """
      import ComposableArchitecture

      @CasePathable private enum Row { case one }

      """
    let both = migrate(["A.swift": row, "B.swift": row])
    #expect(both.refusals.map(\.id) == ["private-name", "private-name"])
    #expect(both.findings.isEmpty)
    let one = migrate(["A.swift": row, "B.swift": "struct Row {}\n"])
    #expect(one.refusals.map(\.id) == ["private-name"])
    #expect(migrate(["A.swift": row, "B.swift": "struct Rows { var Row = 1 }\n"]).refusals.isEmpty)
  }
}
