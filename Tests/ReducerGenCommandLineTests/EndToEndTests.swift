import Foundation
import Testing

/// The script builds real packages, which takes minutes: `swift test` runs it only when asked to.
@Suite struct EndToEndTests {
  @Test(
    .enabled(if: ProcessInfo.processInfo.environment["REDUCERGEN_END_TO_END"] == "1"),
    arguments: ["native", "swiftbuild"])
  func packagesBuild(system: String) throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().appending(path: "EndToEnd/run")
    process.arguments = [system]
    try process.run()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
  }
}
