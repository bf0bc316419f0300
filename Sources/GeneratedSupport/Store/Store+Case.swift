extension Store where State: CaseReducerState, Action == State.StateReducer.Action {
  /// The current case of a ``CaseReducer``, with the store of its feature.
  ///
  /// ```swift
  /// struct Counter: Reducer {
  ///   struct State { var count = 0 }
  ///   enum Action { case incrementTapped }
  ///
  ///   var body: some Reducer<State, Action> { EmptyReducer() }
  /// }
  ///
  /// enum Destination: CaseReducer {
  ///   case counter(Counter)
  ///   case help
  /// }
  ///
  /// @MainActor func title(_ store: StoreOf<Destination>) -> String {
  ///   switch store.case {
  ///   case .counter(let store): "The count is \(store.count)"
  ///   case .help: "Help"
  ///   }
  /// }
  /// ```
  public var `case`: State.StateReducer.CaseScope { State.StateReducer.scope(self) }
}

extension Store where State: CasePathable {
  /// For generated code: the state, whose case decides which store ``case`` has.
  public var _case: State {
    let state = core.state
    core.track(.identity(\State.self)) { { StateIdentity(of: $0) != StateIdentity(of: $1) } }
    return state
  }

  /// For generated code: a payload without a store. An observer is notified when the payload
  /// changes.
  public func _kept<Payload>(_ payload: Payload) -> Payload {
    _ = readState()
    return payload
  }

  /// For generated code: the store of the feature in a case. The state must be in this case.
  public func _scope<ChildState, ChildAction>(
    _ state: Case<State, ChildState>, _ action: Case<Action, ChildAction>
  ) -> Store<ChildState, ChildAction> where Action: CasePathable {
    let path = \State.[_payload: PayloadArgument(state)]
    guard let store = child(at: path, action: action, step: path) else {
      fatalError("the state is in another case: \(core.state)")
    }
    return store
  }
}

/// A case path as an argument of a key path.
struct PayloadArgument<Root: CasePathable, Value>: Hashable {
  let toPayload: Case<Root, Value>

  init(_ toPayload: Case<Root, Value>) { self.toPayload = toPayload }

  static func == (left: Self, right: Self) -> Bool {
    left.toPayload.directIndex == right.toPayload.directIndex
  }

  func hash(into hasher: inout Hasher) { hasher.combine(toPayload.directIndex) }
}

extension CasePathable {
  subscript<Value>(_payload argument: PayloadArgument<Self, Value>) -> Value? {
    argument.toPayload._extract(from: self)
  }
}
