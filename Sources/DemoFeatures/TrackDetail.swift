public import DemoTracks
public import GeneratedSupport

/// The screen of one track. It presents a form that edits the track, or an alert that asks before
/// it deletes the track.
public struct TrackDetail: Reducer, Sendable {
  public struct State: Equatable, Sendable {
    public var track: Track
    @Presents public var destination: Destination.State?

    public init(track: Track) {
      self.track = track
    }
  }

  public enum Action: Sendable {
    case playTapped
    case editTapped
    case deleteTapped
    case backTapped
    case deleted
    case destination(PresentationAction<Destination.Action>)
    case delegate(Delegate)

    public enum Delegate: CasePathable, Sendable {
      case play(Track)
      case changed(Track)
      case deleted(Track.ID)
    }
  }

  /// What the screen can present. The state, the actions and the body of this reducer are
  /// generated.
  public enum Destination: CaseReducer {
    case edit(TrackForm)
    case alert(AlertState<Alert>)

    public enum Alert: CasePathable, Equatable, Sendable {
      case deletionConfirmed
    }
  }

  @Dependency(\.dismiss) private var dismiss
  @Dependency(\.trackClient) private var client

  public init() {}

  public var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .playTapped:
        return .send(.delegate(.play(state.track)))
      case .editTapped:
        state.destination = .edit(TrackForm.State(track: state.track))
        return .none
      case .deleteTapped:
        state.destination = .alert(.deletion(of: state.track))
        return .none
      case .destination(.presented(.alert(.deletionConfirmed))):
        return delete(state.track.id)
      case .destination(.presented(.edit(.delegate(.saved(let track))))):
        state.track = track
        return .send(.delegate(.changed(track)))
      case .backTapped:
        return .run { _ in await dismiss() }
      case .deleted:
        return .concatenate(
          .send(.delegate(.deleted(state.track.id))), .run { _ in await dismiss() })
      case .destination, .delegate:
        return .none
      }
    }
    .ifLet(\.$destination, action: \.destination)
  }

  private func delete(_ id: Track.ID) -> EffectOf<Self> {
    .run { send in
      try await client.delete(id)
      await send(.deleted)
    }
  }
}

extension TrackDetail.Destination.State: Equatable {}

extension AlertState where Action == TrackDetail.Destination.Alert {
  static func deletion(of track: Track) -> Self {
    AlertState {
      TextState("Delete “\(track.title)”?")
    } actions: {
      ButtonState(role: .destructive, action: .deletionConfirmed) { TextState("Delete") }
      ButtonState(role: .cancel) { TextState("Keep") }
    } message: {
      TextState("You cannot undo this.")
    }
  }
}
