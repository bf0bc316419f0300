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
  /// ``PresentationAction/dismiss`` arrives, and when an effect of the feature calls `dismiss`. The state is set to nil
  /// after this reducer has handled `dismiss`, unless it has already put another feature in its place. An alert or a
  /// dialog is also dismissed after any action of it. In an enum of features, an action of another case does not dismiss
  /// the alert.
  ///
  /// When the feature is dismissed or replaced, its effects and those of its children are cancelled. A feature whose
  /// state is `Identifiable` is replaced by a state with another `id`. If the state is an enum with case paths, another
  /// case is another feature, and so is another `id` of the payload. A feature that changes its own `id` or case keeps
  /// its effects.
  ///
  /// Another reducer can also dismiss or replace the feature: a reducer that this operator is not applied to, such as one
  /// of a feature further up. The store notices that after each action, and cancels the effects.
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
    IfLetPresentation(
      parent: self, child: child(), state: state,
      action: Action._caseAccess().start[keyPath: action],
      site: CallSite(fileID, filePath, line, column))
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
    IfLetPresentation(
      parent: self, child: EmptyReducer<ChildState, ChildState.Action>(), state: state,
      action: Action._caseAccess().start[keyPath: action],
      site: CallSite(fileID, filePath, line, column))
  }

  @available(*, unavailable, message: "write the path of the wrapper, with a dollar sign: \\.$name")
  public func ifLet<ChildState, ChildAction>(
    _ state: WritableKeyPath<State, ChildState?>,
    action: CaseKeyPath<Action, PresentationAction<ChildAction>>
  ) -> Self where Action: CasePathable {
    fatalError("unavailable")
  }
}

@usableFromInline
struct IfLetPresentation<Parent: Reducer, Child: Reducer>: Reducer
where Parent.Action: CasePathable {
  @usableFromInline let parent: Parent
  @usableFromInline let child: Child
  @usableFromInline let toState: WritableKeyPath<Parent.State, PresentationState<Child.State>>
  @usableFromInline let toAction: Case<Parent.Action, PresentationAction<Child.Action>>
  @usableFromInline let site: CallSite

  @inlinable
  init(
    parent: Parent, child: Child,
    state: WritableKeyPath<Parent.State, PresentationState<Child.State>>,
    action: Case<Parent.Action, PresentationAction<Child.Action>>, site: CallSite
  ) {
    self.parent = parent
    self.child = child
    toState = state
    toAction = action
    self.site = site
  }

  @inlinable
  func reduce(into state: inout Parent.State, action: Parent.Action) -> Effect<Parent.Action> {
    let presentationAction = toAction._extract(from: action)
    guard state[keyPath: toState].isPresent else {
      if presentationAction != nil { reportMissing(action) }
      return parent.reduce(into: &state, action: action)
    }
    let screen = number(in: &state)
    var childEffect = Effect<Parent.Action>.none
    if case .presented(let childAction)? = presentationAction {
      childEffect = reduce(&state, childAction)
    }
    let identity = identity(in: state)
    let turn = ChildTurn(at: toState, .screen(screen, id: nil), childEffect, identity)
    let effect = parent.reduce(into: &state, action: action)
    var newIdentity = self.identity(in: state)
    if let presentationAction, identity == newIdentity, ends(state, after: presentationAction) {
      state[keyPath: toState].wrappedValue = nil
      newIdentity = nil
    }
    if identity == newIdentity { keep(screen, in: &state) }
    return turn.effect(with: effect, newIdentity)
  }

  /// The number of the presented feature. A new feature gets one. A computed wrapper cannot keep it, so its features have
  /// none.
  @inlinable
  func number(in state: inout Parent.State) -> ScreenNumber {
    if state[keyPath: toState].screen == .none { state[keyPath: toState].screen = .make() }
    return state[keyPath: toState].screen
  }

  /// Lets the feature keep its number, because the parent may have put it into a new wrapper.
  @inlinable
  func keep(_ screen: ScreenNumber, in state: inout Parent.State) {
    if state[keyPath: toState].screen != screen { state[keyPath: toState].screen = screen }
  }

  /// Runs the presented feature. Its state is moved out of the parent's state meanwhile, because a key path to a
  /// projected value would hold on to the box, and changes in place would copy the collections in it.
  @inlinable
  func reduce(_ state: inout Parent.State, _ action: Child.Action) -> Effect<Parent.Action> {
    var presented = state[keyPath: toState]
    state[keyPath: toState] = PresentationState(wrappedValue: nil)
    var effect = Effect<Child.Action>.none
    DependencyFrame.taskLocal.withValue(.ofPresentedFeature) {
      effect = child.reduce(into: &presented.own, action: action)
    }
    state[keyPath: toState] = presented
    return effect.isNone ? .none : embedded(effect)
  }

  @usableFromInline
  func embedded(_ effect: Effect<Child.Action>) -> Effect<Parent.Action> {
    let toAction = toAction
    return effect.embedded { toAction._embed(.presented($0)) }
      .dismissible { toAction._embed(.dismiss) }
  }

  /// Whether the feature that is presented now is dismissed after this action.
  @inlinable
  func ends(_ state: Parent.State, after action: PresentationAction<Child.Action>) -> Bool {
    switch action {
    case .dismiss: true
    case .presented(let action):
      state[keyPath: toState].wrappedValue.map { isEphemeral($0, after: action) } ?? false
    }
  }

  @usableFromInline
  func identity(in state: Parent.State) -> StateIdentity? {
    state[keyPath: toState].identity
  }

  @usableFromInline
  func reportMissing(_ action: Parent.Action) {
    ChildActionReport(
      site: site, name: "ifLet",
      problem: "a presentation action when destination state was absent", action: action,
      causes: [
        """
        A reducer above the "ifLet" set the destination state to "nil" while handling the same action. Apply \
        "ifLet" to that reducer, so that the presented feature runs first.
        """,
        """
        An effect of another feature sent the action after the feature had been dismissed. Cancel that effect \
        when the presented feature is dismissed. The effects of the presented feature itself are cancelled for \
        you.
        """,
        """
        The action was sent to the store while the destination state was "nil". Send these actions only from a \
        view or test that has checked the state.
        """,
      ]
    ).deliver()
  }

  @usableFromInline typealias Body = Never
}
