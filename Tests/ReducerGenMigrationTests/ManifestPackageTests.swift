import ReducerGenCore
import ReducerGenMigration
import ReducerGenSyntax
import Testing

/// The dependency on this package, in manifests of all kinds.
@Suite struct ManifestPackageTests {
  private let core = #".target(name: "A", dependencies: [.product(name: "Core", package: "Core")])"#
  private let own = #".product(name: "GeneratedSupport", package: "reducergen")"#

  @Test func aPackageThatGetsTheLibraryThroughAnotherOne() {
    let before = """
      // swift-tools-version: 6.2
      let package = Package(
        name: "App",
        dependencies: [
          .package(path: "../Core")
        ],
        targets: [
          \(core)
        ])

      """
    let result = migrateManifest(before, products: ["A": .support], plugins: ["A"])
    #expect(
      result.text
        == before.replacing(
          #".package(path: "../Core")"#,
          with: ".package(path: \"../Core\"),\n    .package(path: \"../reducergen\")"
        ).replacing(
          #"package: "Core")])"#,
          with:
            #"package: "Core"), \#(own)], plugins: [.plugin(name: "ReducerGenPlugin", package: "reducergen")])"#
        ))
    #expect(result.findings.isEmpty)
  }

  @Test func aPackageWithoutDependencies() {
    let result = migrateManifest(
      """
      // swift-tools-version: 6.2
      let package = Package(
        name: "App",
        targets: [.target(name: "A")])

      """, products: ["A": .support])
    #expect(
      result.text == """
        // swift-tools-version: 6.2
        let package = Package(
          name: "App",
          dependencies: [.package(path: "../reducergen")],
          targets: [.target(name: "A", dependencies: [\(own)])])

        """)
  }

  @Test func dependenciesThatAreAssigned() {
    let before = """
      let package = Package(name: "App")
      package.dependencies = [.package(path: "../Core")]
      package.targets = [.target(name: "A", dependencies: [])]

      """
    let result = migrateManifest(before, products: ["A": .support])
    #expect(
      result.text
        == before.replacing("Core\")]", with: "Core\"), .package(path: \"../reducergen\")]")
        .replacing("[])]", with: "[\(own)])]"))
  }

  @Test func aListOfDependenciesThatIsMadeElsewhere() {
    let before = """
      // swift-tools-version: 6.2
      let package = Package(name: "App", dependencies: all(), targets: [.target(name: "A", dependencies: some())])

      """
    let result = migrateManifest(before, products: ["A": .support])
    #expect(result.text == before)
    #expect(
      result.findings.flatMap { $0.notes.map(\.message) } == [
        #"add to its dependencies: .package(path: "../reducergen")"#,
        "add to it: dependencies: [\(own)]",
      ])
  }

  @Test func productsNameTheLastPartOfThePath() {
    let before = """
      // swift-tools-version: 6.2
      let package = Package(name: "App", dependencies: [], targets: [.target(name: "A", dependencies: [])])

      """
    let library = LibraryLocation.path("..", absolute: "/home/tools")
    let result = migrateManifest(
      before, products: ["A": .support], plugins: ["A"], library: library)
    #expect(
      result.text == """
        // swift-tools-version: 6.2
        let package = Package(name: "App", dependencies: [.package(path: "..")], targets: [.target(name: "A", dependencies: [.product(name: "GeneratedSupport", package: "tools")], plugins: [.plugin(name: "ReducerGenPlugin", package: "tools")])])

        """)
    let address = LibraryLocation.address("https://example.com/tools.git", version: "1.0.0")
    let other = migrateManifest(before, products: ["A": .support], library: address)
    #expect(
      other.text.contains(#".package(url: "https://example.com/tools.git", from: "1.0.0")"#))
    #expect(other.text.contains(#".product(name: "GeneratedSupport", package: "tools")"#))
  }

  @Test func quotesAreEscaped() {
    let library = LibraryLocation.path(#"x", "y\"#, absolute: #"/x", "y\"#)
    let result = migrateManifest(
      "let package = Package(name: \"App\", dependencies: [], targets: [])\n",
      products: ["A": .support], library: library)
    #expect(result.text.contains(#"[.package(path: "x\", \"y\\")]"#))
  }

  @Test func aManifestThatDependsOnThePackageKeepsItsName() {
    let before = """
      let package = Package(
        name: "App", dependencies: [.package(path: "../..")],
        targets: [
          .target(name: "A", dependencies: [.product(name: "GeneratedSupport", package: "tools")]),
          .target(name: "B", dependencies: ["A"]),
        ])

      """
    let result = migrateManifest(before, products: ["A": .support, "B": .support])
    #expect(
      result.text
        == before.replacing(
          #"["A"]"#, with: #"["A", .product(name: "GeneratedSupport", package: "tools")]"#))
  }

  @Test func targetsThatStayKeepTheirPackages() {
    let package =
      #".package(url: "https://github.com/pointfreeco/swift-composable-architecture", from: "1.0.0")"#
    let tca = #".product(name: "ComposableArchitecture", package: "swift-composable-architecture")"#
    let before = """
      // swift-tools-version: 6.2
      let package = Package(
        name: "App", dependencies: [\(package)],
        targets: [
          .target(name: "A", dependencies: [\(tca)]),
          .target(name: "B", dependencies: [\(tca)]),
          .target(name: "C", dependencies: [.tca]),
        ])
      extension Target.Dependency { static let tca: Self = \(tca) }

      """
    let result = migrateManifest(before, products: ["A": .support, "C": .support], kept: ["B"])
    #expect(
      result.text
        == before.replacing(package, with: package + #", .package(path: "../reducergen")"#)
        .replacing(
          "name: \"A\", dependencies: [\(tca)]", with: "name: \"A\", dependencies: [\(own)]"
        ).replacing("[.tca]", with: "[\(own)]"))
    #expect(result.findings.isEmpty)
    let last = migrateManifest(
      result.text, products: ["A": .support, "B": .support, "C": .support])
    #expect(!last.text.contains("composable"))
    #expect(last.findings.isEmpty)
  }

  @Test func nothingHasMoved() {
    let before = """
      let package = Package(name: "App", dependencies: [.package(path: "../swift-clocks")], targets: [])

      """
    let result = migrateManifest(before, products: [:])
    #expect(result.text == before)
    #expect(
      result.findings.map(\.message) == [
        "this dependency stays, because the command has changed no target of this manifest"
      ])
  }

  @Test(arguments: ["\r\n", "\r"])
  func lineEndsStay(lineEnd: String) {
    let before = """
      // swift-tools-version: 6.2
      let package = Package(
        name: "App",
        dependencies: [
          .package(path: "../Core")
        ],
        targets: [
          \(core)
        ])

      """
    let result = migrateManifest(
      before.replacing("\n", with: lineEnd), products: ["A": .support], plugins: ["A"])
    let expected = migrateManifest(before, products: ["A": .support], plugins: ["A"])
    #expect(result.text == expected.text.replacing("\n", with: lineEnd))
  }
}
