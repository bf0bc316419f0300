import GeneratedSupport

@testable import GeneratedTestSupport

extension TestStore {
  /// What the store shows without failing the test, each issue as `A/B.swift:7: text`.
  var shownReports: LockIsolated<[String]> {
    let reports = LockIsolated<[String]>([])
    journal.reports.willReportExpected = { text in reports.withValue { $0.append(text) } }
    return reports
  }
}
