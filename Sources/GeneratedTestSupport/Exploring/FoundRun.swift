import GeneratedSupport
import Testing

/// Shows the issues of a failing run, and a test that repeats it.
@MainActor
struct FoundRun<State: Equatable, Action: CasePathable> {
  let found: ExplorationSearch<State, Action>.Found
  let search: ExplorationSearch<State, Action>

  private var site: CallSite { search.exploration.site }

  /// - Parameter name: What the test is called.
  func report(name: String) async throws {
    if found.outcome.isShown {
      return deliver(ExplorationReport.shown(found.number, seed: search.seed))
    }
    let plan = found.outcome.plan
    let shown = try await search.exploration.attempt(plan, on: search.host, isShown: true)
    guard shown.failure == found.outcome.failure else {
      return deliver(
        ExplorationReport.notRepeated(
          found.number, seed: search.seed, failure: found.outcome.failure ?? ""))
    }
    let test = try await test(plan, name: name).text
    deliver(
      ExplorationReport.found(
        found.number, seed: search.seed, steps: plan.steps.count, test: test))
  }

  private func test(_ plan: ExploredPlan, name: String) async throws -> FoundTest {
    let script = FoundScript(AssertionPrinter(ofTestAt: "\(site.filePath)"))
    let outcome = try await search.exploration.attempt(plan, on: search.host, script: script)
    return FoundTest(
      name: name, closures: ExploreCall(at: site), state: dumpTypeName(State.self),
      script: script.lines, holdsActions: plan.holdsActions,
      order: ChosenOrder.text(of: plan.deviations),
      skipsEffects: outcome.hasEffects && !outcome.isEndless,
      isXCTest: Test.current == nil)
  }

  private func deliver(_ text: String) { IssueReport(text, site: site).deliver() }
}

extension Exploration {
  /// Reports listed actions that were not sent in any run, because that is a mistake of the test.
  func reportNeverMade(areListed: Bool) {
    let actions = actions.neverMade
    if actions.isEmpty { return }
    let severity = areListed ? IssueSeverity.error : .warning
    IssueReport(ExplorationReport.neverMade(actions), severity: severity, site: site).deliver()
  }
}
