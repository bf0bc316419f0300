import Foundation
import GeneratedTestSupport
import Testing

@testable import ReducerGenRecording

/// The picture in the article on recorded tests shows what is written into the article's test.
@Suite struct RecordedPictureTests {
  private let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../Documentation").standardized
  private var picture: URL { folder.appending(path: "RecordedTest.svg") }

  @Test func thePictureAndTheArticleAreCurrent() throws {
    let article = try String(
      contentsOf: folder.appending(path: "RecordedTests.md"), encoding: .utf8)
    let source = try #require(block("swift Tests/AppTests/LoginTests.swift", in: article))
    let recorded = try record(in: source)
    #expect(recorded.hasSuffix(try #require(block("text", in: article))))
    let svg = drawing(from: source, to: recorded)
    if ["all", "failed"].contains(ProcessInfo.processInfo.environment["REDUCERGEN_RECORD"]) {
      try svg.write(to: picture, atomically: true, encoding: .utf8)
    }
    #expect(
      (try? String(contentsOf: picture, encoding: .utf8)) == svg,
      "Run this test with REDUCERGEN_RECORD=failed, and look at the file")
  }

  private func block(_ head: String, in article: String) -> String? {
    guard let start = article.range(of: "```\(head)\n")?.upperBound,
      let end = article[start...].range(of: "```")?.lowerBound
    else { return nil }
    return String(article[start..<end])
  }

  private func record(in source: String) throws -> String {
    let file = try MarkedFile(source.replacing("store.send(", with: "store.send§("))
    let isLoading = { Statement.assign(place: "$0.isLoading", .text($0)) }
    let user = Statement.assign(place: "$0.user", .text("User(id: 1, name: \"Blob\")"))
    _ = file.recorder.record(.closure([isLoading("true")]), at: file.call)
    let response = ReceivedAction(
      argument: "\\.loginResponse.success", statements: [isLoading("false"), user])
    _ = file.recorder.record(.receives([response], .after), at: file.call)
    return try file.text
  }

  // MARK: Drawing

  /// The lines from the test's attribute on, with signs before those that change.
  private func drawing(from old: String, to new: String) -> String {
    let (old, new) = (lines(of: old), lines(of: new))
    let changes = new.difference(from: old)
    var rows: [(sign: Character, text: String)] = new.map { (" ", $0) }
    for case .insert(let offset, _, _) in changes.insertions { rows[offset].sign = "+" }
    for case .remove(let offset, let text, _) in changes.removals.reversed() {
      let place = rows.firstIndex { $0.sign == "+" && $0.text.hasPrefix(text) } ?? offset
      rows.insert(("−", text), at: place)
    }
    let texts = rows.enumerated().map { index, row in
      "<text x=\"12\" y=\"\(26 + 18 * index)\" xml:space=\"preserve\" fill=\"\(color(row.sign))\">"
        + "\(row.sign) \(escaped(row.text))</text>"
    }
    let width = 24 + 9 * (rows.map(\.text.count).max() ?? 0)
    return """
      <svg xmlns="http://www.w3.org/2000/svg" width="\(width)" height="\(18 * rows.count + 24)" \
      font-family="Menlo, Consolas, 'DejaVu Sans Mono', monospace" font-size="14">
      <rect width="100%" height="100%" rx="8" fill="#21252b"/>
      \(texts.joined(separator: "\n"))
      </svg>

      """
  }

  private func lines(of text: String) -> [String] {
    let lines = text.split(separator: "\n").map(String.init)
    return Array(lines.drop { !$0.contains("@Test") })
  }

  private func color(_ sign: Character) -> String {
    switch sign {
    case "+": "#98c379"
    case "−": "#e06c75"
    default: "#dcdfe4"
    }
  }

  private func escaped(_ text: String) -> String {
    text.replacing("&", with: "&amp;").replacing("<", with: "&lt;")
  }
}
