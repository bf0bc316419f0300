import ReducerGenMigration
@testable import ReducerGenSyntax
import Testing

@Suite struct IsolationTests {
  private static let client = """
    import Dependencies
    import DependenciesMacros

    @DependencyClient
    public struct Search {
      var find: @Sendable (String) async throws -> [String]
    }
    extension Search: DependencyKey {
      static let liveValue = Search { [$0] }
    }

    """

  @Test func theKeysOfClientsAreNonisolated() {
    assertMigrates(
      Self.client,
      to: """
        import GeneratedSupport

        public struct Search: DependencyClient {
          var find: @Sendable (String) async throws -> [String]
        }
        nonisolated extension Search: DependencyKey {
          static let liveValue = Search { [$0] }
        }

        """)
  }

  @Test func clientsOnTheMainActorAreNonisolated() {
    var options = Migration.Options()
    options.isOnMainActor = true
    assertMigrates(
      Self.client,
      to: """
        import GeneratedSupport

        public nonisolated struct Search: DependencyClient {
          var find: @Sendable (String) async throws -> [String]
        }
        nonisolated extension Search: DependencyKey {
          static let liveValue = Search { [$0] }
        }

        """, options: options)
  }

  @Test func handwrittenClientsOnTheMainActor() {
    var options = Migration.Options()
    options.isOnMainActor = true
    assertMigrates(
      "import Dependencies\n\nstruct A { var f: () -> Void }\nextension A: DependencyKey {}\nstruct B {}\n",
      to:
        "import GeneratedSupport\n\nnonisolated struct A { var f: () -> Void }\nnonisolated extension A: DependencyKey {}\nstruct B {}\n",
      options: options)
  }

  @Test func aModuleOnTheMainActor() {
    let source = SourceFile(
      path: "A.swift", keepsLineEnds: true, bytes: Array(Self.client.utf8))
    let modules = [true, false].map {
      Migration.Module(name: "M\($0)", sources: [source], isOnMainActor: $0)
    }
    let clients = Migration.run(modules).map { texts($0)["A.swift"] ?? "" }
    #expect(clients[0].contains("public nonisolated struct Search"))
    #expect(clients[1].contains("public struct Search"))
  }

  @Test(arguments: [
    ("extension K: TestDependencyKey {}", "nonisolated extension K: TestDependencyKey {}"),
    ("nonisolated extension K: DependencyKey {}", "nonisolated extension K: DependencyKey {}"),
    ("@MainActor extension K: DependencyKey {}", "@MainActor extension K: DependencyKey {}"),
    (
      "@available(iOS 18, *) extension K: Other, DependencyKey {}",
      "@available(iOS 18, *) nonisolated extension K: Other, DependencyKey {}"
    ),
    ("extension K: Equatable {}", "extension K: Equatable {}"),
    ("enum L: DependencyKey {}", "enum L: DependencyKey {}"),
    (
      "extension Live: DependencyKey {}\nclass Live {}",
      "extension Live: DependencyKey {}\nclass Live {}"
    ),
    (
      "extension Live: DependencyKey {}\n@MainActor struct Live {}",
      "extension Live: DependencyKey {}\n@MainActor struct Live {}"
    ),
  ])
  func extensionsOfKeys(before: String, after: String) {
    assertMigrates(
      "import Dependencies\n\n\(before)\n", to: "import GeneratedSupport\n\n\(after)\n")
  }

  @Test func theManifestSaysWhichTargetsAreOnTheMainActor() {
    let manifest = """
      let settings: [SwiftSetting] = [.defaultIsolation(MainActor.self)]
      let package = Package(
        targets: [
          .target(name: "A", swiftSettings: [.swiftLanguageMode(.v5), .defaultIsolation(MainActor.self)]),
          .executableTarget(name: "B", dependencies: ["A"], swiftSettings: settings + other),
          .testTarget(name: "C", swiftSettings: [.defaultIsolation(nil)]),
          .target(name: "D", dependencies: ["settings"]),
        ])
      """
    let file = SourceFile(path: "Package.swift", bytes: Array(manifest.utf8))
    let targets = ManifestTarget.all(in: file).filter(\.isOnMainActor)
    #expect(targets.map(\.name) == ["A", "B"])
  }
}
