import GeneratedSupport

/// One run of a feature.
@MainActor
final class ExploredRun<State: Equatable, Action: CasePathable> {
  private let store: TestStore<State, Action>
  private let exploration: Exploration<State, Action>
  private let hasFailed: () -> Bool
  /// What the run does, as far as it has done it.
  private(set) var steps: [ExploredStep] = []
  private let script: FoundScript?
  private var states: [Any]
  /// The steps as a text, in case the process traps.
  private var notes: String
  /// The effects of actions that a view ends, with the numbers of the actions in the script.
  private var endless: [(number: Int?, task: TestStoreTask)] = []

  private var journal: TestJournal<State, Action> { store.journal }

  /// How often the clocks advance at the end, before an effect counts as endless.
  private static var limit: Int { 100 }

  init(
    _ exploration: Exploration<State, Action>, holdsActions: Bool, script: FoundScript?,
    hasFailed: @escaping () -> Bool
  ) {
    self.exploration = exploration
    self.script = script
    self.hasFailed = hasFailed
    store = exploration.makeStore()
    store.exhaustivity = script == nil ? .off : .on
    store.holdsActions = holdsActions
    // Real time does not count.
    store.timeout = .milliseconds(20)
    states = []
    notes = ExplorationReport.crash(at: exploration.site)
  }

  private var isOver: Bool { hasFailed() || store.isDismissed }

  // MARK: Steps

  /// Chooses steps at random.
  func perform(count: Int, _ random: inout SeededGenerator) async {
    check()
    for _ in 0..<count where !isOver {
      let numbers = ChoiceNumbers(random: SeededGenerator(seed: random.below(1 << 30)))
      await perform(step(random.below(10), &random), numbers)
    }
    await end()
  }

  func perform(_ steps: [ExploredStep]) async {
    check()
    for step in steps where !isOver {
      if case .action(let numbers) = step {
        await perform(step, ChoiceNumbers(numbers))
      } else {
        await perform(step, ChoiceNumbers())
      }
    }
    await end()
  }

  private func step(_ choice: Int, _ random: inout SeededGenerator) -> ExploredStep {
    let waiting = journal.held?.all.count ?? 0
    if choice >= 8, nextDelay != nil { return .time }
    if choice >= 6, waiting > 0 { return .answer(random.below(waiting)) }
    return .action([])
  }

  /// A step that is not possible leaves no trace, so that the recorded steps do the same again.
  private func perform(_ step: ExploredStep, _ numbers: ChoiceNumbers) async {
    switch step {
    case .action: await send(numbers)
    case .answer(let index): await answer(index)
    case .time: await advance()
    }
  }

  private func send(_ numbers: ChoiceNumbers) async {
    guard let (action, numbers) = exploration.actions.action(numbers, states) else { return }
    steps.append(.action(numbers))
    note("sent \(action)")
    let isEndless = exploration.isEndless(action)
    let number = script?.appendSent(action, isKept: isEndless)
    let task = await journal.send(action, assert: nil, at: exploration.site)
    if isEndless { endless.append((number, task)) }
    check()
  }

  private func answer(_ index: Int) async {
    guard let held = journal.held, index < held.all.count else { return }
    if !isEnding { steps.append(.answer(index)) }
    note("received \(held.all[index].action)")
    held.release(held.all[index])
    await journal.effects.settle()
    check()
  }

  private func advance() async {
    guard let delay = nextDelay else { return }
    if !isEnding { steps.append(.time) }
    script?.append(.advance(delay))
    note("advanced the clocks by \(delay)")
    await store.advanceClocks(by: delay)
    check()
  }

  private var nextDelay: Duration? {
    journal.effects.executor.clocks.all.compactMap(\.nextDelay).min()
  }

  private func check() {
    script?.append(journal.received.pending, journal)
    journal.drop(before: journal.received.pending.count, at: exploration.site, isReported: false)
    journal.received.forgetDropped()
    // A step that changes nothing may be removed without another meaning of the numbers after it.
    if states.last as? State != store.state { states.append(store.state) }
    if !hasFailed() { exploration.check(store.state) }
  }

  private func note(_ line: String) {
    notes += "\n  \(line)"
    CrashNote.set(notes + "\n\n")
  }

  // MARK: End

  /// The steps of the end belong to each plan.
  private var isEnding = false

  /// Lets the effects end that can.
  private func end() async {
    isEnding = true
    if !isOver { await cancelEndless() }
    var isIdle = false
    for _ in 0..<Self.limit where !isOver && journal.effects.areRunning && !isIdle {
      isIdle = await !letEffectsGoOn()
    }
    if !isOver, journal.effects.areRunning { reportEndless(isIdle: isIdle) }
    hasEffectsAtEnd = journal.effects.areRunning
    store.exhaustivity = .off
    journal.effects.registry.cancelAll()
    await journal.effects.settle()
    CrashNote.clear()
  }

  private func cancelEndless() async {
    for (number, task) in endless {
      if let number { script?.append(.cancel(number)) }
      await task.cancel()
    }
    if !endless.isEmpty { check() }
  }

  /// Whether effects were running when the run was over.
  private(set) var hasEffectsAtEnd = false

  /// Returns false if nothing can make them go on.
  private func letEffectsGoOn() async -> Bool {
    if let held = journal.held, !held.all.isEmpty {
      await answer(0)
    } else if nextDelay != nil {
      await advance()
    } else {
      let wait = await journal.effects.wait(
        timeout: nil, until: { !self.journal.received.pending.isEmpty })
      check()
      return wait.outcome == .done
    }
    return true
  }

  /// - Parameter isIdle: Whether the effects wait for something that is not a clock.
  private func reportEndless(isIdle: Bool) {
    let origins = journal.origins(of: journal.effects.functions).map(\.action)
    guard let first = origins.first else { return }
    endlessCase = enumCaseName(of: first) ?? ""
    script?.endWithoutEnd()
    let text = ExplorationReport.endless(String(reporting: first), isIdle: isIdle)
    IssueReport(text, site: exploration.site).deliver()
  }

  /// The action whose effect does not end, if the run has failed because of one.
  private(set) var endlessCase: String?
}
