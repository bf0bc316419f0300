import ReducerGenMigration
@testable import ReducerGenSyntax
import Testing

/// What stands in several files.
@Suite struct ModuleTests {
  @Test func testValuesOfClientsInOtherFiles() {
    let result = migrate([
      "Client.swift": """
      import DependenciesMacros
      @DependencyClient
      struct Search { let find: @Sendable () async throws -> Int }
      @DependencyClient
      struct Other { let find: @Sendable () async throws -> Int }
      struct Plain {}

      """,
      "Values.swift": """
      import Dependencies
      extension Search: TestDependencyKey { static let testValue = Search() }
      extension Plain: TestDependencyKey { static let testValue = Self() }

      """,
    ])
    #expect(
      texts(result) == [
        "Client.swift": """
        import GeneratedSupport
        struct Search: DependencyClient { let find: @Sendable () async throws -> Int }
        struct Other: DependencyClient { var find: @Sendable () async throws -> Int }
        struct Plain {}

        """,
        "Values.swift": """
        import GeneratedSupport
        nonisolated extension Search: TestDependencyKey { static let testValue = Self.unimplementedValue }
        nonisolated extension Plain: TestDependencyKey { static let testValue = Self() }

        """,
      ])
  }

  @Test func sendableInAnExtensionBecomesADirective() {
    let result = migrate([
      "A.swift": """
      import ComposableArchitecture
      struct F {
        @Reducer
        enum Path { case a(A) }
      }

      """,
      "B.swift": """
      import ComposableArchitecture
      extension F.Path.State: Equatable, Sendable {}
      extension F.Path.Action: Sendable {}
      extension F.Path.Action: Sendable { var x: Int { 1 } }

      """,
    ])
    #expect(
      texts(result) == [
        "A.swift": """
        import GeneratedSupport
        struct F {
          // reducergen: sendable
          enum Path: CaseReducer { case a(A) }
        }

        """,
        "B.swift": """
        import GeneratedSupport
        extension F.Path.State: Equatable {}
        extension F.Path.Action { var x: Int { 1 } }

        """,
      ])
  }

  @Test func anEnumOfTheSameNameInAnotherTypeGetsNoDirective() {
    let result = migrate([
      "A.swift": "import ComposableArchitecture\nstruct F { @Reducer enum Path { case a(A) } }\n",
      "B.swift": """
      import ComposableArchitecture
      struct G {
        @Reducer
        enum Path { case a(A) }
      }
      extension G.Path.State: Sendable {}

      """,
    ])
    #expect(
      texts(result) == [
        "A.swift": "import GeneratedSupport\nstruct F { enum Path: CaseReducer { case a(A) } }\n",
        "B.swift": """
        import GeneratedSupport
        struct G {
          // reducergen: sendable
          enum Path: CaseReducer { case a(A) }
        }

        """,
      ])
  }

  @Test func whatTheGeneratorRefusesStopsTheModuleAtItsOwnPlace() {
    let result = migrate([
      "A.swift": """
      import ComposableArchitecture

      private struct F: Reducer {
        enum Action { case a }
      }

      """
    ])
    #expect(result.isRefused)
    #expect(result.refusals.map(\.id) == ["private-type"])
    #expect(
      result.refusals.map {
        $0.place.file.text(SourceRange(start: $0.place.range.start, end: $0.place.range.start + 1))
      } == ["F"])
  }

  @Test func aPrivateTypeIsComparedWithItsModuleAndThoseThatSeeIt() {
    let reducer =
      "import ComposableArchitecture\n@Reducer private struct F { enum Action { case a } }\n"
    let results = Migration.run([
      module("A", reducer), module("B", reducer), module("C", "struct F {}\n"),
      module("D", reducer + "@Reducer private struct G { enum Action { case a } }\n"),
      module("DTests", "@testable import D\nstruct G {}\n", isTest: true),
    ])
    #expect(results.map(\.isRefused) == [false, false, false, true, false])
    #expect(
      results[3].refusals.map(\.message) == [
        "'G' is private, and generated code in another file needs to see it, but 'DTests' also declares 'G'"
      ])
  }

  private func module(_ name: String, _ text: String, isTest: Bool = false) -> Migration.Module {
    let file = SourceFile(path: name, keepsLineEnds: true, bytes: Array(text.utf8))
    return Migration.Module(name: name, sources: [file], isTest: isTest)
  }

  @Test func theLibraryThatAModuleImports() {
    let results = Migration.run([
      module("A", "import ComposableArchitecture\n"),
      module("Helpers", "import Dependencies\nimport XCTest\n"),
      module("Tests", "import GeneratedTestSupport\n", isTest: true),
      module("Other", "struct Reducer {}\n"),
    ])
    #expect(results.map(\.product) == [.support, .testSupport, .testSupport, nil])
  }

  @Test func filesWithSyntaxErrorsStopTheModule() {
    let result = migrate([
      "A.swift": "import ComposableArchitecture\n\n@Reducer\nstruct F { enum Action { case a }\n",
      "B.swift": "import ComposableArchitecture\n",
    ])
    #expect(result.isRefused)
    #expect(result.refusals.map(\.id) == ["syntax"])
  }

  @Test func modulesThatGetTheLibrariesThroughAnotherOne() {
    let results = Migration.run([
      module("Root", "@_exported import ComposableArchitecture\n"),
      module("Feature", "import Root\n\n@Reducer struct F { enum Action { case a } }\n"),
      module(
        "Tests", "import Root\n\nlet store = TestStore(initialState: 1) { F() }\n", isTest: true),
      module("Other", "@Reducer struct F {}\n"),
    ])
    #expect(
      results.map { $0.files.map { String(decoding: $0.bytes, as: UTF8.self) }.first } == [
        "@_exported import GeneratedSupport\n",
        "import Root\n\nstruct F: Reducer { enum Action { case a } }\n",
        "import GeneratedTestSupport\nimport Root\n\nlet store = TestStore(initialState: 1) { F() }\n",
        nil,
      ])
  }

  @Test func modulesThatUseNoneOfTheLibrariesStay() {
    let result = migrate([
      "A.swift": "@Reducer struct F {}\nlet s = Store(initialState: 1, reducer: x)\n"
    ])
    #expect(result.files.isEmpty)
    #expect(result.findings.isEmpty && result.refusals.isEmpty)
  }
}
