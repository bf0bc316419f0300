extension Reducer {
  /// Runs the reducers of a ``CaseReducer`` on optional state that presents one of them.
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
  ///   enum Destination: CaseReducer {
  ///     case counter(Counter)
  ///     case alert(AlertState<Alert>)
  ///
  ///     enum Alert { case confirmTapped }
  ///   }
  ///
  ///   struct State { @Presents var destination: Destination.State? }
  ///   enum Action { case destination(PresentationAction<Destination.Action>), counterTapped }
  ///
  ///   var body: some Reducer<State, Action> {
  ///     Reduce { state, action in
  ///       if case .counterTapped = action { state.destination = .counter(Counter.State()) }
  ///       return .none
  ///     }
  ///     .ifLet(\.$destination, action: \.destination)
  ///   }
  /// }
  /// ```
  ///
  /// See ``ifLet(_:action:destination:fileID:filePath:line:column:)``.
  @inlinable @inline(__always)
  public func ifLet<ChildState: CaseReducerState>(
    _ state: WritableKeyPath<State, PresentationState<ChildState>>,
    action: CaseKeyPath<Action, PresentationAction<ChildState.StateReducer.Action>>,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) -> some Reducer<State, Action> where Action: CasePathable {
    ChildOperator(
      self, ChildState.StateReducer.body, at: PresentedSlot(state),
      Action._caseAccess().start[keyPath: action], CallSite(fileID, filePath, line, column))
  }
}
