import Foundation
import Testing

/// The first page of the site shows a part of the code that is generated for its feature.
@Suite struct FirstPageTests {
  @Test func theGeneratedLinesAreRight() throws {
    let source = try block(headed: "swift Sources/App/Search.swift")
    let shown = try block(headed: "text Search.generated.swift")
    let lines = Set(generated(source).split(separator: "\n"))
    for line in shown.split(separator: "\n") { #expect(lines.contains(line)) }
  }

  private func block(headed head: String) throws -> String {
    let root = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let page = root.appending(path: "Documentation/reducergen.md")
    let text = try String(contentsOf: page, encoding: .utf8)
    let start = try #require(text.firstRange(of: "```" + head + "\n")).upperBound
    let end = try #require(text[start...].firstRange(of: "\n```")).lowerBound
    return String(text[start..<end])
  }
}
