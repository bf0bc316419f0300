import GeneratedSupport

/// Presents a photo, and shows photos on a stack.
struct Album: Reducer {
  struct State {
    @Presents var photo: Photo.State?
    var path = StackState<Photo.State>()
  }
  enum Action {
    case photo(PresentationAction<Photo.Action>)
    case path(StackActionOf<Photo>)
    case shown(Int?)
    case pushed(Int)
  }

  var body: some Reducer<State, Action> {
    Reduce { state, action in
      switch action {
      case .shown(let id): state.photo = id.map { Photo.State(id: $0) }
      case .pushed(let id): state.path.append(Photo.State(id: id))
      case .photo, .path: break
      }
      return .none
    }
    .ifLet(\.$photo, action: \.photo) { Photo() }
    .forEach(\.path, action: \.path) { Photo() }
  }
}

struct Photo: Reducer {
  struct State: Equatable, Identifiable {
    let id: Int
    var likes = 0
  }
  enum Action { case liked }

  var body: some Reducer<State, Action> {
    Reduce { state, _ in
      state.likes += 1
      return .none
    }
  }
}
