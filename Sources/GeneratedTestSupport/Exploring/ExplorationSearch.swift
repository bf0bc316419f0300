import GeneratedSupport

/// Looks for a run that fails, and makes it as simple as it can be.
@MainActor
struct ExplorationSearch<State: Equatable, Action: CasePathable> {
  let exploration: Exploration<State, Action>
  let host: any ScheduleHost
  let runs: Int
  let steps: Int
  let seed: UInt64

  /// A run that fails.
  struct Found {
    /// The number of the run.
    var number: Int
    var outcome: Exploration<State, Action>.Outcome
  }

  /// Nil if all runs pass.
  func run() async throws -> Found? {
    for number in 1...max(1, runs) {
      let random = SeededGenerator(seed: seed &* 1_000_003 &+ UInt64(number))
      let outcome = try await exploration.attempt(count: steps, random, on: host)
      if outcome.failure == nil { continue }
      if outcome.isShown { return Found(number: number, outcome: outcome) }
      return Found(number: number, outcome: try await simplified(outcome))
    }
    return nil
  }

  private func simplified(
    _ outcome: Exploration<State, Action>.Outcome
  ) async throws -> Exploration<State, Action>.Outcome {
    var outcome = outcome
    outcome.plan = try await PlanSimplifier(plan: outcome.plan) { plan in
      let attempt = try await exploration.attempt(plan, on: host)
      return attempt.failure == outcome.failure ? attempt.plan : nil
    }.simplified()
    return outcome
  }
}
