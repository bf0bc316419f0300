extension Reducer {
  /// Runs the reducers of a ``CaseReducer`` on the screens of a stack.
  ///
  /// ```swift
  /// struct Counter: Reducer {
  ///   struct State { var count = 0 }
  ///   enum Action { case incrementTapped }
  ///
  ///   var body: some Reducer<State, Action> { EmptyReducer() }
  /// }
  ///
  /// struct App: Reducer {
  ///   enum Path: CaseReducer {
  ///     case counter(Counter)
  ///     case help
  ///   }
  ///
  ///   struct State { var path = StackState<Path.State>() }
  ///   enum Action { case path(StackActionOf<Path>), helpTapped }
  ///
  ///   var body: some Reducer<State, Action> {
  ///     Reduce { state, action in
  ///       if case .helpTapped = action { state.path.append(.help) }
  ///       return .none
  ///     }
  ///     .forEach(\.path, action: \.path)
  ///   }
  /// }
  /// ```
  ///
  /// See ``forEach(_:action:destination:fileID:filePath:line:column:)``.
  @inlinable @inline(__always)
  public func forEach<ElementState: CaseReducerState>(
    _ stack: WritableKeyPath<State, StackState<ElementState>>,
    action: CaseKeyPath<Action, StackAction<ElementState, ElementState.StateReducer.Action>>,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) -> some Reducer<State, Action> where Action: CasePathable {
    ChildOperator(
      self, ElementState.StateReducer.body, at: ScreenSlot(stack),
      Action._caseAccess().start[keyPath: action], CallSite(fileID, filePath, line, column))
  }
}
