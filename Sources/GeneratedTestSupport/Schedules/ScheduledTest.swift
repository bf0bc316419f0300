import GeneratedSupport

/// A test that runs in many orders.
struct ScheduledTest<Host: ScheduleHost> {
  let host: Host

  nonisolated(nonsending) func run(
    _ extent: ScheduleSearch.Extent, _ body: @Sendable () async throws -> Void
  ) async throws {
    var usual: [String] = []
    var hasMetOtherWork = false
    let result = try await ScheduleSearch(extent: extent).run { order, isShown in
      let outcome = try await attempt(order, isShown: isShown, body)
      hasMetOtherWork = hasMetOtherWork || order.hasMetOtherWork
      if isShown { usual = outcome.steps }
      return outcome
    }
    if hasMetOtherWork, !result.hasFailedAtOnce { host.record(ScheduleReport.realTime, .warning) }
    switch result {
    case .failedAtOnce: break
    case .passed(let count, let isComplete):
      report(count: count, isComplete: isComplete, of: extent)
    case .failed(let found):
      let seed: UInt64? = if case .random(_, let seed) = extent { seed } else { nil }
      try await show(found, ScheduleReport.text(found, usual: usual, seed: seed), body)
    }
  }

  private func report(count: Int, isComplete: Bool, of extent: ScheduleSearch.Extent) {
    switch extent {
    case .random where isComplete && count == 1: host.record(ScheduleReport.oneOrder, .warning)
    case .all(let limit) where !isComplete:
      host.record(ScheduleReport.text(limit: limit), .warning)
    case .all: print("\(host.name) has passed in all of its \(count) orders.")
    default: break
    }
  }

  /// Runs the test in the order that was found, so that its issues are shown where they are.
  private nonisolated(nonsending) func show(
    _ found: ScheduleSearch.Found, _ text: String, _ body: @Sendable () async throws -> Void
  ) async throws {
    var failure: (any Error)?
    do {
      let order = ChosenOrder(.deviations(found.deviations))
      let isRepeated =
        if found.isShown { true } else {
          try await attempt(order, isShown: true, body).failure != nil
        }
      if !isRepeated {
        return host.record(ScheduleReport.text(notRepeated: found.deviations), .error)
      }
    } catch {
      failure = error
    }
    host.record(text, .error)
    if let failure { throw failure }
  }

  /// - Parameter isShown: Whether issues are recorded, and a thrown error is thrown.
  private nonisolated(nonsending) func attempt(
    _ order: ChosenOrder, isShown: Bool, _ body: @Sendable () async throws -> Void
  ) async throws -> ScheduleSearch.Outcome {
    let failures = LockIsolated<[String]>([])
    let trace = Trace()
    var wasShown = false
    do {
      wasShown = try await host.collectingIssues(in: failures, isShown: isShown) {
        try await ScheduledRun.$isHidden.withValue(!isShown) {
          try await ScheduledRun.run(order, trace, body)
        }
      }
    } catch {
      if isShown { throw error }
      failures.withValue { $0.append("\(type(of: error))") }
    }
    return ScheduleSearch.Outcome(
      failure: failures.value.first, steps: trace.stepsOfEffects, isShown: wasShown)
  }
}

/// The framework that runs a test.
protocol ScheduleHost {
  /// For a line in the output.
  var name: String { get }

  func record(_ text: String, _ severity: IssueSeverity)

  /// Runs the body, and adds the places of its failures.
  ///
  /// - Parameter isShown: Whether issues are recorded as well.
  /// - Returns: Whether failures were shown that should have been hidden.
  nonisolated(nonsending) func collectingIssues(
    in failures: LockIsolated<[String]>, isShown: Bool, _ body: @Sendable () async throws -> Void
  ) async throws -> Bool
}

/// One run of a test.
enum ScheduledRun {
  /// Whether a failure is not shown, because the search goes on.
  @TaskLocal static var isHidden = false

  /// Each run has an executor of its own, and begins with new default values of dependencies.
  nonisolated(nonsending) static func run(
    _ order: ChosenOrder, _ trace: Trace, _ body: @Sendable () async throws -> Void
  ) async throws {
    let run = TestRun()
    defer { run.end() }
    try await RunningTests.$runOfTrait.withValue(run) {
      try await SerialTaskExecutor.$current.withValue(nil) {
        try await JobOrders.$current.withValue(order) {
          try await withTrace(trace) {
            try await withMainSerialExecutor { try await body() }
          }
        }
      }
    }
  }
}
