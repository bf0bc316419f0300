import Foundation
import Testing

/// Which files belong to which target, and which to none.
@Suite struct MigrateFolderTests {
  private static let empty =
    "// swift-tools-version: 6.2\nimport PackageDescription\nlet package = Package(name: \"Tools\")\n"

  @Test func aPackageWithoutTargetsBesideAnApplication() throws {
    let command = try MigrateCommand(isCommitted: true)
    defer { command.remove() }
    for path in ["App/Counter.swift", "App/Sub/Counter.swift", "T/Counter.swift"] {
      try command.write(MigrateCommand.counter, to: path)
    }
    try command.write("let x = 1\n", to: "Plain/X.swift")
    try command.write(Self.empty, to: "Package.swift")
    try FileManager.default.removeItem(at: command.folder.appending(path: "Sources"))
    try FileManager.default.removeItem(at: command.folder.appending(path: "Tests"))
    let result = try command.run(".")
    #expect(result.code == 1)
    #expect(
      result.errors == """
        App/Counter.swift:1:1: error: 2 files in the folder 'App' must move too, but the folder belongs to no target of the package [no-target]
        App/Counter.swift:1:1: note: run the command for 'App' too
        T/Counter.swift:1:1: error: a file in the folder 'T' must move too, but the folder belongs to no target of the package [no-target]
        T/Counter.swift:1:1: note: run the command for 'T' too

        """)
    #expect(!result.output.contains("There is nothing to do."))
    let all = try command.run("--apply", "--allow-dirty", ".", "./App/", "T")
    #expect(all.code == 0)
    #expect(try command.read("App/Sub/Counter.swift").hasPrefix("import GeneratedSupport\n"))
  }

  @Test func aManifestWhoseTargetsDoNotMoveKeepsItsDependency() throws {
    let command = try MigrateCommand()
    defer { command.remove() }
    let manifest = MigrateCommand.manifest.replacing("name: \"Counter\"", with: "name: \"None\"")
      .replacing("\"CounterTests\"", with: "\"NoneTests\"")
    try command.write(manifest, to: "Package.swift")
    for name in ["Sources", "Tests"] {
      try FileManager.default.moveItem(
        at: command.folder.appending(path: name),
        to: command.folder.appending(path: "Modules\(name)"))
    }
    let result = try command.run(".")
    #expect(result.code == 1)
    #expect(result.output.hasPrefix("0 files in 0 modules would change.\n"))
    #expect(result.errors.contains("in the folder 'ModulesSources' must move too"))
    #expect(result.errors.contains("Package.swift:8:5: error: this dependency stays, "))
  }

  @Test func filesThatATargetDoesNotCompile() throws {
    let command = try MigrateCommand()
    defer { command.remove() }
    try command.write(
      MigrateCommand.manifest.replacing("\n      ]),", with: "\n      ], exclude: [\"Old\"]),"),
      to: "Package.swift")
    let broken = "import ComposableArchitecture\n@Reducer struct F {\n"
    try command.write(broken, to: "Sources/Counter/Counter.docc/Resources/Step.swift")
    try command.write(broken, to: "Sources/Counter/Old/Old.swift")
    try command.write(broken, to: "Sources/Counter/Try.playground/Contents.swift")
    let result = try command.run(".")
    #expect(result.output.contains("2 files in 2 modules would change.\n"))
    #expect(!result.errors.contains("[syntax]"))
    #expect(
      result.errors.contains(
        "Sources/Counter/Try.playground: warning: a playground is not changed [playground]\n"))
    #expect(result.errors.contains("in the folder 'Sources/Counter/Old' must move too"))
  }

  @Test func manifestsForOtherVersionsOfTheTools() throws {
    let command = try MigrateCommand()
    defer { command.remove() }
    try command.write(MigrateCommand.manifest, to: "Package@swift-6.1.swift")
    try command.commit()
    #expect(try command.run("--apply", ".").code == 0)
    #expect(
      try command.read("Package@swift-6.1.swift") == command.read("Package.swift"))
    #expect(try !command.read("Package.swift").contains("composable"))
  }

  @Test func rulesOfBazel() throws {
    let command = try MigrateCommand()
    defer { command.remove() }
    try command.write(
      "swift_library(deps = [\"@tca//:ComposableArchitecture\"])\n", to: "App/BUILD.bazel")
    try command.write("swift_library(deps = [])\n", to: "App/Other/BUILD")
    try command.write(MigrateCommand.counter, to: "App/Counter.swift")
    let result = try command.run("App")
    #expect(result.code == 1)
    #expect(
      result.errors.hasPrefix(
        "App/BUILD.bazel: warning: the command does not change the rules of Bazel [manifest]\n"))
    #expect(!result.errors.contains("App/Other/BUILD"))
  }

  @Test func packagesThatGetTheLibraryThroughALocalPackage() throws {
    let command = try MigrateCommand()
    defer { command.remove() }
    try command.write(
      """
      // swift-tools-version: 6.2
      import PackageDescription
      let package = Package(
        name: "Feature",
        dependencies: [.package(path: "../..")],
        targets: [.target(name: "Feature", dependencies: [.product(name: "Counter", package: "App")])])

      """, to: "Packages/Feature/Package.swift")
    try command.write(
      "import Counter\n\n@Reducer struct F { enum Action { case a } }\n",
      to: "Packages/Feature/Sources/Feature/F.swift")
    let result = try command.run(".")
    #expect(
      result.output.contains(
        #"+  dependencies: [.package(path: "../.."), .package(path: "../../../reducergen")],"#))
    #expect(result.output.contains(#".product(name: "GeneratedSupport", package: "reducergen")]"#))
    #expect(result.output.contains("+struct F: Reducer { enum Action { case a } }\n"))
  }

  @Test func ownTargetsWithTheNameOfALibrary() throws {
    let command = try MigrateCommand()
    defer { command.remove() }
    try command.write(
      MigrateCommand.manifest.replacing(
        "targets: [\n",
        with: """
          targets: [
              .target(name: "TCACoordinators", dependencies: ["Clocks"]),
              .target(name: "Clocks", dependencies: [.product(name: "ComposableArchitecture", package: "swift-composable-architecture")]),

          """), to: "Package.swift")
    try command.write(
      "import Clocks\nimport ComposableArchitecture\nextension Effect { func x() {} }\n",
      to: "Sources/TCACoordinators/A.swift")
    try command.write(
      "import ComposableArchitecture\nstruct Clock {}\n", to: "Sources/Clocks/A.swift")
    try command.write(
      "import TCACoordinators\n" + MigrateCommand.counter, to: "Sources/Counter/Counter.swift")
    let result = try command.run(".")
    #expect(!result.errors.contains("foreign-module"))
    #expect(result.output.contains("4 files in 4 modules would change.\n"))
    #expect(result.output.contains(" import Clocks\n-import ComposableArchitecture\n"))
    #expect(result.output.contains(#"dependencies: ["Clocks", .product("#))
  }
}
