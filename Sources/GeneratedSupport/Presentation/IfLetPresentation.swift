extension Reducer {
  /// Runs the reducer of a presented feature while its state is not nil, and dismisses it.
  ///
  /// ```swift
  /// struct Editor: Reducer {
  ///   struct State { var text = "" }
  ///   enum Action { case closeButtonTapped, saveButtonTapped }
  ///
  ///   @Dependency(\.dismiss) var dismiss
  ///
  ///   var body: some Reducer<State, Action> {
  ///     Reduce { _, action in
  ///       switch action {
  ///       case .closeButtonTapped: .run { _ in await dismiss() }
  ///       case .saveButtonTapped: .none
  ///       }
  ///     }
  ///   }
  /// }
  ///
  /// struct Notes: Reducer {
  ///   struct State {
  ///     @Presents var editor: Editor.State?
  ///     var notes: [String] = []
  ///   }
  ///   enum Action { case addButtonTapped, editor(PresentationAction<Editor.Action>) }
  ///
  ///   var body: some Reducer<State, Action> {
  ///     Reduce { state, action in
  ///       switch action {
  ///       case .addButtonTapped: state.editor = Editor.State()
  ///       case .editor(.presented(.saveButtonTapped)):
  ///         state.notes.append(state.editor?.text ?? "")
  ///         state.editor = nil
  ///       case .editor: break
  ///       }
  ///       return .none
  ///     }
  ///     .ifLet(\.$editor, action: \.editor) { Editor() }
  ///   }
  /// }
  /// ```
  ///
  /// The presented feature runs before this reducer, which may be about to dismiss it.
  ///
  /// The feature is dismissed when this reducer sets its state to nil, when the action
  /// ``PresentationAction/dismiss`` arrives, and when an effect of the feature calls `dismiss`. The
  /// state is set to nil after this reducer has handled `dismiss`, unless it has already put
  /// another feature in its place. An alert or a dialog is also dismissed after any action of it.
  /// In an enum of features, an action of another case does not dismiss the alert.
  ///
  /// When the feature is gone, its effects and those of its children are cancelled, whoever has
  /// dismissed or replaced it. Another case of its state is another feature, and so is another `id`
  /// of the state or of its payload. See <doc:Effects>.
  ///
  /// If an action arrives while the state is nil, it is reported as an issue.
  @_disfavoredOverload
  @inlinable @inline(__always)  // generated: add ReducerGenPlugin to the target
  public func ifLet<ChildState, ChildAction, Child: Reducer>(
    _ state: WritableKeyPath<State, PresentationState<ChildState>>,
    action: CaseKeyPath<Action, PresentationAction<ChildAction>>,
    @ReducerBuilder<ChildState, ChildAction> destination child: () -> Child,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) -> some Reducer<State, Action>
  where Action: CasePathable, Child.State == ChildState, Child.Action == ChildAction {
    ChildOperator(
      self, child(), at: PresentedSlot(state), Action._caseAccess().start[keyPath: action],
      CallSite(fileID, filePath, line, column))
  }

  /// Dismisses an alert or a dialog after any action of it. See
  /// ``ifLet(_:action:destination:fileID:filePath:line:column:)``.
  @inlinable @inline(__always)
  public func ifLet<ChildState: _EphemeralState>(
    _ state: WritableKeyPath<State, PresentationState<ChildState>>,
    action: CaseKeyPath<Action, PresentationAction<ChildState.Action>>,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) -> some Reducer<State, Action> where Action: CasePathable {
    ChildOperator(
      self, EmptyReducer<ChildState, ChildState.Action>(), at: PresentedSlot(state),
      Action._caseAccess().start[keyPath: action], CallSite(fileID, filePath, line, column))
  }

  @available(*, unavailable, message: "write the path of the wrapper, with a dollar sign: \\.$name")
  public func ifLet<ChildState, ChildAction>(
    _ state: WritableKeyPath<State, ChildState?>,
    action: CaseKeyPath<Action, PresentationAction<ChildAction>>
  ) -> Self where Action: CasePathable {
    fatalError("unavailable")
  }
}
