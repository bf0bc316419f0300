import Foundation
import GeneratedSupport
import Testing

@testable import TracePictures

/// The page in a real browser, where one is installed.
@MainActor @Suite struct BrowserTests {
  private nonisolated static let browser = ["chromium", "chromium-browser", "google-chrome"]
    .map { "/usr/bin/\($0)" }.first { FileManager.default.isExecutableFile(atPath: $0) }

  @Test(.enabled(if: browser != nil, "no Chromium is installed"))
  func aThousandEventsAreShown() async throws {
    let trace = Trace()
    let store = withTrace(trace) {
      Store(initialState: Pictured.State()) { Pictured() }
    }
    for number in 0..<1_000 { store.send(.type("\(number)")) }
    let folder = FileManager.default.temporaryDirectory.appending(path: "pictures-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let page = folder.appending(path: "page.html")
    try Data(TracePicture(trace, title: "A thousand events").html.utf8).write(to: page)
    let tree = try await documentTree(of: page, folder)
    #expect(tree.contains("id=\"event-1000\""))
    #expect(tree.split(separator: "<circle").count == 1_001)
  }

  /// The page as the browser has understood it.
  private func documentTree(of page: URL, _ folder: URL) async throws -> String {
    let process = Process()
    process.executableURL = URL(filePath: try #require(Self.browser))
    process.arguments = [
      "--headless", "--no-sandbox", "--disable-gpu", "--dump-dom",
      "--user-data-dir=\(folder.appending(path: "profile").path)", page.absoluteString,
    ]
    let output = folder.appending(path: "tree")
    try Data().write(to: output)
    process.standardOutput = try FileHandle(forWritingTo: output)
    process.standardError = FileHandle.nullDevice
    let (ends, end) = AsyncStream<Void>.makeStream()
    process.terminationHandler = { _ in end.finish() }
    try process.run()
    for await _ in ends {}
    return try String(contentsOf: output, encoding: .utf8)
  }
}
