import GeneratedSupport

/// Where each event stands in the chart: its column follows the order of the events, and time that
/// passes makes a gap.
struct TraceLayout {
  /// An action, an issue or an effect has a row of its own.
  struct Row {
    enum Mark { case action(TracedAction), issue(TracedIssue), effect(Effect) }
    var event: Int
    var mark: Mark
    var x: Double
  }

  struct Effect {
    var number: Int
    /// The row of the action that began it.
    var origin: Int?
    var end: Double
    var ending: Ending

    enum Ending { case finished, cancelled, running }
  }

  struct Tick {
    var x: Double
    var time: Duration
  }

  static let labelWidth = 260.0
  private static let column = 18.0
  private static let gap = 42.0

  private(set) var rows: [Row] = []
  private(set) var ticks: [Tick] = []
  /// From the row of an effect to that of an action that it has sent, or from action to action.
  private(set) var arrows: [(from: Int, to: Int)] = []
  private(set) var width = Self.labelWidth
  private var rowOfAction: [Int: Int] = [:]
  private var rowOfEffect: [EffectID: Int] = [:]

  private struct EffectID: Hashable {
    var store: Int?
    var number: Int
  }

  init(_ events: [TraceEvent]) {
    var time: Duration?
    for event in events {
      if case .dependencyRead = event.kind { continue }
      advance(to: event.time, from: time)
      time = event.time
      add(event)
    }
    width += Self.column
    for index in rows.indices { rows[index].extend(to: width) }
  }

  private mutating func advance(to time: Duration, from last: Duration?) {
    // Less than a millisecond is the time that the program needs.
    let hasPassed = last.map { time - $0 >= .milliseconds(1) } ?? true
    width += hasPassed && last != nil ? Self.gap : Self.column
    if hasPassed { ticks.append(Tick(x: width - Self.column / 2, time: time)) }
  }

  private mutating func add(_ event: TraceEvent) {
    switch event.kind {
    case .action(let action):
      rowOfAction[event.id] = rows.count
      let sender: Int? =
        switch action.origin {
        case .effect(let number): rowOfEffect[EffectID(store: event.store, number: number)]
        case .action(let number): number.flatMap { rowOfAction[$0] }
        case .call, .unknownCall: nil
        }
      if let sender { arrows.append((sender, rows.count)) }
      rows.append(Row(event: event.id, mark: .action(action), x: width))
    case .issue(let issue): rows.append(Row(event: event.id, mark: .issue(issue), x: width))
    case .effectBegan(let number, let action):
      let origin = action.flatMap { rowOfAction[$0] }
      let effect = Effect(number: number, origin: origin, end: .infinity, ending: .running)
      rowOfEffect[EffectID(store: event.store, number: number)] = rows.count
      rows.append(Row(event: event.id, mark: .effect(effect), x: width))
    case .effectFinished(let number): end(EffectID(store: event.store, number: number), .finished)
    case .effectCancelled(let number, _):
      end(EffectID(store: event.store, number: number), .cancelled)
    case .dependencyRead: break
    }
  }

  private mutating func end(_ id: EffectID, _ ending: Effect.Ending) {
    guard let row = rowOfEffect[id], case .effect(var effect) = rows[row].mark,
      effect.ending == .running
    else { return }
    (effect.end, effect.ending) = (width, ending)
    rows[row].mark = .effect(effect)
  }
}

extension TraceLayout.Row {
  /// An effect that is still running goes to the end.
  fileprivate mutating func extend(to width: Double) {
    guard case .effect(var effect) = mark, effect.end == .infinity else { return }
    effect.end = width
    mark = .effect(effect)
  }
}
