extension Store {
  /// A store for a part of this feature. Each call makes a new store.
  ///
  /// It has a name of its own. With the name `scope`, the compiler would not name a misspelt action
  /// in a call of `scope(_:action:)`, because a key path can also be a function.
  ///
  /// Keep the store. An observer is notified of changes only as long as the store that it has read
  /// exists.
  @available(
    *, deprecated,
    message: """
      use key paths: with functions, each call makes a new store; with the same key paths, you get the existing \
      store while it is in use
      """
  )
  public func scopeByFunctions<ChildState, ChildAction>(
    state toChildState: @escaping (_ state: State) -> ChildState,
    action fromChildAction: @escaping (_ childAction: ChildAction) -> Action
  ) -> Store<ChildState, ChildAction> {
    let child = FunctionCore(core, toChildState, fromChildAction)
    return Store<ChildState, ChildAction>(child, id: StoreID(root: child), parent: self)
  }
}

/// The part of the parent's state that a function returns.
@MainActor
private final class FunctionCore<ParentState, ParentAction, State, Action>: StoreCore<State, Action>
{
  private unowned let parent: StoreCore<ParentState, ParentAction>
  private let toState: (ParentState) -> State
  private let fromAction: (Action) -> ParentAction

  init(
    _ parent: StoreCore<ParentState, ParentAction>, _ toState: @escaping (ParentState) -> State,
    _ fromAction: @escaping (Action) -> ParentAction
  ) {
    self.parent = parent
    self.toState = toState
    self.fromAction = fromAction
    super.init(checks: parent.checks)
  }

  override var state: State { toState(parent.state) }
  override var isValid: Bool { parent.isValid }

  override func send(_ action: Action) -> EffectActivity? {
    parent.send(fromAction(action))
  }

  override func connectReads() {
    parent.observe(
      ObservedChild(self, isKept: false) { [toState] core, old, new, changes in
        let remaining = core.compare(toState(old), toState(new), &changes)
        return remaining == .some ? .untilReleased : remaining
      })
  }
}
