/// An action type that can set properties of the state, with its case `binding`.
///
/// ```swift
/// struct Settings: Reducer {
///   struct State { var name = "" }
///   enum Action: BindableAction {
///     case binding(BindingAction<State>)
///     case saveButtonTapped
///   }
///
///   var body: some Reducer<State, Action> { BindingReducer() }
/// }
/// ```
///
/// See ``BindingReducer``.
public protocol BindableAction<State> {
  /// The state whose properties are set.
  associatedtype State

  static func binding(_ action: BindingAction<State>) -> Self

  /// The payload of the case `binding`, or nil for another action.
  var binding: BindingAction<State>? { get }
}

extension BindableAction {
  /// An action that sets a property of the state.
  public static func set<Value: Equatable>(
    _ keyPath: WritableKeyPath<State, Value>, _ value: Value
  ) -> Self {
    .binding(.set(keyPath, value))
  }
}

extension BindableAction where Self: CasePathable {
  /// The payload of the case, if it is a binding action. Finding it takes some microseconds.
  @_disfavoredOverload
  public var binding: BindingAction<State>? { self[case: self.case] as? BindingAction<State> }
}
