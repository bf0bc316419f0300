import GeneratedSupport

/// What is said about a run that fails in another order than the usual one.
enum ScheduleReport {
  private static let limit = 20

  static func text(_ found: ScheduleSearch.Found, usual: [String], seed: UInt64?) -> String {
    let replay = ChosenOrder.text(of: found.deviations)
    return """
      The test fails when things happen in another order than the usual one.

      The order of this run:
      \(list(found.steps))

      The usual order:
      \(list(usual))

      To run this order alone, write '.schedules(replaying: "\(replay)")', or 'withSchedules(replaying:)' in XCTest. It \
      was found in run \
      \(found.count)\(seed.map { " with the seed \($0)" } ?? ""). The other issues of this test are those of this run.
      """
  }

  static func text(notRepeated deviations: ChosenOrder.Deviations) -> String {
    """
    The test has failed in one of its orders, and has passed when that order was repeated. So it does work whose order \
    the test does not control: threads, dispatch queues, real sleeps, or tasks that were made by 'Task { }' or \
    'Task.detached'.

    The order was '.schedules(replaying: "\(ChosenOrder.text(of: deviations))")'.
    """
  }

  static let realTime = """
    The test waits for work that its orders do not include: threads, dispatch queues, or real sleeps. That work has \
    another order in each run, so an order that is repeated may have another result. Override the dependencies that do \
    it.
    """

  static let oneOrder = """
    The test has only one order: at no time were two effects, child tasks or sleepers ready to go on. So \
    '.schedules' does nothing here. Tasks that are made by 'Task { }' or 'Task.detached' keep their usual order.
    """

  static func text(limit: Int) -> String {
    """
    Not all orders were tried: the limit of \(limit) was reached. Raise it, as in '.schedules(.all(limit: \
    \(limit * 10)))', or try random orders, as in '.schedules(500)'.
    """
  }

  static func text(unreadable replay: String) -> String {
    """
    '\(replay)' is not an order. Copy the text from the report of the failure: it has a form like "3:1 7:2".
    """
  }

  private static func list(_ steps: [String]) -> String {
    if steps.isEmpty { return "  (no effect has sent an action or ended)" }
    let lines = steps.prefix(limit).enumerated().map { "  \($0.offset + 1). \($0.element)" }
    let rest = steps.count - lines.count
    return (lines + (rest > 0 ? ["  … (\(rest) more)"] : [])).joined(separator: "\n")
  }
}

extension Trace {
  /// The actions that effects have sent, and the ends of the effects that have sent none.
  var stepsOfEffects: [String] {
    var names: [Int: String] = [:]
    var senders: [EffectKey: String] = [:]
    var silent: Set<EffectKey> = []
    return events.compactMap { event in
      switch event.kind {
      case .action(let action):
        names[event.id] = action.shortText
        guard case .effect(let effect) = action.origin else { return nil }
        let key = EffectKey(store: event.store, effect: effect)
        silent.remove(key)
        return "\(senders[key] ?? "an effect") sent \(action.shortText)"
      case .effectBegan(let effect, let action):
        let key = EffectKey(store: event.store, effect: effect)
        silent.insert(key)
        senders[key] = action.flatMap { names[$0] }.map { "the effect of \($0)" }
        return nil
      case .effectFinished(let effect):
        let key = EffectKey(store: event.store, effect: effect)
        guard silent.contains(key) else { return nil }
        return "\(senders[key] ?? "an effect") ended without sending an action"
      default: return nil
      }
    }
  }

  private struct EffectKey: Hashable {
    var store: Int?
    var effect: Int
  }
}

extension TracedAction {
  /// The case with its payload in one line, or the beginning of that: `.loaded(3)`.
  fileprivate var shortText: String {
    let head = String(name.prefix { $0 != "(" })
    guard let start = dump.firstRange(of: head) else { return name }
    let text = dump[start.lowerBound...].split(separator: "\n").map { $0.drop { $0 == " " } }
      .joined(separator: " ").replacing("( ", with: "(").replacing(" )", with: ")")
    return text.count <= 100 ? text : text.prefix(99) + "…"
  }
}
