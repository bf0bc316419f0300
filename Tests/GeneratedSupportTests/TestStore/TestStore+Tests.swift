import GeneratedSupport

@testable import GeneratedTestSupport

extension TestStore {
  /// How long the test has waited for things that it does not control. Zero if its outcome does not
  /// depend on real time.
  var idleTime: Duration { journal.effects.idleTime }

  /// Ends all effects, and says nothing about it.
  func skipInFlightEffectsQuietly() async {
    await withExhaustivity(.off) { await skipInFlightEffects() }
  }

  /// What the store shows without failing the test, each issue as `A/B.swift:7: text`.
  var shownReports: LockIsolated<[String]> {
    let reports = LockIsolated<[String]>([])
    journal.reports.willReportExpected = { text in reports.withValue { $0.append(text) } }
    return reports
  }
}

/// Something outside a test that an effect awaits. It ends after the store has waited for it in
/// real time, and not before.
final class OutsideWork: Sendable {
  private let idleTime = LockIsolated<(@MainActor @Sendable () -> Duration)?>(nil)

  /// The store that must have waited.
  @MainActor func watch(_ store: TestStoreOf<ScriptedFeature>) {
    idleTime.setValue { [weak store] in store?.idleTime ?? .seconds(1) }
  }

  /// Looks less and less often, so that the store finds the effect idle even on a busy machine.
  func finish() async {
    var delay = Duration.microseconds(100)
    while await idleTime.value?() == Duration.zero {
      await withCheckedContinuation { continuation in
        LaterTurn.request(after: delay) { continuation.resume() }
      }
      delay = min(delay * 2, .milliseconds(50))
    }
  }
}
