import GeneratedSupport

/// A double tap starts two downloads.
struct TwoDownloads: Reducer {
  struct State: Equatable {
    var downloads = 0
    var isLoaded = false
  }
  enum Action: Equatable { case downloadTapped, loaded }

  var isMended = false

  var body: some Reducer<State, Action> {
    Reduce { state, action in
      switch action {
      case .downloadTapped:
        if isMended && state.downloads > 0 { return .none }
        state.downloads += 1
        return .run { send in await send(.loaded) }
      case .loaded:
        state.downloads -= 1
        state.isLoaded = true
        return .none
      }
    }
  }
}
