/// A reducer made of a function, or of another reducer whose type is not to be known.
public struct Reduce<State, Action>: Reducer {
  private let function: (inout State, Action) -> Effect<Action>

  public init(_ reduce: @escaping (_ state: inout State, _ action: Action) -> Effect<Action>) {
    function = reduce
  }

  public init(_ reducer: some Reducer<State, Action>) {
    self.init { state, action in reducer.reduce(into: &state, action: action) }
  }

  public func reduce(into state: inout State, action: Action) -> Effect<Action> {
    function(&state, action)
  }

  public typealias Body = Never
}
