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
  /// The effects of the child are cancelled when the child is gone, whoever has removed it. Another
  /// case of its state is another child, and so is another `id`. See <doc:Effects>.
  ///
  /// The child cannot cancel effects of other features, but this reducer can cancel the effects of
  /// the child.
  ///
  /// An alert or a dialog is set to `nil` after any action of it, when this reducer has run, unless
  /// this reducer has put another one in its place. In an enum of features, an action of another
  /// case does not do that.
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
    ChildOperator(
      self, child(), at: OptionalSlot(state), Action._caseAccess().start[keyPath: action],
      CallSite(fileID, filePath, line, column))
  }

  /// Sets an alert or a dialog to `nil` after any action of it. See
  /// `ifLet(_:action:then:)`.
  @inlinable @inline(__always)
  public func ifLet<ChildState: _EphemeralState>(
    _ state: WritableKeyPath<State, ChildState?>,
    action: CaseKeyPath<Action, ChildState.Action>,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) -> some Reducer<State, Action> where Action: CasePathable {
    ChildOperator(
      self, EmptyReducer<ChildState, ChildState.Action>(), at: OptionalSlot(state),
      Action._caseAccess().start[keyPath: action], CallSite(fileID, filePath, line, column))
  }
}

/// An optional part of the state.
@usableFromInline
struct OptionalSlot<ParentState, ChildState, ChildAction>: ChildOperatorSlot {
  @usableFromInline let path: WritableKeyPath<ParentState, ChildState?>

  @inlinable
  init(_ path: WritableKeyPath<ParentState, ChildState?>) { self.path = path }

  @usableFromInline var name: SlotName { .path(path) }

  @inlinable
  func child(_ id: OnlyChild, in state: ParentState) -> ChildState? { state[keyPath: path] }

  @inlinable
  func problem(with action: ChildAction, in state: ParentState) -> ChildProblem? {
    state[keyPath: path] == nil ? missing : nil
  }

  @usableFromInline var missing: ChildProblem { .missingChild }

  @inlinable
  func modify(_ id: OnlyChild, in state: inout ParentState, _ run: (inout ChildState) -> Void) {
    run(&state[keyPath: path]!)
  }

  /// The identity of an alert that goes away.
  @inlinable
  func ending(after action: ChildAction, in state: ParentState) -> ChildIdentity? {
    guard let child = state[keyPath: path], isEphemeral(child, after: action) else { return nil }
    return identity(of: .child, in: state)
  }

  /// The parent may have put another child in its place.
  @inlinable
  func end(_ alert: ChildIdentity, in state: inout ParentState) {
    if identity(of: .child, in: state) == alert { state[keyPath: path] = nil }
  }
}
