import ReducerGenCore
import ReducerGenMigration
import ReducerGenSyntax
import Testing

/// Manifests that name packages and products in constants.
@Suite struct ManifestConstantTests {
  private static let tca =
    #"product(name: "ComposableArchitecture", package: "swift-composable-architecture")"#
  private static let support = #"product(name: "GeneratedSupport", package: "reducergen")"#
  private static let testSupport = #"product(name: "GeneratedTestSupport", package: "reducergen")"#

  /// - Parameters:
  ///   - declarations: Beside the package.
  ///   - targets: The elements of the list.
  private func manifest(_ declarations: String, targets: String, isOld: Bool = true) -> String {
    let dependency =
      isOld
      ? #".package(url: "https://github.com/pointfreeco/swift-composable-architecture", from: "1.0.0")"#
      : #".package(path: "../reducergen")"#
    return """
      // swift-tools-version: 6.2
      import PackageDescription

      let package = Package(
        name: "App",
        dependencies: [\(dependency)],
        targets: [
          \(targets)
        ])

      \(declarations)

      """
  }

  @Test(arguments: [
    "extension Target.Dependency { static let tca = PRODUCT }",
    "extension Target.Dependency { static let tca: Self = .PRODUCT }",
    "extension Target.Dependency { static let tca = Self.PRODUCT }",
    "extension Target.Dependency { static let tca = Target.Dependency.PRODUCT }",
    "extension Target.Dependency { static var tca: Self { .PRODUCT } }",
    "extension Target.Dependency { static var tca: Self { return .PRODUCT } }",
  ])
  func aConstantIsReplacedOnceAndUsed(declaration: String) {
    let target = #".target(name: "A", dependencies: [.tca, "B"])"#
    let before = manifest(declaration.replacing("PRODUCT", with: Self.tca), targets: target)
    let after = manifest(
      declaration.replacing("PRODUCT", with: Self.support), targets: target, isOld: false)
    let result = migrateManifest(before, products: ["A": .support])
    #expect(result.text == after)
    #expect(result.findings.isEmpty)
  }

  @Test func globalConstantsAndLists() {
    let declarations = """
      let tca: Target.Dependency = .PRODUCT
      let common: [Target.Dependency] = [tca, "B"]
      """
    let targets = """
      .target(name: "A", dependencies: [tca]),
          .target(name: "C", dependencies: common),
          .target(name: "D", dependencies: common + ["A"]),
      """
    let before = manifest(declarations.replacing("PRODUCT", with: Self.tca), targets: targets)
    let after = manifest(
      declarations.replacing("PRODUCT", with: Self.support), targets: targets, isOld: false)
    let result = migrateManifest(
      before, products: ["A": .support, "C": .support, "D": .support])
    #expect(result.text == after)
    #expect(result.findings.isEmpty)
  }

  @Test func testTargetsGetTheOtherProduct() {
    let declaration = "extension Target.Dependency { static let tca = PRODUCT }"
    let before = manifest(
      declaration.replacing("PRODUCT", with: Self.tca),
      targets: #".testTarget(name: "T", dependencies: ["A", .tca])"#)
    let after = manifest(
      declaration.replacing("PRODUCT", with: Self.support),
      targets: #".testTarget(name: "T", dependencies: ["A", .\#(Self.testSupport)])"#, isOld: false)
    #expect(migrateManifest(before, products: ["T": .testSupport]).text == after)
  }

  @Test func aSecondConstantLeavesTheList() {
    let before = manifest(
      """
      extension Target.Dependency {
        static let tca = \(Self.tca)
        static let clocks = product(name: "Clocks", package: "swift-clocks")
      }
      """, targets: #".target(name: "A", dependencies: [.clocks, .tca])"#)
    let after = manifest(
      """
      extension Target.Dependency {
        static let tca = \(Self.support)
        static let clocks = \(Self.support)
      }
      """, targets: #".target(name: "A", dependencies: [.clocks])"#, isOld: false)
    #expect(migrateManifest(before, products: ["A": .support]).text == after)
  }

  @Test func constantsOfPackages() {
    let before = """
      // swift-tools-version: 6.2
      let package = Package(name: "App", dependencies: [.tca, .clocks, .other], targets: [])
      extension Package.Dependency {
        static let tca = package(url: "https://github.com/pointfreeco/swift-composable-architecture", from: "1.0.0")
        static let clocks = package(id: "pointfreeco.swift-clocks", from: "1.0.0")
        static let other = package(path: "../other")
      }

      """
    let after = """
      // swift-tools-version: 6.2
      let package = Package(name: "App", dependencies: [.tca, .other], targets: [])
      extension Package.Dependency {
        static let tca = package(path: "../reducergen")
        static let clocks = package(path: "../reducergen")
        static let other = package(path: "../other")
      }

      """
    #expect(migrateManifest(before, products: ["A": .support]).text == after)
  }

  @Test func namesInConstants() {
    let declarations = """
      let library = "ComposableArchitecture"
      let feature = "Feature"
      """
    let before = manifest(
      declarations,
      targets:
        #".target(name: feature, dependencies: [.product(name: library, package: "swift-composable-architecture")])"#
    )
    let result = migrateManifest(before, products: ["Feature": .support], plugins: ["Feature"])
    #expect(result.text.contains(#"dependencies: [.\#(Self.support)], plugins: [.plugin("#))
    #expect(result.findings.isEmpty)
  }

  @Test func addressesInConstants() {
    let before = """
      let package: Package = .init(name: "App", dependencies: [.package(url: URLs.tca, from: "1.0.0")], targets: [])
      enum URLs { static let tca = "https://github.com/pointfreeco/swift-composable-architecture" }

      """
    let result = migrateManifest(before, products: ["A": .support])
    #expect(result.text.contains(#"dependencies: [.package(path: "../reducergen")]"#))
    #expect(result.findings.isEmpty)
    let used = before + "let other = make(URLs.tca)\n"
    #expect(migrateManifest(used, products: ["A": .support]).findings.map(\.id) == ["manifest"])
  }

  @Test func constantsOfOneNameInSeveralTypes() {
    let before = """
      enum URLs { static let tca = "https://github.com/pointfreeco/swift-composable-architecture" }
      enum Versions { static let tca = Version("1.21.0") }
      enum Products { static let tca = Target.Dependency.\(Self.tca) }
      let package = Package(
        name: "App", dependencies: [.package(url: URLs.tca, from: Versions.tca)],
        targets: [.feature("A", [Products.tca]), .target(name: "B", dependencies: [Products.tca])])

      """
    let result = migrateManifest(before, products: ["A": .support, "B": .support])
    #expect(
      result.text
        == before.replacing(Self.tca, with: Self.support)
        .replacing("url: URLs.tca, from: Versions.tca", with: #"path: "../reducergen""#))
    #expect(result.findings.isEmpty)
  }

  @Test func aConstantThatIsAName() {
    let declaration = "extension Target.Dependency { static let tca: Self = PRODUCT }"
    let target = #".target(name: "A", dependencies: [.tca])"#
    let result = migrateManifest(
      manifest(
        declaration.replacing("PRODUCT", with: #""ComposableArchitecture""#), targets: target),
      products: ["A": .support])
    let after = declaration.replacing("PRODUCT", with: "." + Self.support)
    #expect(result.text == manifest(after, targets: target, isOld: false))
    #expect(result.findings.isEmpty)
  }

  @Test func aLoopThatAddsTheProduct() {
    let loop = "for target in package.targets { target.dependencies.append(.PRODUCT) }"
    let targets = """
      .target(name: "A"),
          .testTarget(
            name: "ATests"),
      """
    let before = manifest(loop.replacing("PRODUCT", with: Self.tca), targets: targets)
    let after = manifest(
      loop.replacing("PRODUCT", with: Self.support),
      targets: targets.replacing(
        "\"ATests\"", with: "\"ATests\",\n      dependencies: [.\(Self.testSupport)]"),
      isOld: false)
    let result = migrateManifest(before, products: ["A": .support, "ATests": .testSupport])
    #expect(result.text == after)
    #expect(result.findings.isEmpty)
  }

  @Test func testTargetsThatAFunctionMakes() {
    let before = manifest(
      "extension Target.Dependency { static let tca = \(Self.tca) }",
      targets: ".testTarget(name: T.a.name, dependencies: [.tca])")
    let result = migrateManifest(before, products: ["ATests": .testSupport])
    #expect(
      result.findings.flatMap { $0.notes.map(\.message) } == [
        "add to it: dependencies: [.\(Self.testSupport)]"
      ])
    let written = before + "let tests = Target.Dependency.\(Self.testSupport)\n"
    #expect(migrateManifest(written, products: ["ATests": .testSupport]).findings.isEmpty)
  }

  @Test func whatAFunctionMakesIsReported() {
    let before = manifest(
      #"func library(_ name: String) -> Target.Dependency { .product(name: name, package: "swift-composable-architecture") }"#,
      targets: #".target(name: "A", dependencies: [library("ComposableArchitecture")])"#)
    let result = migrateManifest(before, products: ["A": .support])
    #expect(result.findings.map(\.id) == ["manifest", "manifest"])
    #expect(
      result.findings.map(\.message) == [
        "'ComposableArchitecture' is named here, but the package does not depend on it any more",
        "'swift-composable-architecture' is named here, but the package does not depend on it any more",
      ])
  }

  @Test func aDependencyOnATargetIsNotTheTarget() {
    let before = manifest(
      "",
      targets: """
        .target(name: "B", dependencies: [.target(name: "A")]),
            .target(name: "A", dependencies: [.\(Self.tca)]),
        """)
    let result = migrateManifest(before, products: ["A": .support], plugins: ["A"])
    #expect(result.text.contains(#"[.target(name: "A")]"#))
    #expect(result.text.contains(#"[.\#(Self.support)], plugins: [.plugin("#))
  }

  @Test func conditionsStay() {
    let condition = ", condition: .when(platforms: [.iOS]))"
    let target = #".target(name: "A", dependencies: [.PRODUCT])"#
    func text(_ product: String, isOld: Bool) -> String {
      let product = product.dropLast() + condition
      return manifest("", targets: target.replacing("PRODUCT", with: product), isOld: isOld)
    }
    let result = migrateManifest(text(Self.tca, isOld: true), products: ["A": .support])
    #expect(result.text == text(Self.support, isOld: false))
  }

  @Test func aTargetOfThePackageWithTheNameOfAProduct() {
    let before = manifest(
      "",
      targets: """
        .target(name: "Clocks"),
            .target(name: "A", dependencies: ["Clocks", .\(Self.tca)]),
        """)
    let after = before.replacing(Self.tca, with: Self.support).replacing(
      #".package(url: "https://github.com/pointfreeco/swift-composable-architecture", from: "1.0.0")"#,
      with: #".package(path: "../reducergen")"#)
    let result = migrateManifest(before, products: ["A": .support])
    #expect(result.text == after)
    #expect(result.findings.isEmpty)
  }
}
