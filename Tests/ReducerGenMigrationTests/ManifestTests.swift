import ReducerGenCore
@testable import ReducerGenSyntax
import ReducerGenMigration
import Testing

@Suite struct ManifestTests {
  private let dependency = #".package(path: "../reducergen")"#

  private func migrate(
    _ text: String, plugins: Set<String>, products: [String: LibraryProduct] = ["": .support]
  ) -> (text: String, ids: [String]) {
    let result = migrateManifest(text, products: products, plugins: plugins)
    return (result.text, result.findings.map(\.id))
  }

  @Test func literalTargets() {
    let before = """
      // swift-tools-version: 6.2
      import PackageDescription

      let package = Package(
        name: "App",
        platforms: [.iOS(.v18)],
        dependencies: [
          .package(url: "https://github.com/pointfreeco/swift-composable-architecture", from: "1.20.0"),
          .package(url: "https://github.com/pointfreeco/swift-dependencies.git", from: "1.0.0"),
          .package(url: "https://example.com/other", from: "1.0.0"),
        ],
        targets: [
          .target(
            name: "Feature",
            dependencies: [
              "Model",
              .product(name: "ComposableArchitecture", package: "swift-composable-architecture"),
              .product(name: "DependenciesMacros", package: "swift-dependencies"),
            ]
          ),
          .target(name: "Model", dependencies: ["ComposableArchitecture", "Other"], plugins: ["Lint"]),
          .testTarget(
            name: "FeatureTests",
            dependencies: [
              "Feature",
              .product(name: "DependenciesTestSupport", package: "swift-dependencies"),
            ]),
        ]
      )

      """
    let after = """
      // swift-tools-version: 6.2
      import PackageDescription

      let package = Package(
        name: "App",
        platforms: [.iOS(.v18)],
        dependencies: [
          .package(path: "../reducergen"),
          .package(url: "https://example.com/other", from: "1.0.0"),
        ],
        targets: [
          .target(
            name: "Feature",
            dependencies: [
              "Model",
              .product(name: "GeneratedSupport", package: "reducergen"),
            ],
            plugins: [.plugin(name: "ReducerGenPlugin", package: "reducergen")]
          ),
          .target(name: "Model", dependencies: [.product(name: "GeneratedSupport", package: "reducergen"), "Other"], plugins: ["Lint", .plugin(name: "ReducerGenPlugin", package: "reducergen")]),
          .testTarget(
            name: "FeatureTests",
            dependencies: [
              "Feature",
              .product(name: "GeneratedTestSupport", package: "reducergen"),
            ]),
        ]
      )

      """
    let result = migrate(before, plugins: ["Feature", "Model"])
    #expect(result.text == after)
    #expect(result.ids == [])
    let again = migrate(after, plugins: ["Feature", "Model"])
    #expect(again.text == after)
  }

  @Test func constantsAreReplacedAndTargetsOfFunctionsAreReported() {
    let before = """
      // swift-tools-version: 5.9
      import PackageDescription

      let package = Package(
        name: "App", platforms: [.iOS(.v17), .macOS("14.0")],
        dependencies: [.package(url: "https://github.com/pointfreeco/swift-dependencies", from: "1.0.0")],
        targets: names.map { feature($0) })

      extension Target.Dependency {
        static let dependencies = Target.Dependency.product(name: "Dependencies", package: "swift-dependencies")
      }

      """
    let result = migrate(before, plugins: ["Feature"])
    #expect(
      result.text
        == before.replacing(
          #".package(url: "https://github.com/pointfreeco/swift-dependencies", from: "1.0.0")"#,
          with: dependency
        ).replacing(
          #"product(name: "Dependencies", package: "swift-dependencies")"#,
          with: #"product(name: "GeneratedSupport", package: "reducergen")"#))
    #expect(result.ids == ["manifest", "platform", "platform", "tools-version"])
  }

  @Test func targetsThatUsedTheLibraryOfAnotherTargetGetTheProduct() {
    let before = """
      // swift-tools-version: 6.2
      let package = Package(
        name: "App",
        dependencies: [.package(url: "https://github.com/pointfreeco/swift-dependencies", from: "1.0.0")],
        targets: [
          .target(name: "A", dependencies: [.product(name: "Dependencies", package: "swift-dependencies")]),
          .target(name: "B", dependencies: ["A"]),
          .testTarget(
            name: "T",
            dependencies: [
              "A",
            ]
          ),
          .target(name: "C", dependencies: []),
        ])

      """
    let result = migrate(
      before, plugins: [],
      products: ["A": .support, "B": .support, "T": .testSupport, "C": .support])
    let product = #".product(name: "GeneratedSupport", package: "reducergen")"#
    #expect(
      result.text
        == before.replacing(
          #".package(url: "https://github.com/pointfreeco/swift-dependencies", from: "1.0.0")"#,
          with: dependency
        ).replacing(
          #".product(name: "Dependencies", package: "swift-dependencies")"#, with: product
        )
        .replacing(#"["A"]"#, with: #"["A", \#(product)]"#)
        .replacing("[]", with: "[\(product)]")
        .replacing(
          "        \"A\",\n",
          with:
            "        \"A\",\n        \(product.replacing("GeneratedSupport", with: "GeneratedTestSupport")),\n"
        ))
    #expect(result.ids == [])
  }

  @Test func manifestsOfOthersStay() {
    let text =
      "import PackageDescription\nlet package = Package(name: \"A\", targets: [.target(name: \"A\")])\n"
    let result = migrate(text, plugins: ["A"], products: [:])
    #expect(result.text == text)
    #expect(result.ids == [])
  }
}
