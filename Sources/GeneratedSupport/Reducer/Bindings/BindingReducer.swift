/// Sets properties of the state, as binding actions demand.
///
/// ```swift
/// struct Settings: Reducer {
///   struct State {
///     var name = ""
///     var changeCount = 0
///   }
///   enum Action: BindableAction { case binding(BindingAction<State>) }
///
///   var body: some Reducer<State, Action> {
///     BindingReducer()
///       .onChange(of: \.name) { oldName, state in
///         state.changeCount += 1
///         return .none
///       }
///   }
/// }
/// ```
///
/// The reducers that stand below see the new value, and can correct it. Those above still see the
/// old one.
///
/// If the actions of the view have an enum of their own, name its case:
///
/// ```swift
/// struct Login: Reducer {
///   struct State { var name = "" }
///   enum Action: ViewAction {
///     case view(View)
///
///     enum View: CasePathable, BindableAction { case binding(BindingAction<State>) }
///   }
///
///   var body: some Reducer<State, Action> { BindingReducer(action: \.view) }
/// }
/// ```
public struct BindingReducer<State, Action, ViewAction: BindableAction>: Reducer
where State == ViewAction.State {
  private let toBinding: (Action) -> BindingAction<State>?

  /// Handles the binding actions of the feature.
  public init() where Action == ViewAction {
    toBinding = \.binding
  }

  /// Handles the binding actions that the payload of a case has.
  public init(action: CaseKeyPath<Action, ViewAction>) where Action: CasePathable {
    let toCase = Action._caseAccess().start[keyPath: action]
    toBinding = { toCase._extract(from: $0)?.binding }
  }

  public func reduce(into state: inout State, action: Action) -> Effect<Action> {
    toBinding(action)?(&state)
    return .none
  }

  public typealias Body = Never
}
