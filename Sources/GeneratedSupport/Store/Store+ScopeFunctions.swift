extension Store {
  /// A store for a part of this feature. Each call makes a new store.
  @available(
    *, deprecated,
    message: "use key paths: the same key paths lead to the same store as long as it is in use"
  )
  @_disfavoredOverload
  public func scope<ChildState, ChildAction>(
    state toChildState: @escaping (_ state: State) -> ChildState,
    action fromChildAction: @escaping (_ childAction: ChildAction) -> Action
  ) -> Store<ChildState, ChildAction> {
    Store<ChildState, ChildAction>(FunctionCore(core, toChildState, fromChildAction))
  }
}

/// The part of the parent's state that a function returns.
@MainActor
private final class FunctionCore<ParentState, ParentAction, State, Action>: StoreCore<State, Action>
{
  private let parent: StoreCore<ParentState, ParentAction>
  private let toState: (ParentState) -> State
  private let fromAction: (Action) -> ParentAction

  init(
    _ parent: StoreCore<ParentState, ParentAction>, _ toState: @escaping (ParentState) -> State,
    _ fromAction: @escaping (Action) -> ParentAction
  ) {
    self.parent = parent
    self.toState = toState
    self.fromAction = fromAction
    super.init(finishing: parent.finishing)
  }

  override var state: State { toState(parent.state) }
  override var isValid: Bool { parent.isValid }

  override func send(_ action: Action) -> EffectActivity? {
    parent.send(fromAction(action))
  }

  override func connectReads() {
    parent.observe(
      ObservedChild(self) { [toState] core, old, new, changes in
        core.compare(toState(old), toState(new), &changes)
      })
  }
}
