extension Reducer {
  /// Calls a closure when an action has changed a part of the state.
  ///
  /// ```swift
  /// struct Settings: Reducer {
  ///   struct State {
  ///     var isHapticFeedbackEnabled = true
  ///     var saveCount = 0
  ///   }
  ///   enum Action { case toggled, reset }
  ///
  ///   var body: some Reducer<State, Action> {
  ///     Reduce { state, action in
  ///       switch action {
  ///       case .toggled: state.isHapticFeedbackEnabled.toggle()
  ///       case .reset: state.isHapticFeedbackEnabled = true
  ///       }
  ///       return .none
  ///     }
  ///     .onChange(of: \.isHapticFeedbackEnabled) { wasEnabled, state in
  ///       state.saveCount += 1
  ///       return .none
  ///     }
  ///   }
  /// }
  /// ```
  ///
  /// The closure is called after this reducer has run. It gets the value from before the action,
  /// and the state from after it. The effect of the closure begins after the effects of this
  /// reducer.
  ///
  /// - Parameter value: The part of the state to compare with `==`.
  @inlinable
  public func onChange<Value: Equatable>(
    of value: @escaping (State) -> Value,
    _ reduce: @escaping (_ oldValue: Value, _ state: inout State) -> Effect<Action>
  ) -> some Reducer<State, Action> {
    OnChange(base: self, value: value, change: reduce)
  }

  @available(
    *, unavailable,
    message: "use an Equatable value: onChange(of: \\.value) { oldValue, state in … return .none }"
  )
  public func onChange<Value, Change: Reducer>(
    of value: @escaping (State) -> Value,
    removeDuplicates areEqual: @escaping (Value, Value) -> Bool,
    @ReducerBuilder<State, Action> _ change:
      @escaping (_ oldValue: Value, _ newValue: Value) ->
      Change
  ) -> Self where Change.State == State, Change.Action == Action { fatalError("unavailable") }
}

@usableFromInline
struct OnChange<Base: Reducer, Value: Equatable>: Reducer {
  @usableFromInline typealias State = Base.State
  @usableFromInline typealias Action = Base.Action
  @usableFromInline typealias Body = Never

  @usableFromInline let base: Base
  @usableFromInline let value: (State) -> Value
  @usableFromInline let change: (Value, inout State) -> Effect<Action>

  @inlinable
  init(
    base: Base, value: @escaping (State) -> Value,
    change: @escaping (Value, inout State) -> Effect<Action>
  ) {
    self.base = base
    self.value = value
    self.change = change
  }

  @inlinable
  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    let oldValue = value(state)
    let effect = base.reduce(into: &state, action: action)
    if value(state) == oldValue { return effect }
    return effect.merge(with: change(oldValue, &state))
  }
}
