extension Reducer {
  /// Runs a child reducer on the payload of a case of the state, while the state is in this case.
  ///
  /// ```swift
  /// struct Login: Reducer {
  ///   struct State { var name = "" }
  ///   enum Action { case nameChanged(String), loginButtonTapped }
  ///
  ///   var body: some Reducer<State, Action> {
  ///     Reduce { state, action in
  ///       if case .nameChanged(let name) = action { state.name = name }
  ///       return .none
  ///     }
  ///   }
  /// }
  ///
  /// struct App: Reducer {
  ///   enum State {
  ///     case login(Login.State)
  ///     case home(name: String)
  ///   }
  ///   enum Action { case login(Login.Action) }
  ///
  ///   var body: some Reducer<State, Action> {
  ///     Reduce { state, action in
  ///       if case .login(let login) = state, action.is(\.login.loginButtonTapped) {
  ///         state = .home(name: login.name)
  ///       }
  ///       return .none
  ///     }
  ///     .ifCaseLet(\.login, action: \.login) { Login() }
  ///   }
  /// }
  /// ```
  ///
  /// The child runs before this reducer, which may be about to change the case.
  ///
  /// The effects of the child are cancelled when this reducer changes the case or replaces the child. If the payload
  /// is `Identifiable`, a payload with another `id` is another child. A child that changes its own `id` keeps its
  /// effects. If a reducer that this operator is not applied to changes the case, the effects of the child go on: the
  /// state has no room to remember the child.
  ///
  /// The child cannot cancel effects of other features, but this reducer can cancel the effects of the child.
  ///
  /// If an action of the child arrives while the state is in a different case, it is reported as an issue.
  @inlinable @inline(__always)  // generated: add ReducerGenPlugin to the target
  public func ifCaseLet<ChildState, ChildAction, Child: Reducer>(
    _ state: CaseKeyPath<State, ChildState>, action: CaseKeyPath<Action, ChildAction>,
    @ReducerBuilder<ChildState, ChildAction> then child: () -> Child,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) -> some Reducer<State, Action>
  where
    State: CasePathable, Action: CasePathable, Child.State == ChildState,
    Child.Action == ChildAction
  {
    IfCaseLet(
      parent: self, child: child(), state: State._caseAccess().start[keyPath: state], path: state,
      action: Action._caseAccess().start[keyPath: action],
      site: CallSite(fileID, filePath, line, column))
  }
}

@usableFromInline
struct IfCaseLet<Parent: Reducer, Child: Reducer>: Reducer
where Parent.State: CasePathable, Parent.Action: CasePathable {
  @usableFromInline let parent: Parent
  @usableFromInline let child: Child
  @usableFromInline let toChildState: Case<Parent.State, Child.State>
  @usableFromInline let path: AnyKeyPath
  @usableFromInline let toChildAction: Case<Parent.Action, Child.Action>
  @usableFromInline let site: CallSite

  @inlinable
  init(
    parent: Parent, child: Child, state: Case<Parent.State, Child.State>, path: AnyKeyPath,
    action: Case<Parent.Action, Child.Action>, site: CallSite
  ) {
    self.parent = parent
    self.child = child
    toChildState = state
    self.path = path
    toChildAction = action
    self.site = site
  }

  @inlinable
  func reduce(into state: inout Parent.State, action: Parent.Action) -> Effect<Parent.Action> {
    let childAction = toChildAction._extract(from: action)
    guard toChildState._matches(state) else {
      if childAction != nil { reportMissing(state, action) }
      return parent.reduce(into: &state, action: action)
    }
    var childEffect = Effect<Parent.Action>.none
    if let childAction {
      var effect = Effect<Child.Action>.none
      _ = toChildState._modify(&state) { effect = child.reduce(into: &$0, action: childAction) }
      childEffect = effect.embedded(in: toChildAction)
    }
    let turn = ChildTurn(at: path, .value, childEffect, identity(in: state))
    let effect = parent.reduce(into: &state, action: action)
    return turn.effect(with: effect, identity(in: state))
  }

  @usableFromInline
  func identity(in state: Parent.State) -> StateIdentity? {
    toChildState._extract(from: state).map { StateIdentity(idOf: $0) }
  }

  @usableFromInline
  func reportMissing(_ state: Parent.State, _ action: Parent.Action) {
    ChildActionReport(
      site: site, name: "ifCaseLet",
      problem: "a child action when child state was set to a different case", action: action,
      state: String(customDumping: state),
      causes: [
        """
        A reducer above the "ifCaseLet" changed the case while handling the same action. Apply "ifCaseLet" to \
        that reducer, so that the child runs first.
        """,
        """
        An effect of another feature sent the action after the case had changed. Cancel that effect when \
        the case changes. The effects of the child itself are cancelled for you.
        """,
        """
        The action was sent to the store while the state was in the other case. Send child actions only \
        from a view or test that has checked the case.
        """,
      ]
    ).deliver()
  }

  @usableFromInline typealias Body = Never
}
