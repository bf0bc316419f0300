import GeneratedSupport

@testable import GeneratedTestSupport

extension TestStore {
  /// How long the test has waited for things that it does not control. Zero if its outcome does not depend on
  /// real time.
  var idleTime: Duration { journal.idleTime }

  /// Ends all effects, and says nothing about it.
  func skipInFlightEffectsQuietly() async {
    await withExhaustivity(.off) { await skipInFlightEffects() }
  }

  /// What the store shows without failing the test, each issue as `A/B.swift:7: text`.
  var shownReports: LockIsolated<[String]> {
    let reports = LockIsolated<[String]>([])
    journal.willReportExpected = { text in reports.withValue { $0.append(text) } }
    return reports
  }
}
