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
    /// Changes a node that this one presents or has in a list, from above.
    case changedBelow(id: Int, NodeChange)
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
      case .changedBelow(let id, let change): self.change(id, below: &state, change)
      case .child, .path, .rows: break
      }
      return .none
    }
    .ifLet(\.$child, action: \.child) { Node() }
    .forEach(\.path, action: \.path) { Node() }
    .forEach(\.rows, action: \.rows) { Node() }
  }

  private func change(_ id: Int, below state: inout State, _ change: NodeChange) {
    if state.child?.id == id { change.apply(to: &state.child!) }
    for place in state.path.ids where state.path[id: place]?.id == id {
      change.apply(to: &state.path[id: place]!)
    }
    if state.rows[id: id] != nil { change.apply(to: &state.rows[id: id]!) }
  }

  private func start(_ effect: NodeEffect) -> EffectOf<Self> {
    .run { _ in try await Task.never() }
      .cancellable(id: effect)
      .cancellable(id: effect.cancelID)
  }
}

/// A change of the nodes below a node that its own reducer does not make.
enum NodeChange {
  case presented(id: Int?)
  case popped
  case poppedAll
  /// A new state, with the same rows.
  case reset

  func apply(to node: inout Node.State) {
    switch self {
    case .presented(let id): node.child = id.map { Node.State(id: $0) }
    case .popped: node.path.removeLast()
    case .poppedAll: node.path.removeAll()
    case .reset: node = Node.State(id: node.id, rows: node.rows)
    }
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
