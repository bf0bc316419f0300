import AppClients
import ComposableArchitecture

@Reducer
struct Search {
  @ObservableState
  struct State: Equatable {
    var query = ""
    var results: [String] = []
    var filter = Filter.all
  }
  @CasePathable
  enum Filter: Int, CaseIterable { case all, short }
  enum Action {
    case queryChanged(String)
    case filterChanged(Filter)
    case response(Result<[String], any Error>)
  }
  @Dependency(\.continuousClock) var clock
  @Dependency(\.search) var search

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .queryChanged(let query):
        state.query = query
        return .run { send in
          await send(.response(Result { try await search.search(query: query) }))
        }
        .debounce(id: "search", for: .milliseconds(300), clock: clock)
      case .filterChanged(let filter):
        state.filter = filter
        return .none
      case .response(.success(let results)):
        state.results = state.filter.is(\.all) ? results : results.filter { $0.count < 5 }
        return .none
      case .response(.failure):
        state.results = []
        return .none
      }
    }
  }
}
