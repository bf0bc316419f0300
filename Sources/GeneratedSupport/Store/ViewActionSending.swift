/// A view, or another user interface, that sends only the actions of its own to a store.
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
///   var body: some Reducer<State, Action> { EmptyReducer() }
/// }
///
/// @MainActor struct LoginScreen: ViewActionSending {
///   let store: StoreOf<Login>
///
///   func tap() { send(.loginButtonTapped) }
/// }
/// ```
@MainActor
public protocol ViewActionSending<StoreState, StoreAction> {
  associatedtype StoreState
  associatedtype StoreAction: ViewAction

  var store: Store<StoreState, StoreAction> { get }
}

extension ViewActionSending {
  /// Sends an action of the view to the store.
  @discardableResult
  public func send(_ action: StoreAction.ViewAction) -> StoreTask { store.send(.view(action)) }
}
