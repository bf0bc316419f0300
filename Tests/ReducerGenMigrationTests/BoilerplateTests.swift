import ReducerGenMigration
import Testing

@Suite struct BoilerplateTests {
  private static let client = """
    struct APIClient: DependencyClient {
      var fetch: @Sendable () async throws -> Int
    }

    """
  private static let property = """
    extension DependencyValues {
      var apiClient: APIClient {
        get { self[APIClient.self] }
        set { self[APIClient.self] = newValue }
      }
    }

    """

  private func assertRemoves(
    _ before: String, to after: String, client: String = Self.client,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    var options = Migration.Options()
    options.removesBoilerplate = true
    let old = Self.client.replacing(": DependencyClient", with: "")
    assertMigrates(
      "import ComposableArchitecture\n\n@DependencyClient\n" + old + "\n" + before,
      to: "import GeneratedSupport\n\n" + client + after, options: options,
      sourceLocation: sourceLocation)
  }

  @Test func aPropertyThatThePluginGeneratesGoes() {
    assertRemoves(Self.property, to: "")
    assertRemoves(Self.property + "\nstruct B {}\n", to: "\nstruct B {}\n")
  }

  @Test func anotherNameStaysByADirective() {
    assertRemoves(
      Self.property.replacing("apiClient", with: "api"), to: "",
      client: "// reducergen: key api\n" + Self.client)
  }

  @Test func onlyWithTheOption() {
    assertMigrates(
      "import ComposableArchitecture\n\n@DependencyClient\n"
        + Self.client.replacing(": DependencyClient", with: "") + Self.property,
      to: "import GeneratedSupport\n\n" + Self.client + Self.property)
  }

  @Test func otherMembersOfTheExtensionStay() {
    assertRemoves(
      """
      extension DependencyValues {
        var apiClient: APIClient {
          get { self[APIClient.self] }
          set { self[APIClient.self] = newValue }
        }

        var other: Int { 1 }
      }

      """,
      to: """

        extension DependencyValues {
          var other: Int { 1 }
        }

        """)
    assertRemoves(
      """
      extension DependencyValues {
        var other: Int { 1 }

        var apiClient: APIClient {
          get { self[APIClient.self] }
          set { self[APIClient.self] = newValue }
        }
      }

      """,
      to: """

        extension DependencyValues {
          var other: Int { 1 }
        }

        """)
  }

  @Test(arguments: [
    property.replacing("  var api", with: "  /// The client.\n  var api"),
    property.replacing("  var api", with: "  @available(*, deprecated)\n  var api"),
    property.replacing("  var api", with: "  public var api"),
    property.replacing("get { self", with: "get { count += 1; return self"),
    "#if os(Linux)\n" + property + "#endif\n",
    property + property.replacing("apiClient", with: "api"),
  ])
  func whatDoesMoreStays(_ property: String) {
    assertRemoves(property, to: "\n" + property)
  }

  @Test func testValuesGoToo() {
    assertRemoves(
      """
      extension APIClient: TestDependencyKey {
        static let testValue = Self()
      }

      """, to: "")
    assertRemoves(
      """
      extension APIClient: DependencyKey {
        static let liveValue = APIClient { 1 }

        static var testValue: Self { Self() }
      }

      """,
      to: """

        nonisolated extension APIClient: DependencyKey {
          static let liveValue = APIClient { 1 }
        }

        """)
  }

  @Test func testValuesThatDoSomethingStay() {
    let value = """

      nonisolated extension APIClient: TestDependencyKey {
        static let testValue = Self { 1 }
      }

      """
    assertRemoves(value, to: "\n" + value)
  }
}
