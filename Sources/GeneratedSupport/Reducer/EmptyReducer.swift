/// A reducer that does nothing.
public struct EmptyReducer<State, Action>: Reducer {
  public init() {}

  public func reduce(into _: inout State, action _: Action) -> Effect<Action> { .none }

  public typealias Body = Never
}

extension Optional: Reducer where Wrapped: Reducer {
  /// Runs the wrapped reducer, if there is one.
  public func reduce(
    into state: inout Wrapped.State, action: Wrapped.Action
  ) -> Effect<Wrapped.Action> {
    self?.reduce(into: &state, action: action) ?? .none
  }

  public typealias State = Wrapped.State
  public typealias Action = Wrapped.Action
  public typealias Body = Never
}
