import Foundation
import Testing

/// The built command of the workshop, in a folder of its own with a package in macro style.
struct MigrateCommand {
  let folder: URL

  struct Result {
    var code: Int32
    var output: String
    var errors: String
  }

  /// Beside the bundle of the tests.
  static let path = {
    let bundle = CommandLine.arguments.first { $0.contains(".xctest") } ?? ""
    let products = URL(filePath: bundle.components(separatedBy: ".xctest")[0])
      .deletingLastPathComponent()
    return products.appending(path: "reducergen-workshop").path(percentEncoded: false)
  }()

  /// - Parameter isCommitted: Whether the folder is a git repository whose files are committed.
  init(isCommitted: Bool = false) throws {
    folder = FileManager.default.temporaryDirectory.appending(path: "migrate-\(UUID())")
    try write(Self.manifest, to: "Package.swift")
    try write(Self.counter, to: "Sources/Counter/Counter.swift")
    try write(Self.tests, to: "Tests/CounterTests/CounterTests.swift")
    if isCommitted { try commit() }
  }

  func write(_ text: String, to path: String) throws {
    let file = folder.appending(path: path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try text.write(to: file, atomically: false, encoding: .utf8)
  }

  func read(_ path: String) throws -> String {
    try String(contentsOf: folder.appending(path: path), encoding: .utf8)
  }

  func commit() throws {
    try git("init", "-q", ".")
    try git("add", "-A")
    try git("-c", "user.name=a", "-c", "user.email=a@example.com", "commit", "-qm", "Before")
  }

  func git(_ arguments: String...) throws {
    let result = try Self.run("/usr/bin/env", ["git"] + arguments, in: folder)
    try #require(result.code == 0, "\(result.errors)")
  }

  func run(_ arguments: String...) throws -> Result { try run(arguments) }

  func run(_ arguments: [String]) throws -> Result {
    try Self.run(Self.path, ["migrate"] + arguments, in: folder)
  }

  /// Runs the command while `git` is a script in the folder `bin`.
  func runWithOwnGit(_ arguments: String...) throws -> Result {
    try Self.run(
      "/bin/sh", ["-c", #"PATH="$PWD/bin:$PATH" "$0" migrate "$@""#, Self.path] + arguments,
      in: folder)
  }

  /// Both outputs in one file.
  func runWithOneOutput(_ arguments: String...) throws -> String {
    try Self.run("/bin/sh", ["-c", #""$0" migrate "$@" 2>&1"#, Self.path] + arguments, in: folder)
      .output
  }

  func remove() { try? FileManager.default.removeItem(at: folder) }

  private static func run(
    _ path: String, _ arguments: [String], in folder: URL
  ) throws -> Result {
    let process = Process()
    process.executableURL = URL(filePath: path)
    process.arguments = arguments
    process.currentDirectoryURL = folder
    // Files, because a pipe that nobody reads can be full.
    let names = ["output", "errors"].map { "\($0)-\(UUID())" }
    let files = names.map { FileManager.default.temporaryDirectory.appending(path: $0) }
    for file in files { try Data().write(to: file) }
    process.standardOutput = try FileHandle(forWritingTo: files[0])
    process.standardError = try FileHandle(forWritingTo: files[1])
    try process.run()
    process.waitUntilExit()
    let texts = try files.map { try String(contentsOf: $0, encoding: .utf8) }
    for file in files { try FileManager.default.removeItem(at: file) }
    return Result(code: process.terminationStatus, output: texts[0], errors: texts[1])
  }
}

extension MigrateCommand {
  static let manifest = """
    // swift-tools-version: 6.2
    import PackageDescription

    let package = Package(
      name: "App",
      platforms: [.macOS(.v15)],
      dependencies: [
        .package(url: "https://github.com/pointfreeco/swift-composable-architecture", from: "1.20.0")
      ],
      targets: [
        .target(
          name: "Counter",
          dependencies: [
            .product(name: "ComposableArchitecture", package: "swift-composable-architecture")
          ]),
        .testTarget(name: "CounterTests", dependencies: ["Counter"]),
      ])

    """

  static let counter = """
    import ComposableArchitecture

    @Reducer
    public struct Counter {
      @ObservableState
      public struct State: Equatable { public var count = 0 }
      public enum Action { case tapped }
      public init() {}
      public var body: some ReducerOf<Self> {
        Reduce { state, action in
          state.count += 1
          return .none
        }
      }
    }

    """

  static let tests = """
    import ComposableArchitecture
    import XCTest
    @testable import Counter

    final class CounterTests: XCTestCase {
      @MainActor func testCount() async {
        let store = TestStore(initialState: Counter.State(), reducer: Counter())
        await store.send(.tapped) { $0.count = 1 }
      }
    }

    """
}
