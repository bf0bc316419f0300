import GeneratedSupport

/// A stack is popped twice: each answer pops the last screen, whichever that is.
struct StackPoppedTwice: Reducer {
  struct Editor: Reducer {
    struct State: Equatable { var text = "" }
    enum Action: Equatable {
      case saveTapped
      case textChanged(String)
    }

    var body: some Reducer<State, Action> {
      Reduce { state, action in
        if case .textChanged(let text) = action { state.text = text }
        return .none
      }
    }
  }

  struct State: Equatable {
    var path = StackState<Editor.State>()
    var saved: Set<StackElementID> = []
    var pops = 0
  }
  enum Action: Equatable {
    case opened
    case path(StackActionOf<Editor>)
    case saved(StackElementID)
  }

  var isMended = false

  var body: some Reducer<State, Action> {
    Reduce { state, action in
      switch action {
      case .opened:
        state.path.append(Editor.State())
        return .none
      case .path(.element(let id, .saveTapped)):
        return .run { send in await send(.saved(id)) }
      case .path: return .none
      case .saved(let id):
        state.saved.insert(id)
        guard let last = isMended ? id : state.path.ids.last, state.path[id: last] != nil else {
          return .none
        }
        state.path[id: last] = nil
        state.pops += 1
        return .none
      }
    }
    .forEach(\.path, action: \.path) { Editor() }
  }
}
