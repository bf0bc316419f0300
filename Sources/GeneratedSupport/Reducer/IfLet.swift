extension Reducer {
  /// Runs a child reducer on an optional part of the state, while it is not `nil`.
  ///
  /// ```swift
  /// struct Editor: Reducer {
  ///   struct State { var text = "" }
  ///   enum Action { case textChanged(String), closeButtonTapped }
  ///
  ///   var body: some Reducer<State, Action> {
  ///     Reduce { state, action in
  ///       if case .textChanged(let text) = action { state.text = text }
  ///       return .none
  ///     }
  ///   }
  /// }
  ///
  /// struct Notes: Reducer {
  ///   struct State { var editor: Editor.State? }
  ///   enum Action { case editor(Editor.Action), addButtonTapped }
  ///
  ///   var body: some Reducer<State, Action> {
  ///     Reduce { state, action in
  ///       switch action {
  ///       case .addButtonTapped: state.editor = Editor.State()
  ///       case .editor(.closeButtonTapped): state.editor = nil
  ///       case .editor: break
  ///       }
  ///       return .none
  ///     }
  ///     .ifLet(\.editor, action: \.editor) { Editor() }
  ///   }
  /// }
  /// ```
  ///
  /// The child runs before this reducer, which may be about to set the state to `nil`.
  ///
  /// The effects of the child are cancelled when this reducer sets the child's state to `nil` or replaces the child.
  /// If the state is `Identifiable`, a state with another `id` is another child. If the state is an enum with case
  /// paths, another case is another child. A child that changes its own `id` or case keeps its effects. If a reducer that
  /// this operator is not applied to removes the child, its effects go on. In that case, use ``Presents`` and ``ifLet(_:action:destination:fileID:filePath:line:column:)``.
  ///
  /// The child cannot cancel effects of other features, but this reducer can cancel the effects of the child.
  ///
  /// An alert or a dialog is set to `nil` after any action of it, when this reducer has run, unless this reducer has
  /// put another one in its place. In an enum of features, an action of another case does not do that.
  ///
  /// If an action of the child arrives while the state is `nil`, it is reported as an issue.
  @inlinable @inline(__always)  // generated: add ReducerGenPlugin to the target
  public func ifLet<ChildState, ChildAction, Child: Reducer>(
    _ state: WritableKeyPath<State, ChildState?>, action: CaseKeyPath<Action, ChildAction>,
    @ReducerBuilder<ChildState, ChildAction> then child: () -> Child,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) -> some Reducer<State, Action>
  where Action: CasePathable, Child.State == ChildState, Child.Action == ChildAction {
    IfLet(
      parent: self, child: child(), state: state,
      action: Action._caseAccess().start[keyPath: action],
      site: CallSite(fileID, filePath, line, column))
  }

  /// Sets an alert or a dialog to `nil` after any action of it. See
  /// ``ifLet(_:action:then:fileID:filePath:line:column:)``.
  @inlinable @inline(__always)
  public func ifLet<ChildState: _EphemeralState>(
    _ state: WritableKeyPath<State, ChildState?>,
    action: CaseKeyPath<Action, ChildState.Action>,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) -> some Reducer<State, Action> where Action: CasePathable {
    IfLet(
      parent: self, child: EmptyReducer<ChildState, ChildState.Action>(), state: state,
      action: Action._caseAccess().start[keyPath: action],
      site: CallSite(fileID, filePath, line, column))
  }
}

@usableFromInline
struct IfLet<Parent: Reducer, Child: Reducer>: Reducer where Parent.Action: CasePathable {
  @usableFromInline let parent: Parent
  @usableFromInline let child: Child
  @usableFromInline let toChildState: WritableKeyPath<Parent.State, Child.State?>
  @usableFromInline let toChildAction: Case<Parent.Action, Child.Action>
  @usableFromInline let site: CallSite

  @inlinable
  init(
    parent: Parent, child: Child, state: WritableKeyPath<Parent.State, Child.State?>,
    action: Case<Parent.Action, Child.Action>, site: CallSite
  ) {
    self.parent = parent
    self.child = child
    toChildState = state
    toChildAction = action
    self.site = site
  }

  @inlinable
  func reduce(into state: inout Parent.State, action: Parent.Action) -> Effect<Parent.Action> {
    let childAction = toChildAction._extract(from: action)
    guard state[keyPath: toChildState] != nil else {
      if childAction != nil { reportMissing(action) }
      return parent.reduce(into: &state, action: action)
    }
    var childEffect = Effect<Parent.Action>.none
    if let childAction {
      childEffect = child.reduce(into: &state[keyPath: toChildState]!, action: childAction)
        .embedded(in: toChildAction)
    }
    let identity = identity(in: state)
    let turn = ChildTurn(at: toChildState, .wrapped, childEffect, identity)
    let effect = parent.reduce(into: &state, action: action)
    var newIdentity = self.identity(in: state)
    if let childAction, identity == newIdentity, isChildEphemeral(in: state, after: childAction) {
      state[keyPath: toChildState] = nil
      newIdentity = nil
    }
    return turn.effect(with: effect, newIdentity)
  }

  @inlinable
  func identity(in state: Parent.State) -> StateIdentity? {
    state[keyPath: toChildState].map { StateIdentity(of: $0) }
  }

  @inlinable
  func isChildEphemeral(in state: Parent.State, after action: Child.Action) -> Bool {
    state[keyPath: toChildState].map { isEphemeral($0, after: action) } ?? false
  }

  @usableFromInline
  func reportMissing(_ action: Parent.Action) {
    ChildActionReport(
      site: site, name: "ifLet", problem: #"a child action when child state was "nil""#,
      action: action,
      causes: [
        """
        A reducer above the "ifLet" set the child state to "nil" while handling the same action. Apply "ifLet" \
        to that reducer, so that the child runs first.
        """,
        """
        An effect of another feature sent the action after the child state had become "nil". Cancel that \
        effect when the child state becomes "nil". The effects of the child itself are cancelled for you.
        """,
        """
        The action was sent to the store while the child state was "nil". Send child actions only from a \
        view or test that has checked the state.
        """,
      ]
    ).deliver()
  }

  @usableFromInline typealias Body = Never
}
