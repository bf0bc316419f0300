/// Whether this process runs tests.
///
/// Use it for work that an app must not do in a test, such as opening its window. For other
/// differences, override a dependency.
public var isTesting: Bool { TestProcess.isRunning && !TestProcess.isIgnored }

/// The former name of ``isTesting``.
public var _XCTIsTesting: Bool { isTesting }

/// The facts that are known about running tests without a link to a test framework.
@usableFromInline package enum TestProcess {
  /// Whether code runs as in an app. Tests of this library use it.
  @TaskLocal package static var isIgnored = false

  @usableFromInline package static let isRunning =
    isKnownRunner
    // It is linked into tests only. This also covers runners with unknown names.
    || framework != nil

  /// Whether the process was started by a known test runner.
  package static let isKnownRunner =
    variables.contains { CurrentProcess.environment($0) != nil }
    || CommandLine.arguments.contains(where: isTestBundle) || runsSwiftTesting

  /// On Linux, a process runs the tests of one framework. This argument says which one.
  package static let runsSwiftTesting = CommandLine.arguments.contains("--testing-library")

  /// Whether an argument asks Swift Testing to run each test several times. Xcode has other ways to
  /// ask.
  package static let repeatsTests = CommandLine.arguments.contains {
    $0.hasPrefix("--repetitions") || $0.hasPrefix("--repeat-until")
  }

  private static let variables = [
    "XCTestBundlePath", "XCTestConfigurationFilePath", "XCTestSessionIdentifier",
  ]

  /// `xctest`, a path that ends in `.xctest`, or the name of a runner of SwiftPM's newer build
  /// system.
  private static func isTestBundle(_ argument: String) -> Bool {
    let name = argument.split(separator: "/").last ?? ""
    return name == "xctest" || name.hasSuffix(".xctest") || name.hasSuffix("-test-runner")
  }
}
