extension Store {
  /// A store for a part of this feature.
  ///
  /// ```swift
  /// struct App: Reducer {
  ///   struct State { var counter = Counter.State() }
  ///   enum Action { case counter(Counter.Action) }
  ///
  ///   var body: some Reducer<State, Action> {
  ///     Scope(state: \.counter, action: \.counter) { Counter() }
  ///   }
  /// }
  ///
  /// struct Counter: Reducer {
  ///   struct State { var count = 0 }
  ///   enum Action { case incrementTapped }
  ///
  ///   var body: some Reducer<State, Action> { EmptyReducer() }
  /// }
  ///
  /// @MainActor func counter(of store: StoreOf<App>) -> StoreOf<Counter> {
  ///   store.scope(\.counter, action: \.counter)
  /// }
  /// ```
  ///
  /// As long as the child store is in use, the same key paths lead to the same child store.
  public func scope<ChildState, ChildAction>(
    _ state: KeyPath<State, ChildState>, action: CaseKeyPath<Action, ChildAction>
  ) -> Store<ChildState, ChildAction> where Action: CasePathable {
    child(StoreStep(state: state, action: action)) {
      ScopedCore(core, state, embed: Action._caseAccess().start[keyPath: action])
    }
  }

  /// A store for a part of this feature. See `scope(_:action:)`.
  public func scope<ChildState, ChildAction>(
    state: KeyPath<State, ChildState>, action: CaseKeyPath<Action, ChildAction>
  ) -> Store<ChildState, ChildAction> where Action: CasePathable {
    scope(state, action: action)
  }

  /// Returns a store for an optional part of this feature, or nil if the part is missing.
  ///
  /// If the part goes away while its store is in use, the store keeps the state that was last read
  /// from it.
  public func scope<ChildState, ChildAction>(
    _ state: KeyPath<State, ChildState?>, action: CaseKeyPath<Action, ChildAction>
  ) -> Store<ChildState, ChildAction>? where Action: CasePathable {
    child(at: state, action: Action._caseAccess().start[keyPath: action], step: action)
  }

  /// - Parameter step: distinguishes the child store from others with the same state.
  func child<ChildState, ChildAction>(
    at state: KeyPath<State, ChildState?>, action: Case<Action, ChildAction>, step: AnyKeyPath
  ) -> Store<ChildState, ChildAction>? where Action: CasePathable {
    guard let childState = readIdentity(of: state, { $0[keyPath: state] }) else { return nil }
    return child(StoreStep(state: state, action: step)) {
      OptionalCore(core, state, last: childState, embed: action)
    }
  }

  /// A store for a part of this feature that may be missing. See `scope(_:action:)`.
  public func scope<ChildState, ChildAction>(
    state: KeyPath<State, ChildState?>, action: CaseKeyPath<Action, ChildAction>
  ) -> Store<ChildState, ChildAction>? where Action: CasePathable {
    scope(state, action: action)
  }
}

extension Store where Action: CasePathable {
  /// A store for a part of this feature that has the actions of the whole feature:
  /// `action: \.self`.
  public func scope<ChildState>(
    _ state: KeyPath<State, ChildState>,
    action: KeyPath<Action.AllCasePaths, Action.AllCasePaths>
  ) -> Store<ChildState, Action> {
    child(StoreStep(state: state, action: action)) { ScopedCore(core, state, embed: .whole) }
  }

  /// A store for a part of this feature that has the actions of the whole feature:
  /// `action: \.self`.
  public func scope<ChildState>(
    state: KeyPath<State, ChildState>,
    action: KeyPath<Action.AllCasePaths, Action.AllCasePaths>
  ) -> Store<ChildState, Action> {
    scope(state, action: action)
  }
}

/// A part of the parent's state.
@MainActor
private final class ScopedCore<
  ParentState, ParentAction: CasePathable, State, Action
>: StoreCore<State, Action> {
  private unowned let parent: StoreCore<ParentState, ParentAction>
  private let path: KeyPath<ParentState, State>
  private let toAction: Case<ParentAction, Action>

  init(
    _ parent: StoreCore<ParentState, ParentAction>, _ path: KeyPath<ParentState, State>,
    embed toAction: Case<ParentAction, Action>
  ) {
    self.parent = parent
    self.path = path
    self.toAction = toAction
    super.init(checks: parent.checks)
  }

  override var state: State { parent.state[keyPath: path] }
  override var isValid: Bool { parent.isValid }

  override func send(_ action: Action) -> EffectActivity? {
    parent.send(action, in: toAction, of: self, by: .scope)
  }

  override func connectReads() {
    parent.observe(
      ObservedChild(self) { [path] core, old, new, changes in
        core.compare(old[keyPath: path], new[keyPath: path], &changes)
      })
  }
}
