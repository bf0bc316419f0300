import Foundation
import Testing

extension PseudoTerminal {
  /// Starts the Demo. Its files are in a folder of their own.
  static func demo(
    _ arguments: [String] = [], home: Folder = Folder(), environment: [String: String] = [:]
  ) throws -> PseudoTerminal {
    try PseudoTerminal(
      [demoPath] + arguments,
      environment: self.environment(home).merging(environment) { _, new in new })
  }

  /// Starts the Demo, and waits until it has drawn all tracks.
  static func drawnDemo(
    _ arguments: [String] = [], home: Folder = Folder(), environment: [String: String] = [:]
  ) async throws -> PseudoTerminal {
    let terminal = try demo(arguments, home: home, environment: environment)
    try await terminal.wait(for: "☆ 5 Fugue")
    return terminal
  }

  static func environment(_ home: Folder) -> [String: String] {
    var environment = ProcessInfo.processInfo.environment
    environment["NO_COLOR"] = nil
    let own = [
      "HOME": home.path, "XDG_DATA_HOME": home.path, "TERM": "xterm-256color",
      "SWIFT_BACKTRACE": "enable=no", "DEMO": demoPath,
    ]
    return environment.merging(own) { _, new in new }
  }

  /// The Demo lies beside the tests. `REDUCERGEN_DEMO` chooses another one.
  static let demoPath: String = {
    if let path = ProcessInfo.processInfo.environment["REDUCERGEN_DEMO"] { return path }
    let tests = CommandLine.arguments.first { $0.contains(".xctest") } ?? ""
    let bundle = tests.components(separatedBy: ".xctest")[0]
    return URL(filePath: bundle).deletingLastPathComponent().appending(component: "Demo").path
  }()
}

/// A folder that exists as long as this object.
final class Folder: Sendable {
  let url = URL.temporaryDirectory.appending(component: "demo-test-\(UUID().uuidString)")

  var path: String { url.path }

  init() {
    try? FileManager.default.createDirectory(at: settings, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(at: url)
  }

  /// The folder for the files of the Demo.
  var settings: URL {
    #if canImport(Darwin)
      url.appending(path: "Library/Application Support/reducergen-demo")
    #else
      url.appending(component: "reducergen-demo")
    #endif
  }
}
