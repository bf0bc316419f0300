/// Whether this process runs tests.
///
/// Ask it where an app must not do in a test what it does else, such as open its window. What a test
/// wants otherwise, it says by overriding a dependency.
public var isTesting: Bool { TestProcess.isRunning && !TestProcess.isIgnored }

/// What ``isTesting`` was called once; code that says so still compiles.
public var _XCTIsTesting: Bool { isTesting }

/// What the process knows of the tests that it runs, without linking a test framework.
package enum TestProcess {
  /// Lets a test of this library see what an app would see.
  @TaskLocal package static var isIgnored = false

  package static let isRunning =
    isKnownRunner
    // Linked into tests only. It makes up for runners whose names nobody here knows.
    || framework != nil

  /// Whether the process was begun as one that runs tests.
  package static let isKnownRunner =
    variables.contains { CurrentProcess.environment($0) != nil }
    || CommandLine.arguments.contains(where: isTestBundle) || runsSwiftTesting

  /// On Linux a process runs the tests of one framework, and this argument says of which.
  package static let runsSwiftTesting = CommandLine.arguments.contains("--testing-library")

  private static let variables = [
    "XCTestBundlePath", "XCTestConfigurationFilePath", "XCTestSessionIdentifier",
  ]

  /// `xctest`, a path that ends in `.xctest`, or what SwiftPM's newer build system calls its runners.
  private static func isTestBundle(_ argument: String) -> Bool {
    let name = argument.split(separator: "/").last ?? ""
    return name == "xctest" || name.hasSuffix(".xctest") || name.hasSuffix("-test-runner")
  }
}
