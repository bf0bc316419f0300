/// A part of the parent's state that may be missing.
@MainActor
class PartCore<ParentState, ParentAction: CasePathable, State, Action>: StoreCore<State, Action> {
  unowned let parent: StoreCore<ParentState, ParentAction>
  private var last: State

  /// - Parameter last: The state to begin with.
  init(_ parent: StoreCore<ParentState, ParentAction>, last: State) {
    self.parent = parent
    self.last = last
    super.init(checks: parent.checks)
  }

  func part(of state: ParentState) -> State? { fatalError("a subclass implements it") }

  final override var state: State {
    if let state = part(of: parent.state) { last = state }
    return last
  }

  final override var isValid: Bool { parent.isValid && part(of: parent.state) != nil }

  /// Adds the reads that have changed. If the part has gone away, the store keeps the old state,
  /// which its observers have read.
  final func compare(
    part old: State?, _ new: State?, _ changes: inout ChangedReads
  ) -> RemainingReads {
    let old = old ?? last
    last = new ?? old
    let remaining = compare(old, last, &changes)
    return remaining == .some && new == nil ? .untilReleased : remaining
  }
}

/// An optional part of the parent's state.
@MainActor
final class OptionalCore<
  ParentState, ParentAction: CasePathable, State, Action
>: PartCore<ParentState, ParentAction, State, Action> {
  private let path: KeyPath<ParentState, State?>
  private let toAction: Case<ParentAction, Action>

  init(
    _ parent: StoreCore<ParentState, ParentAction>, _ path: KeyPath<ParentState, State?>,
    last: State, embed toAction: Case<ParentAction, Action>
  ) {
    self.path = path
    self.toAction = toAction
    super.init(parent, last: last)
  }

  override func part(of state: ParentState) -> State? { state[keyPath: path] }

  override func send(_ action: Action) -> EffectActivity? {
    parent.send(action, in: toAction, of: self, by: .ifLet)
  }

  override func connectReads() {
    parent.observe(
      ObservedChild(self, isKept: isValid) { core, old, new, changes in
        core.compare(part: core.part(of: old), core.part(of: new), &changes)
      })
  }
}
