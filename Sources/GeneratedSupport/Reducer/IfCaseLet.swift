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
  /// The effects of the child are cancelled when the case changes, whoever has changed it. Another
  /// `id` of the payload is another child. See <doc:Effects>.
  ///
  /// The child cannot cancel effects of other features, but this reducer can cancel the effects of
  /// the child.
  ///
  /// If an action of the child arrives while the state is in a different case, it is reported as an
  /// issue.
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
    ChildOperator(
      self, child(), at: CaseSlot(State._caseAccess().start[keyPath: state], .path(state)),
      Action._caseAccess().start[keyPath: action], CallSite(fileID, filePath, line, column))
  }
}

/// The payload of a case of the state.
@usableFromInline
struct CaseSlot<ParentState: CasePathable, ChildState, ChildAction>: ChildOperatorSlot {
  @usableFromInline let toChild: Case<ParentState, ChildState>
  @usableFromInline let name: SlotName

  @inlinable
  init(_ toChild: Case<ParentState, ChildState>, _ name: SlotName) {
    self.toChild = toChild
    self.name = name
  }

  @inlinable
  func child(_ id: OnlyChild, in state: ParentState) -> ChildState? {
    toChild._extract(from: state)
  }

  /// The place is the case already, so only the id counts.
  @usableFromInline
  func identity(
    of id: OnlyChild, in state: ParentState, reading reader: IdentityReader<ChildState>
  ) -> ChildIdentity? {
    child(id, in: state).map { ChildIdentity(state: StateIdentity(idOf: $0)) }
  }

  @inlinable
  func problem(with action: ChildAction, in state: ParentState) -> ChildProblem? {
    toChild._matches(state) ? nil : missing(from: state)
  }

  @usableFromInline
  func missing(from state: ParentState) -> ChildProblem {
    .otherCase(
      state, for: "ifCaseLet",
      remedy: #"Apply "ifCaseLet" to that reducer, so that the child runs first."#,
      others: "The effects of the child itself are cancelled for you.", sender: "child actions")
  }

  @inlinable
  func modify(_ id: OnlyChild, in state: inout ParentState, _ run: (inout ChildState) -> Void) {
    _ = toChild._modify(&state, run)
  }
}
