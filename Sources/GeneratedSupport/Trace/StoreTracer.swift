/// Records in a trace what one store does.
@MainActor
final class StoreTracer<State, Action>: EffectObserver {
  private let trace: Trace
  private let store: Int
  private var last: State
  /// The event of the action that is processed.
  private var current: Int?

  init(_ trace: Trace, _ state: State) {
    self.trace = trace
    store = trace.makeStoreNumber()
    last = state
  }

  /// Returns the number of the action.
  func record(
    _ action: Action, _ source: ActionSource, _ site: CallSite?, _ state: State,
    _ shared: SharedChange?
  ) -> Int {
    let traced = TracedAction(action, origin(of: source, site), from: last, to: state, shared)
    last = state
    let number = trace.record(.action(traced), store: store)
    current = number
    return number
  }

  /// The effects of the action have begun.
  func actionEnds() { current = nil }

  private func origin(of source: ActionSource, _ site: CallSite?) -> ActionOrigin {
    switch source {
    case .effect(let number): return .effect(number)
    case .action(let number): return .action(number)
    case .call:
      guard let site else { return .unknownCall }
      return .call(fileID: "\(site.fileID)", line: Int(site.line))
    }
  }

  // MARK: Effects

  func effectBegan(_ effect: Int, of action: Int?) {
    trace.record(.effectBegan(effect: effect, action: action), store: store)
  }

  func effectFinished(_ effect: Int) {
    trace.record(.effectFinished(effect: effect), store: store)
  }

  nonisolated func effectWasCancelled(_ effect: Int) {
    // An effect can be cancelled on any thread; only an action's processing is on the main actor.
    let action = MainQueue.isCurrent ? MainActor.assumeIsolated { current } : nil
    trace.record(.effectCancelled(effect: effect, action: action), store: store)
  }
}
