import GeneratedSupport

/// Presents a tour.
struct TravelAgency: Reducer {
  struct State: Equatable { @Presents var tour: Tour.State? }
  enum Action { case tour(PresentationAction<Tour.Action>) }

  var body: some ReducerOf<Self> {
    EmptyReducer().ifLet(\.$tour, action: \.tour) { Tour() }
  }
}

/// Has its screens on a stack.
struct Tour: Reducer {
  struct State: Equatable {
    var path = StackState<Path.State>()
    @Shared(.inMemory("visits")) var visits = 0
  }
  enum Action {
    case path(StackActionOf<Path>)
    case stopTapped(Int)
    case replaced(StackElementID, by: Int), cleared(StackElementID)
    case closeButtonTapped
  }
  enum Path: CaseReducer {
    case stop(TourStop)
    case edit(NoteForm)
  }

  @Dependency(\.dismiss) var dismiss

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .stopTapped(let id): state.path.append(.stop(TourStop.State(id: id)))
      case .replaced(let id, let stop): state.path[id: id] = .stop(TourStop.State(id: stop))
      case .cleared(let id): state.path[id: id] = .edit(NoteForm.State())
      case .closeButtonTapped: return .run { _ in await dismiss() }
      case .path(.element(let id, .stop(.left))): state.path.pop(from: id)
      case .path: break
      }
      return .none
    }
    .forEach(\.path, action: \.path)
  }
}

extension Tour.Path.State: Equatable {}

/// A screen of a tour, which presents a form or an alert.
struct TourStop: Reducer {
  struct State: Equatable, Identifiable {
    let id: Int
    var fact: String?
    @Presents var destination: Destination.State?
    @Shared(.inMemory("visits")) var visits = 0
  }
  enum Action {
    case editButtonTapped, deleteButtonTapped, closeButtonTapped
    case visitButtonTapped, loadButtonTapped, loaded(String), leaveButtonTapped, left
    case destination(PresentationAction<Destination.Action>)
  }
  enum Destination: CaseReducer {
    case edit(NoteForm)
    case alert(AlertState<Alert>)

    enum Alert: CasePathable, Equatable { case confirmTapped }
  }

  @Dependency(\.continuousClock) var clock
  @Dependency(\.dismiss) var dismiss

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .editButtonTapped: state.destination = .edit(NoteForm.State())
      case .deleteButtonTapped: state.destination = .alert(AlertState { TextState("Delete?") })
      case .closeButtonTapped: return .run { _ in await dismiss() }
      case .visitButtonTapped: return visit(state.$visits)
      case .loadButtonTapped: return load(state.id)
      case .loaded(let fact): state.fact = fact
      case .leaveButtonTapped:
        return .run { send in
          await send(.left)
          await dismiss()
        }
      case .left, .destination: break
      }
      return .none
    }
    .ifLet(\.$destination, action: \.destination)
  }

  /// Counts one visit at once, and one after a second.
  private func visit(_ visits: Shared<Int>) -> EffectOf<Self> {
    .run { _ in
      visits.withLock { $0 += 1 }
      try await clock.sleep(for: .seconds(1))
      visits.withLock { $0 += 1 }
    }
  }

  private func load(_ id: Int) -> EffectOf<Self> {
    .run { send in
      try await clock.sleep(for: .seconds(1))
      await send(.loaded("fact \(id)"))
    }
  }
}

extension TourStop.Destination.State: Equatable {}

/// A form that saves its text one second after the last change.
struct NoteForm: Reducer {
  struct State: Equatable {
    var name = ""
    var savedName: String?
  }
  enum Action: BindableAction {
    case binding(BindingAction<State>)
    case closeButtonTapped, saved
  }
  enum CancelID { case save }

  @Dependency(\.continuousClock) var clock
  @Dependency(\.dismiss) var dismiss

  var body: some ReducerOf<Self> {
    BindingReducer()
    Reduce { state, action in
      switch action {
      case .binding:
        return .send(.saved).debounce(id: CancelID.save, for: .seconds(1), clock: clock)
      case .closeButtonTapped: return .run { _ in await dismiss() }
      case .saved: state.savedName = state.name
      }
      return .none
    }
  }
}

/// Presents a feature that has a dependency of its own.
struct Reception: Reducer {
  struct State: Equatable {
    var text = ""
    @Presents var guide: Guide.State?
  }
  enum Action {
    case greetButtonTapped
    case guide(PresentationAction<Guide.Action>)
  }

  @Dependency(\.greeting) var greeting

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      if case .greetButtonTapped = action { state.text = greeting }
      return .none
    }
    .ifLet(\.$guide, action: \.guide) {
      Guide().dependency(\.greeting, "Welcome")
    }
  }

  struct Guide: Reducer {
    struct State: Equatable { var texts: [String] = [] }
    enum Action { case greetButtonTapped, greeted(String), closeButtonTapped }

    @Dependency(\.dismiss) var dismiss
    @Dependency(\.greeting) var greeting

    var body: some ReducerOf<Self> {
      Reduce { state, action in
        switch action {
        case .greetButtonTapped:
          state.texts.append(greeting)
          return .run { send in await send(.greeted(greeting + "!")) }
        case .greeted(let text): state.texts.append(text)
        case .closeButtonTapped: return .run { _ in await dismiss() }
        }
        return .none
      }
    }
  }
}
