/// Runs a child reducer on a part of the state, for the actions in one case.
///
/// ```swift
/// struct Counter: Reducer {
///   struct State { var count = 0 }
///   enum Action { case incrementTapped }
///
///   var body: some Reducer<State, Action> {
///     Reduce { state, _ in
///       state.count += 1
///       return .none
///     }
///   }
/// }
///
/// struct TwoCounters: Reducer {
///   struct State {
///     var first = Counter.State()
///     var second = Counter.State()
///   }
///   enum Action {
///     case first(Counter.Action)
///     case second(Counter.Action)
///   }
///
///   var body: some Reducer<State, Action> {
///     Scope(\.first, action: \.first) { Counter() }
///     Scope(\.second, action: \.second) { Counter() }
///   }
/// }
/// ```
///
/// The child shares the ids of effects with its parent: either can cancel the effects of the other.
public struct Scope<ParentState, ParentAction: CasePathable, Child: Reducer>: Reducer {
  // generated: add ReducerGenPlugin to the target
  @usableFromInline let slot: ScopeSlot<ParentState, Child.State>
  @usableFromInline let toChildAction: Case<ParentAction, Child.Action>
  @usableFromInline let child: Child

  @inlinable
  init(
    slot: ScopeSlot<ParentState, Child.State>, action: Case<ParentAction, Child.Action>,
    child: Child
  ) {
    self.slot = slot
    toChildAction = action
    self.child = child
  }

  // Inlined, so that the compiler need not make the `Scope` in each `body`: that takes half the
  // time.
  @inlinable @inline(__always)
  public func reduce(
    into state: inout ParentState, action: ParentAction
  ) -> Effect<ParentAction> {
    guard let childAction = toChildAction._extract(from: action) else { return .none }
    noteRun(ofReducerFor: Child.Action.self)
    var effect = Effect<Child.Action>.none
    switch slot {
    case .property(let path):
      effect = child.reduce(into: &state[keyPath: path], action: childAction)
    case .payload(let payload):
      let isThere = payload.link.modify(&state) {
        effect = child.reduce(into: &$0, action: childAction)
      }
      if !isThere { payload.reportMissing(state, action) }
    }
    return effect.isNone ? .none : embedded(effect)
  }

  @usableFromInline
  func embedded(_ effect: Effect<Child.Action>) -> Effect<ParentAction> {
    effect.nested(in: EffectScope.Step(slot, ChildIdentity())).embedded(in: toChildAction)
  }

  public typealias Body = Never
}

// These initialisers are always inlined, so that a literal for the action creates no key path.
extension Scope {
  /// Runs the child on a property of the state.
  @inlinable @inline(__always)
  public init<ChildState, ChildAction>(
    _ state: WritableKeyPath<ParentState, ChildState>,
    action: CaseKeyPath<ParentAction, ChildAction>,
    @ReducerBuilder<ChildState, ChildAction> child: () -> Child
  ) where Child.State == ChildState, Child.Action == ChildAction {
    self.init(
      slot: .property(state), action: ParentAction._caseAccess().start[keyPath: action],
      child: child())
  }

  /// Runs the child on a property of the state.
  @inlinable @inline(__always)
  public init<ChildState, ChildAction>(
    state: WritableKeyPath<ParentState, ChildState>,
    action: CaseKeyPath<ParentAction, ChildAction>,
    @ReducerBuilder<ChildState, ChildAction> child: () -> Child
  ) where Child.State == ChildState, Child.Action == ChildAction {
    self.init(state, action: action, child: child)
  }

  /// Runs the child on the payload of a case of the state.
  ///
  /// ```swift
  /// struct Login: Reducer {
  ///   struct State { var name = "" }
  ///   enum Action { case nameChanged(String) }
  ///
  ///   var body: some Reducer<State, Action> { EmptyReducer() }
  /// }
  ///
  /// struct App: Reducer {
  ///   enum State {
  ///     case login(Login.State)
  ///     case home
  ///   }
  ///   enum Action { case login(Login.Action) }
  ///
  ///   var body: some Reducer<State, Action> {
  ///     Scope(case: \.login, action: \.login) { Login() }
  ///   }
  /// }
  /// ```
  ///
  /// The label is not `state:`. With that label, the compiler would answer each typo in a `Scope`
  /// with the claim that the state must conform to `CasePathable`.
  ///
  /// If an action of the child arrives while the state is in a different case, it is reported as an
  /// issue. Put the `Scope` above the reducers that may change the case, or use
  /// `ifCaseLet(_:action:then:)`, which runs the child before
  /// its parent and cancels the effects of the child when the case changes.
  @inlinable @inline(__always)
  public init<ChildState, ChildAction>(
    case state: CaseKeyPath<ParentState, ChildState>,
    action: CaseKeyPath<ParentAction, ChildAction>,
    @ReducerBuilder<ChildState, ChildAction> child: () -> Child,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) where ParentState: CasePathable, Child.State == ChildState, Child.Action == ChildAction {
    self.init(
      slot: .payload(ScopePayload(state, fileID, filePath, line, column)),
      action: ParentAction._caseAccess().start[keyPath: action], child: child())
  }

  @available(*, unavailable, message: "the state is an enum: write 'Scope(case:action:)'")
  public init<ChildState, ChildAction>(
    state: KeyPath<ParentState, ChildState?>, action: CaseKeyPath<ParentAction, ChildAction>,
    @ReducerBuilder<ChildState, ChildAction> child: () -> Child
  ) where ParentState: CasePathable, Child.State == ChildState, Child.Action == ChildAction {
    fatalError("unavailable")
  }
}
