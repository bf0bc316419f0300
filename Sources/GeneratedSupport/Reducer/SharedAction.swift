// A child can have the same actions as its parent: `action: \.self`.

extension Case where Root == Value {
  /// The whole value, as if it were the payload of its own case.
  @usableFromInline static var whole: Self { Self(embed: { $0 }, extract: { $0 }) }
}

extension Scope where Child.Action == ParentAction {
  /// Runs a child that has the actions of its parent on a property of the state.
  ///
  /// ```swift
  /// struct Logger: Reducer {
  ///   struct State { var count = 0 }
  ///   typealias Action = App.Action
  ///
  ///   var body: some Reducer<State, Action> {
  ///     Reduce { state, _ in
  ///       state.count += 1
  ///       return .none
  ///     }
  ///   }
  /// }
  ///
  /// struct App: Reducer {
  ///   struct State { var logger = Logger.State() }
  ///   enum Action { case appeared }
  ///
  ///   var body: some Reducer<State, Action> {
  ///     Scope(state: \.logger, action: \.self) { Logger() }
  ///   }
  /// }
  /// ```
  @inlinable
  public init<ChildState>(
    _ state: WritableKeyPath<ParentState, ChildState>,
    action: KeyPath<ParentAction.AllCasePaths, ParentAction.AllCasePaths>,
    @ReducerBuilder<ChildState, ParentAction> child: () -> Child
  ) where Child.State == ChildState {
    self.init(slot: .property(state), action: .whole, child: child())
  }

  /// Runs a child that has the actions of its parent on a property of the state.
  @inlinable
  public init<ChildState>(
    state: WritableKeyPath<ParentState, ChildState>,
    action: KeyPath<ParentAction.AllCasePaths, ParentAction.AllCasePaths>,
    @ReducerBuilder<ChildState, ParentAction> child: () -> Child
  ) where Child.State == ChildState {
    self.init(state, action: action, child: child)
  }

  /// Runs a child that has the actions of its parent on the payload of a case of the state.
  @inlinable
  public init<ChildState>(
    case state: CaseKeyPath<ParentState, ChildState>,
    action: KeyPath<ParentAction.AllCasePaths, ParentAction.AllCasePaths>,
    @ReducerBuilder<ChildState, ParentAction> child: () -> Child,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) where ParentState: CasePathable, Child.State == ChildState {
    self.init(
      slot: .payload(ScopePayload(state, fileID, filePath, line, column)), action: .whole,
      child: child())
  }
}

extension Reducer where Action: CasePathable {
  /// Runs a child that has the actions of this reducer on an optional part of the state.
  @inlinable
  public func ifLet<ChildState, Child: Reducer>(
    _ state: WritableKeyPath<State, ChildState?>,
    action: KeyPath<Action.AllCasePaths, Action.AllCasePaths>,
    @ReducerBuilder<ChildState, Action> then child: () -> Child,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) -> some Reducer<State, Action> where Child.State == ChildState, Child.Action == Action {
    ChildOperator(
      self, child(), at: OptionalSlot(state), .whole, CallSite(fileID, filePath, line, column))
  }

  /// Runs a child that has the actions of this reducer on the payload of a case of the state.
  @inlinable
  public func ifCaseLet<ChildState, Child: Reducer>(
    _ state: CaseKeyPath<State, ChildState>,
    action: KeyPath<Action.AllCasePaths, Action.AllCasePaths>,
    @ReducerBuilder<ChildState, Action> then child: () -> Child,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) -> some Reducer<State, Action>
  where State: CasePathable, Child.State == ChildState, Child.Action == Action {
    ChildOperator(
      self, child(), at: CaseSlot(State._caseAccess().start[keyPath: state], .path(state)), .whole,
      CallSite(fileID, filePath, line, column))
  }
}
