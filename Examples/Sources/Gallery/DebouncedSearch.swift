import GeneratedSupport

/// A search while a person types
///
/// The request begins when nothing has been typed for 300 milliseconds. A new query, an empty one
/// and a tap on "Search" cancel the old request, so an old answer never replaces a newer one.
///
/// `debounce` and `cancellable(id:cancelInFlight:)` have the same id, so each of them cancels the
/// effect of the other.
struct DebouncedSearch: Reducer {
  struct State: Equatable {
    var query = ""
    var results: [String] = []
    var isLoading = false
    var error: String?
  }

  enum Action {
    case queryChanged(String)
    case searchTapped
    case answered([String])
    case failed(message: String)
  }

  enum CancelID { case search }

  @Dependency(\.continuousClock) var clock
  @Dependency(\.wordClient) var client

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .queryChanged(let query):
        // Text fields also report a query when they get the focus.
        guard query != state.query else { return .none }
        state.query = query
        state.error = nil
        guard !query.isEmpty else {
          state.results = []
          state.isLoading = false
          return .cancel(id: CancelID.search)
        }
        state.isLoading = true
        return search(query)
          .debounce(id: CancelID.search, for: .milliseconds(300), clock: clock)

      case .searchTapped:
        guard !state.query.isEmpty else { return .none }
        state.error = nil
        state.isLoading = true
        return search(state.query)
          .cancellable(id: CancelID.search, cancelInFlight: true)

      case .answered(let words):
        state.results = words
        state.isLoading = false
        return .none

      case .failed(let message):
        state.results = []
        state.error = message
        state.isLoading = false
        return .none
      }
    }
  }

  private func search(_ query: String) -> EffectOf<Self> {
    .run { send in
      await send(.answered(try await client.words(beginning: query)))
    } catch: { _, send in
      await send(.failed(message: "The search for “\(query)” failed"))
    }
  }
}

struct WordClient: DependencyClient {
  var words: @Sendable (_ beginning: String) async throws -> [String]
}
