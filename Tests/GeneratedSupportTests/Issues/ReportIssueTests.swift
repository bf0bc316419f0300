import GeneratedSupport
import Testing

@Suite struct ReportIssueTests {
  @Test func aReportSaysWhereAndWhat() async throws {
    let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
      reportTwice()
    }
    let report = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
    #expect(report.contains("ReportIssueTests.swift:\(reportLine): something is wrong\n"))
    #expect(report.contains("A/B.swift:7: elsewhere\n"))
  }
}

// Not in the test: inside a macro's argument, lines are counted otherwise.
private let reportLine = #line + 2
private func reportTwice() {
  reportIssue("something is wrong")
  reportIssue("elsewhere", fileID: "A/B.swift", filePath: "/A/B.swift", line: 7, column: 1)
}
