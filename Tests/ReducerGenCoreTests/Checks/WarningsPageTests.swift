import Foundation
import ReducerGenSyntax
import Testing

@testable import ReducerGenCore

/// The article about the checks has a section for each of them.
@Suite struct WarningsPageTests {
  private let sections: [(id: String, text: String)]

  init() throws {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let page = try String(
      contentsOf: root.appending(path: "Documentation/Warnings.md"), encoding: .utf8)
    sections = page.components(separatedBy: "\n### ").dropFirst().map { section in
      let lines = section.split(separator: "\n", maxSplits: 1, omittingEmptySubsequences: false)
      return (String(lines[0]), lines.count > 1 ? String(lines[1]) : "")
    }
  }

  @Test func eachCheckHasASection() {
    #expect(sections.map(\.id).sorted() == Checks.all.map(\.id).sorted())
  }

  @Test(arguments: Checks.all.map(\.id))
  func theSectionHasTheDocumentationOfTheCheck(id: String) throws {
    let check = try #require(Checks.all.first { $0.id == id })
    let section = try #require(sections.first { $0.id == id })
    let text = section.text.replacing("\n", with: " ")
    for sentence in [check.problem, check.remedy] {
      let beginning = sentence.dropLast().replacing("'", with: "`")
      #expect(text.contains(beginning), "\(sentence)")
    }
  }

  @Test(arguments: Checks.all.map(\.id))
  func theExampleHasTheMistake(id: String) throws {
    let section = try #require(sections.first { $0.id == id })
    let start = try #require(section.text.firstRange(of: ".swift\n")).upperBound
    let end = try #require(section.text[start...].firstRange(of: "\n```")).lowerBound
    let found = diagnostics(String(section.text[start..<end]))
    #expect(found.map(\.id) == [id])
    let severity = Checks.all.first { $0.id == id }?.severity
    #expect(found.map(\.severity) == [severity])
  }
}
