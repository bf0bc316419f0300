@_exported import GeneratedSupport
public import AppFeatures

public struct Root: Reducer {
  public struct State: Equatable {
    public var first = Counter.State(id: 1)
    public var second = Counter.State(id: 2)
    public var tab = Tab.first

    public init() {}
  }

  public enum Tab: Hashable, CasePathable { case first, second }

  public enum Action {
    case first(Counter.Action)
    case second(Counter.Action)
    case tabSelected(Tab)
  }

  public init() {}

  public var body: some GeneratedSupport.Reducer<State, Action> {
    Scope(state: \.first, action: \.first) { Counter() }
    Scope(state: \.second, action: \.second) { Counter() }
    Reduce { state, action in
      switch action {
      case .tabSelected(let tab): state.tab = tab
      case .first(.delegate(.reachedTen)): state.tab = .second
      case .first, .second: break
      }
      return .none
    }
  }
}
