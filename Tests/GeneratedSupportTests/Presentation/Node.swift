import GeneratedSupport

/// A feature that presents, pushes and lists features like itself, and starts effects that never end.
struct Node: Reducer {
  struct State: Identifiable {
    let id: Int
    @Presents var child: State?
    var path = StackState<State>()
    var rows: IdentifiedArrayOf<State> = []
  }

  indirect enum Action {
    case started(NodeEffect)
    /// Starts an effect, and asks the parent to remove this node.
    case startedAndClosed(NodeEffect)
    case cancelled(NodeCancelID)
    case presented(id: Int)
    case unpresented
    case pushed(id: Int)
    case popped
    case rowAdded(id: Int)
    case rowRemoved(id: Int)
    case child(PresentationAction<Action>)
    case path(StackAction<State, Action>)
    case rows(IdentifiedAction<Int, Action>)
  }

  var body: some Reducer<State, Action> {
    Reduce { state, action in
      switch action {
      case .started(let effect), .startedAndClosed(let effect): return start(effect)
      case .cancelled(let id): return .cancel(id: id)
      case .presented(let id): state.child = State(id: id)
      case .unpresented, .child(.presented(.startedAndClosed)): state.child = nil
      case .pushed(let id): state.path.append(State(id: id))
      case .popped: state.path.removeLast()
      case .path(.element(let id, .startedAndClosed)): state.path.pop(from: id)
      case .rowAdded(let id): state.rows.append(State(id: id))
      case .rowRemoved(let id), .rows(.element(let id, .startedAndClosed)):
        state.rows.remove(id: id)
      case .child, .path, .rows: break
      }
      return .none
    }
    .ifLet(\.$child, action: \.child) { Node() }
    .forEach(\.path, action: \.path) { Node() }
    .forEach(\.rows, action: \.rows) { Node() }
  }

  private func start(_ effect: NodeEffect) -> EffectOf<Self> {
    .run { _ in try await Task.never() }
      .cancellable(id: effect)
      .cancellable(id: effect.cancelID)
  }
}

struct NodeEffect: Hashable {
  let number: Int
  let cancelID: NodeCancelID
}

/// Several nodes use the same ids.
enum NodeCancelID: CaseIterable {
  case first, second
}
