import ComposableArchitecture

/// Any feature, with a list of favourites beside it.
@Reducer
public struct Favourites<Base: Reducer<Counter.State, Counter.Action>>:
  Sendable
where Base: Sendable {
  let base: Base

  @ObservableState
  public struct State: Equatable {
    public var base: Counter.State
    @Shared(.inMemory("favourites")) public var favourites: [Int] = []

    public init(base: Counter.State) {
      self.base = base
    }
  }

  public enum Action {
    case base(Counter.Action)
    case favouriteTapped
  }

  public init(base: Base) {
    self.base = base
  }

  public var body: some Reducer<State, Action> {
    Scope(state: \.base, action: \.base) { base }
    Reduce { state, action in
      if case .favouriteTapped = action {
        state.$favourites.withLock { $0.append(state.base.count) }
      }
      return .none
    }
  }
}
