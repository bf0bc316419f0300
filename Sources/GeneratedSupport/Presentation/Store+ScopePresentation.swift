extension Store {
  /// Returns a store for a presented feature, or nil if nothing is presented.
  ///
  /// ```swift
  /// struct Editor: Reducer {
  ///   struct State { var text = "" }
  ///   enum Action { case saveButtonTapped }
  ///
  ///   var body: some Reducer<State, Action> { EmptyReducer() }
  /// }
  ///
  /// struct Notes: Reducer {
  ///   struct State { @Presents var editor: Editor.State? }
  ///   enum Action { case editor(PresentationAction<Editor.Action>) }
  ///
  ///   var body: some Reducer<State, Action> {
  ///     EmptyReducer().ifLet(\.$editor, action: \.editor) { Editor() }
  ///   }
  /// }
  ///
  /// @MainActor func save(_ store: StoreOf<Notes>) {
  ///   store.scope(\.$editor, action: \.editor)?.send(.saveButtonTapped)
  /// }
  /// ```
  ///
  /// If the feature is dismissed while its store is in use, the store keeps the state that was last
  /// read from it.
  public func scope<ChildState, ChildAction>(
    _ state: KeyPath<State, PresentationState<ChildState>>,
    action: CaseKeyPath<Action, PresentationAction<ChildAction>>
  ) -> Store<ChildState, ChildAction>? where Action: CasePathable {
    guard let childState = readIdentity(of: state, { $0[keyPath: state].wrappedValue }) else {
      return nil
    }
    return child(StoreStep(state: state, action: action)) {
      OptionalCore(
        core, state.appending(path: \.wrappedValue), last: childState,
        embed: Action._caseAccess().start[keyPath: action].presented)
    }
  }

  /// Returns a store for a presented feature, or nil if nothing is presented. See
  /// `scope(_:action:)`.
  public func scope<ChildState, ChildAction>(
    state: KeyPath<State, PresentationState<ChildState>>,
    action: CaseKeyPath<Action, PresentationAction<ChildAction>>
  ) -> Store<ChildState, ChildAction>? where Action: CasePathable {
    scope(state, action: action)
  }
}

/// The store of a feature that is presented, or not, with the action that dismisses it.
public typealias PresentationStoreOf<R: Reducer> = Store<
  PresentationState<R.State>, PresentationAction<R.Action>
>

extension PresentationState: FeatureContainer {
  package static var storeName: String { "PresentationStoreOf" }
  package static var contentType: Any.Type { State.self }
}

extension PresentationAction: FeatureContainer {
  package static var storeName: String { "PresentationStoreOf" }
  package static var contentType: Any.Type { Action.self }
}
