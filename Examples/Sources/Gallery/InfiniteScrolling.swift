import GeneratedSupport

/// A list that loads its next page at the end
///
/// When the last row appears, the list loads the next page, once. After a failure it waits for a tap
/// on "Retry". Pulling the list down loads it again from the first page.
///
/// The `status` decides what may be loaded: a row that appears twice, or during a request, changes
/// nothing. `cancellable(id:cancelInFlight:)` drops a page of the old list when the list is loaded
/// again. The rows are an `IdentifiedArray`, so a photo that the server repeats is shown once.
struct InfiniteScrolling: Reducer {
  struct State: Equatable {
    var photos: IdentifiedArrayOf<Photo> = []
    var nextPage: Int?
    var status = Status.idle

    enum Status: Equatable {
      case idle, loading, ended
      /// The first page failed if the number is nil.
      case failed(page: Int?)
    }
  }

  enum Action {
    case appeared
    case rowAppeared(Photo.ID)
    case refreshPulled
    case retryTapped
    case loaded(PhotoPage, isFirst: Bool)
    case failed(page: Int?)
  }

  enum CancelID { case page }

  @Dependency(\.photoClient) var client

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .appeared:
        return state.status == .idle && state.photos.isEmpty ? load(nil, &state) : .none
      case .rowAppeared(let id):
        guard state.status == .idle, id == state.photos.last?.id else { return .none }
        return load(state.nextPage, &state)
      case .refreshPulled:
        return load(nil, &state)
      case .retryTapped:
        guard case .failed(let page) = state.status else { return .none }
        return load(page, &state)
      case .loaded(let page, let isFirst):
        if isFirst { state.photos = [] }
        state.photos.append(contentsOf: page.photos)
        state.nextPage = page.next
        state.status = page.next == nil ? .ended : .idle
        return .none
      case .failed(let page):
        state.status = .failed(page: page)
        return .none
      }
    }
  }

  /// Loads a page, or the first one if `page` is nil.
  private func load(_ page: Int?, _ state: inout State) -> EffectOf<Self> {
    state.status = .loading
    return .run { send in
      await send(.loaded(try await client.page(number: page ?? 1), isFirst: page == nil))
    } catch: { _, send in
      await send(.failed(page: page))
    }
    .cancellable(id: CancelID.page, cancelInFlight: true)
  }
}

nonisolated struct Photo: Equatable, Identifiable {
  let id: Int
}

nonisolated struct PhotoPage: Equatable {
  var photos: [Photo]
  /// The number of the next page, or nil at the end of the list.
  var next: Int?
}

struct PhotoClient: DependencyClient {
  var page: @Sendable (_ number: Int) async throws -> PhotoPage
}
