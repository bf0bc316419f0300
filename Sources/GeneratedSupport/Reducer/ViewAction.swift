/// An action type that sets the actions of its view apart, in the case `view`.
///
/// ```swift
/// struct Login: Reducer {
///   struct State { var isLoading = false }
///   enum Action: ViewAction {
///     case loginResponse(Bool)
///     case view(View)
///
///     enum View { case loginButtonTapped }
///   }
///
///   var body: some Reducer<State, Action> {
///     Reduce { state, action in
///       switch action {
///       case .loginResponse: state.isLoading = false
///       case .view(.loginButtonTapped): state.isLoading = true
///       }
///       return .none
///     }
///   }
/// }
/// ```
public protocol ViewAction<ViewAction> {
  /// The actions of the view.
  associatedtype ViewAction

  static func view(_ action: ViewAction) -> Self
}
