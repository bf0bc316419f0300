import GeneratedSupport

/// A feature that has features like itself in each way there is, and starts effects that never end.
struct Node: Reducer {
  struct State: Identifiable {
    var id: Int
    @Presents var child: State?
    private var spares: [State] = []
    var spare: State? {
      get { spares.first }
      set { spares = newValue.map { [$0] } ?? [] }
    }
    var mode = NodeMode.State.off
    var path = StackState<State>()
    var rows: IdentifiedArrayOf<State> = []

    init(id: Int) {
      self.id = id
    }
  }

  indirect enum Action {
    case started(NodeEffect)
    /// Starts an effect, and asks the parent to remove this node.
    case startedAndClosed(NodeEffect)
    case cancelled(NodeCancelID)
    case changed(NodeChange)
    /// Changes a node somewhere below this one, from above.
    case changedBelow(id: Int, NodeChange)
    /// Sets the whole state, to one from before.
    case restored(State)
    case child(PresentationAction<Action>)
    case spare(Action)
    case mode(NodeMode.Action)
    case path(StackAction<State, Action>)
    case rows(IdentifiedAction<Int, Action>)
  }

  var body: some Reducer<State, Action> {
    Scope(\.mode, action: \.mode) { NodeMode() }
    Reduce { state, action in
      switch action {
      case .started(let effect), .startedAndClosed(let effect): return start(effect)
      case .cancelled(let id): return .cancel(id: id)
      case .changed(let change): change.apply(to: &state)
      case .changedBelow(let id, let change):
        state.changeBelow { if $0.id == id { change.apply(to: &$0) } }
      case .restored(let earlier): state = earlier
      case .child(.presented(.startedAndClosed)): state.child = nil
      case .spare(.startedAndClosed): state.spare = nil
      case .mode(.busy(.startedAndClosed)), .mode(.tired(.startedAndClosed)): state.mode = .off
      case .path(.element(let id, .startedAndClosed)): state.path.pop(from: id)
      case .rows(.element(let id, .startedAndClosed)): state.rows.remove(id: id)
      case .child, .spare, .mode, .path, .rows: break
      }
      return .none
    }
    .ifLet(\.$child, action: \.child) { Node() }
    .ifLet(\.spare, action: \.spare) { Node() }
    .forEach(\.path, action: \.path) { Node() }
    .forEach(\.rows, action: \.rows) { Node() }
  }

  private func start(_ effect: NodeEffect) -> EffectOf<Self> {
    .run { _ in try await Task.never() }
      .cancellable(id: effect)
      .cancellable(id: effect.cancelID)
  }
}

/// A feature that is a node in two of its cases.
struct NodeMode: Reducer {
  indirect enum State {
    case off
    case busy(Node.State)
    case tired(Node.State)
  }

  indirect enum Action {
    case busy(Node.Action)
    case tired(Node.Action)
  }

  var body: some Reducer<State, Action> {
    EmptyReducer()
      .ifCaseLet(\.busy, action: \.busy) { Node() }
      .ifCaseLet(\.tired, action: \.tired) { Node() }
  }
}

extension Node.State {
  /// Calls the closure with each node below this one, the upper ones first.
  mutating func changeBelow(_ change: (inout Node.State) -> Void) {
    child?.changeAll(change)
    spare?.changeAll(change)
    if mode.is(\.busy) { mode.modify(\.busy) { $0.changeAll(change) } }
    if mode.is(\.tired) { mode.modify(\.tired) { $0.changeAll(change) } }
    for id in path.ids { path[id: id]?.changeAll(change) }
    for id in rows.ids { rows[id: id]?.changeAll(change) }
  }

  private mutating func changeAll(_ change: (inout Node.State) -> Void) {
    change(&self)
    changeBelow(change)
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
