import GeneratedSupport

/// A feature whose timer runs until it is stopped. The id of its effect is the same in all
/// instances.
struct Ticker: Reducer {
  struct State: Equatable, Identifiable {
    var id = 1
    var ticks = 0
  }
  enum Action: Equatable { case started, ticked, stopped, closeButtonTapped }

  private enum CancelID { case timer }
  @Dependency(\.continuousClock) var clock

  var body: some Reducer<State, Action> {
    Reduce { state, action in
      switch action {
      case .started:
        return .run { send in
          for await _ in clock.timer(interval: .seconds(1)) { await send(.ticked) }
        }
        .cancellable(id: CancelID.timer)
      case .ticked:
        state.ticks += 1
        return .none
      case .stopped: return .cancel(id: CancelID.timer)
      case .closeButtonTapped: return .none
      }
    }
  }
}

/// A feature with a text to fill in.
struct Sketch: Reducer {
  struct State: Equatable, Identifiable {
    var id = 1
    var text = ""
  }
  enum Action: BindableAction, Equatable {
    case binding(BindingAction<State>)
    case closeTapped
  }

  @Dependency(\.dismiss) var dismiss

  var body: some Reducer<State, Action> {
    BindingReducer()
    Reduce { _, action in
      guard case .closeTapped = action else { return .none }
      return .run { _ in await dismiss() }
    }
  }
}

/// One of several features that cover another.
enum Modal: CaseReducer {
  case ticker(Ticker)
  case sketch(Sketch)
  case other(Ticker)
  case alert(AlertState<Alert>)
  // reducergen: ignore
  case note(String)
  case plain

  enum Alert: Equatable { case confirmTapped }
}

extension Modal.State: Equatable {}
extension Modal.Action: Equatable {}

/// Presents modals, and has a stack of them.
struct ModalHost: Reducer {
  struct State: Equatable {
    @Presents var modal: Modal.State?
    var path = StackState<Modal.State>()
    var isConfirmed = false
  }
  enum Action: Equatable {
    case modal(PresentationAction<Modal.Action>)
    case path(StackActionOf<Modal>)
    case present(Modal.State)
    case push(Modal.State)
  }

  var body: some Reducer<State, Action> {
    Reduce { state, action in
      switch action {
      case .present(let modal): state.modal = modal
      case .push(let modal): state.path.append(modal)
      case .modal(.presented(.alert(.confirmTapped))): state.isConfirmed = true
      case .modal(.presented(.ticker(.closeButtonTapped))): state.modal = nil
      case .modal, .path: break
      }
      return .none
    }
    .ifLet(\.$modal, action: \.modal)
    .forEach(\.path, action: \.path)
  }
}

/// Has a modal that is always there, and cancels no effects when another case takes its place.
struct ModalSlot: Reducer {
  struct State: Equatable { var modal: Modal.State }
  enum Action: Equatable {
    case modal(Modal.Action)
    case changed(Modal.State)
  }

  var body: some Reducer<State, Action> {
    Scope(\.modal, action: \.modal) { Modal.body }
    Reduce { state, action in
      if case .changed(let modal) = action { state.modal = modal }
      return .none
    }
  }
}
