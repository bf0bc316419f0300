import GeneratedSupport

/// What a call of `explore` explores.
@MainActor
final class Exploration<State: Equatable, Action: CasePathable> {
  let actions: ExploredActions<Action>
  private let endless: [PartialCaseKeyPath<Action>]
  let makeStore: () -> TestStore<State, Action>
  private let invariant: (State) throws -> Void
  let site: CallSite
  /// Whether a run did work that its order does not include.
  private(set) var hasMetOtherWork = false

  init(
    _ actions: ExploredActions<Action>, endless: [PartialCaseKeyPath<Action>], site: CallSite,
    store: @escaping () -> TestStore<State, Action>, invariant: @escaping (State) throws -> Void
  ) {
    self.actions = actions
    self.endless = endless
    makeStore = store
    self.invariant = invariant
    self.site = site
  }

  func check(_ state: State) {
    do {
      try invariant(state)
    } catch {
      IssueReport(ExplorationReport.thrown(error), site: site).deliver()
    }
  }

  /// Whether the effects of the action are cancelled at the end.
  func isEndless(_ action: Action) -> Bool { endless.contains { action.is($0) } }
}

extension Exploration {
  struct Outcome {
    /// Where the first failure is. Nil if the run has passed.
    var failure: String?
    /// Whether the failure was shown although it should have been hidden.
    var isShown = false
    /// What the run has done.
    var plan: ExploredPlan
    var hasEffects = false
    var isEndless = false
  }

  /// Carries out the plan.
  ///
  /// - Parameter script: Collects the statements of a test. Nil in most runs, because that takes
  ///   time.
  func attempt(
    _ plan: ExploredPlan, on host: any ScheduleHost, script: FoundScript? = nil,
    isShown: Bool = false
  ) async throws -> Outcome {
    try await attempt(plan, on: host, script: script, isShown: isShown) {
      await $0.perform(plan.steps)
    }
  }

  /// Chooses the steps at random.
  func attempt(
    count: Int, _ random: SeededGenerator, on host: any ScheduleHost
  ) async throws -> Outcome {
    var random = random
    let order = ChosenOrder.Plan.priorities(
      SeededGenerator(seed: random.below(1 << 30)), changes: [])
    let plan = ExploredPlan(steps: [], holdsActions: random.below(2) == 1, order: order)
    return try await attempt(plan, on: host, script: nil, isShown: false) { [random] run in
      var random = random
      await run.perform(count: count, &random)
    }
  }

  private func attempt(
    _ plan: ExploredPlan, on host: any ScheduleHost, script: FoundScript?, isShown: Bool,
    _ body: @escaping @MainActor (ExploredRun<State, Action>) async -> Void
  ) async throws -> Outcome {
    let failures = LockIsolated<[String]>([])
    let order = ChosenOrder(plan.order)
    let result = RunResult<State, Action>()
    let wasShown = try await host.collectingIssues(in: failures, isShown: isShown) {
      try await ScheduledRun.$isHidden.withValue(!isShown) {
        try await AssertionRecording.$recorder.withValue(.some(script)) {
          try await ScheduledRun.run(order, Trace()) { @MainActor in
            let run = ExploredRun(self, holdsActions: plan.holdsActions, script: script) {
              !failures.value.isEmpty
            }
            await body(run)
            result.run = run
          }
        }
      }
    }
    if order.hasMetOtherWork { hasMetOtherWork = true }
    guard let run = result.run else { throw CancellationError() }
    let performed = ExploredPlan(
      steps: run.steps, holdsActions: plan.holdsActions, order: .deviations(order.deviations))
    return Outcome(
      failure: run.endlessCase.map { "endless: \($0)" } ?? failures.value.first, isShown: wasShown,
      plan: performed, hasEffects: run.hasEffectsAtEnd,
      isEndless: run.endlessCase != nil)
  }
}

@MainActor
private final class RunResult<State: Equatable, Action: CasePathable> {
  var run: ExploredRun<State, Action>?
}
