import Foundation
@testable import ReducerGenMigration
import Testing

/// The article shows the rules as they describe themselves.
@Suite struct RuleTableTests {
  private static let article = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Documentation/ComingFromMacros.md")

  private static let isRecording = ProcessInfo.processInfo.environment["REDUCERGEN_RECORD"] == "all"

  @Test func theArticleHasTheTableOfTheRules() throws {
    let text = try String(contentsOf: Self.article, encoding: .utf8)
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let marker = "<!-- The table of the rules "
    let start = try #require(lines.firstIndex { $0.hasPrefix(marker + "begins") })
    let end = try #require(lines.firstIndex { $0.hasPrefix(marker + "ends") })
    let table = "\n" + FileRules.table + "\n"
    if Self.isRecording {
      let new = lines[...start].map(String.init) + [table] + lines[end...].map(String.init)
      try new.joined(separator: "\n").write(to: Self.article, atomically: true, encoding: .utf8)
      return
    }
    #expect(
      lines[(start + 1)..<end].joined(separator: "\n") == table,
      "run 'REDUCERGEN_RECORD=all swift test --filter RuleTableTests' to update the article")
  }

  @Test func eachRuleHasANameOfItsOwnAndSentences() {
    let ids = FileRules.all.map { $0.id }
    #expect(Set(ids).count == ids.count)
    for rule in FileRules.all {
      #expect(rule.id.allSatisfy { $0.isLowercase || $0 == "-" }, "\(rule.id)")
      #expect(rule.summary.first?.isUppercase == true && rule.summary.hasSuffix("."), "\(rule.id)")
      #expect(!rule.summary.contains("|"), "\(rule.id)")
    }
  }
}
