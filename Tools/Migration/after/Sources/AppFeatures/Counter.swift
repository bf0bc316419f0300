import GeneratedSupport

public struct Counter: Reducer {
  public struct State: Equatable, Identifiable {
    public let id: Int
    public var count = 0

    public init(id: Int, count: Int = 0) {
      self.id = id
      self.count = count
    }
  }

  public enum Action: CasePathable {
    case decrementTapped, incrementTapped
    case delegate(Delegate)

    public enum Delegate: Equatable, CasePathable {
      case reachedTen
    }
  }

  public init() {}

  public var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .decrementTapped:
        state.count -= 1
        return .none
      case .incrementTapped:
        state.count += 1
        return state.count == 10 ? .send(.delegate(.reachedTen)) : .none
      case .delegate:
        return .none
      }
    }
  }
}
