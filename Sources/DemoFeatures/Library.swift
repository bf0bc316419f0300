public import DemoTracks
public import GeneratedSupport

/// Lists the tracks, and searches them.
public struct Library: Reducer, Sendable {
  public struct State: Equatable, Sendable {
    public var rows: IdentifiedArrayOf<TrackRow.State> = []
    public var query = ""
    @SharedReader(.settings) public var settings
    @Shared(.favorites) public var favorites
    public var status = Status.empty

    public init() {}
  }

  /// Any enum gets case paths if it conforms to `CasePathable`.
  public enum Status: CasePathable, Equatable, Sendable {
    case empty
    case loading
    case loaded(count: Int)
    case failed
  }

  public enum Action: Sendable {
    case appeared
    case queryChanged(String)
    case tracksLoaded(Result<[Track], any Error>)
    case rows(IdentifiedActionOf<TrackRow>)
  }

  private enum CancelID { case loading }

  @Dependency(\.continuousClock) private var clock
  @Dependency(\.trackClient) private var client

  public init() {}

  public var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .appeared:
        return load(into: &state)
      case .queryChanged(let query):
        state.query = query
        return query.isEmpty ? load(into: &state) : search(for: query)
      case .tracksLoaded(.success(let tracks)):
        show(tracks, in: &state)
        return .none
      case .tracksLoaded(.failure):
        state.status = .failed
        return .none
      case .rows:
        return .none
      }
    }
    .forEach(\.rows, action: \.rows) { TrackRow() }
  }

  private func load(into state: inout State) -> EffectOf<Self> {
    state.status = .loading
    return .run { [query = state.query] send in
      await send(
        .tracksLoaded(
          Result { try await query.isEmpty ? client.tracks() : client.search(query) }))
    }
    .cancellable(id: CancelID.loading, cancelInFlight: true)
  }

  /// Starts the search when nothing has been typed for 300 milliseconds.
  private func search(for query: String) -> EffectOf<Self> {
    .run { send in
      await send(.tracksLoaded(Result { try await client.search(query) }))
    }
    .debounce(id: CancelID.loading, for: .milliseconds(300), clock: clock)
  }

  private func show(_ tracks: [Track], in state: inout State) {
    let tracks =
      switch state.settings.order {
      case .lastPlayed: tracks
      case .title: tracks.sorted { $0.title < $1.title }
      }
    state.rows = IdentifiedArray(uniqueElements: tracks.map { TrackRow.State(track: $0) })
    state.status = .loaded(count: tracks.count)
  }
}
