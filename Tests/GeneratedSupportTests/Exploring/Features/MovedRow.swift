import GeneratedSupport

/// A delete arrives after the row has moved: the answer deletes the row at the old position.
struct MovedRow: Reducer {
  struct State: Equatable {
    var names = ["a", "b", "c"]
    /// Those that somebody wanted to delete.
    var deleted: Set<String> = []
  }
  enum Action: Equatable {
    case deleteConfirmed(name: String, index: Int)
    case deleteTapped(index: Int)
    case reverseTapped
  }

  var isMended = false

  var body: some Reducer<State, Action> {
    Reduce { state, action in
      switch action {
      case .deleteConfirmed(let name, let index):
        let current = isMended ? state.names.firstIndex(of: name) : index
        if let current, state.names.indices.contains(current) { state.names.remove(at: current) }
        return .none
      case .deleteTapped(let index):
        guard state.names.indices.contains(index) else { return .none }
        let name = state.names[index]
        state.deleted.insert(name)
        return .run { send in await send(.deleteConfirmed(name: name, index: index)) }
      case .reverseTapped:
        state.names.reverse()
        return .none
      }
    }
  }
}
