extension Reducer {
  /// Runs a reducer on the screens of a navigation stack.
  ///
  /// ```swift
  /// struct Detail: Reducer {
  ///   struct State: Equatable { var isLoading = false }
  ///   enum Action { case loadButtonTapped }
  ///
  ///   var body: some Reducer<State, Action> {
  ///     Reduce { state, _ in
  ///       state.isLoading = true
  ///       return .none
  ///     }
  ///   }
  /// }
  ///
  /// struct App: Reducer {
  ///   struct State { var path = StackState<Detail.State>() }
  ///   enum Action { case path(StackActionOf<Detail>), showButtonTapped, homeButtonTapped }
  ///
  ///   var body: some Reducer<State, Action> {
  ///     Reduce { state, action in
  ///       switch action {
  ///       case .showButtonTapped: state.path.append(Detail.State())
  ///       case .homeButtonTapped: state.path.removeAll()
  ///       case .path: break
  ///       }
  ///       return .none
  ///     }
  ///     .forEach(\.path, action: \.path) { Detail() }
  ///   }
  /// }
  /// ```
  ///
  /// A screen runs before this reducer, which may be about to remove it. A screen that is pushed by
  /// an action is there when this reducer runs. Screens that are popped by an action are removed
  /// after this reducer has run.
  ///
  /// When a screen is gone, its effects are cancelled, whoever has removed or replaced it. A state
  /// in another case is another screen, and so is a state with another `id` of its own. See
  /// <doc:Effects>.
  ///
  /// The screens can use the same ids for their effects: a screen can cancel only its own effects
  /// and those of its children. This reducer can cancel the effects of all screens.
  ///
  /// An action for a missing screen is reported as an issue, and so is an action that pushes an id
  /// that is there already.
  ///
  /// The time that an action of a screen takes does not depend on the number of screens, unless
  /// some are pushed or popped, or the store is observed. While a store is observed, each action of
  /// a screen copies the stack. A parent that changes a screen itself, as in
  /// `state.path[id: id]?.isLoading = true`, copies the stack, too. After each action, the store
  /// looks for the screens with running effects, which takes less than a microsecond for each.
  @_disfavoredOverload
  @inlinable @inline(__always)  // generated: add ReducerGenPlugin to the target
  public func forEach<ElementState, ElementAction, Element: Reducer>(
    _ stack: WritableKeyPath<State, StackState<ElementState>>,
    action: CaseKeyPath<Action, StackAction<ElementState, ElementAction>>,
    @ReducerBuilder<ElementState, ElementAction> destination: () -> Element,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) -> some Reducer<State, Action>
  where Action: CasePathable, Element.State == ElementState, Element.Action == ElementAction {
    ChildOperator(
      self, destination(), at: ScreenSlot(stack), Action._caseAccess().start[keyPath: action],
      CallSite(fileID, filePath, line, column))
  }
}
