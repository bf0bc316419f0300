import GeneratedSupport

struct Download: Reducer {
  @dynamicMemberLookup
  enum State: Equatable, CasePathable {
    case idle
    case loading(progress: Double)
    case done
  }

  enum Action {
    case startTapped, cancelTapped
    case progressed(Double)
    case finished
  }

  #if DEBUG
    enum Debug: CaseReducer {
      case page(Page)
    }
  #endif

  private enum CancelID { case download }

  let steps: @Sendable () -> AsyncStream<Double>

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .startTapped:
        state = .loading(progress: 0)
        return .run { send in
          for await progress in steps() { await send(.progressed(progress)) }
          await send(.finished)
        }
        .cancellable(id: CancelID.download)
      case .progressed(let progress):
        state = .loading(progress: progress)
        return .none
      case .finished:
        state = .done
        return .none
      case .cancelTapped:
        state = .idle
        return .cancel(id: CancelID.download)
      }
    }
  }
}
