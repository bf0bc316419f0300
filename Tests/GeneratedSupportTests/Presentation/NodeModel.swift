import GeneratedSupport

/// A node with the effects that should be running. It is the same node as long as it is in the same
/// place, in the same case and has the same id.
final class NodeModel {
  /// Where a node is below another.
  enum Step: Hashable {
    case child, spare, busy, tired
    case screen(StackElementID)
    case row(Int)
  }

  let id: Int
  var effects: [NodeEffect] = []
  private(set) var below: [Step: NodeModel] = [:]

  init(id: Int) {
    self.id = id
  }

  /// The effects of this node and of everything below it.
  var allEffects: Set<NodeEffect> {
    below.values.reduce(into: Set(effects)) { $0.formUnion($1.allEffects) }
  }

  /// Cancels effects of this node, and of everything below it.
  func cancel(_ id: NodeCancelID) {
    effects.removeAll { $0.cancelID == id }
    for node in below.values { node.cancel(id) }
  }

  /// Forgets the nodes that are not in the state, and adds those that are new.
  func follow(_ state: Node.State) {
    let known = below
    below = state.steps.reduce(into: [:]) { below, step in
      let state = state.node(at: step)!
      let same = known[step].flatMap { $0.id == state.id ? $0 : nil }
      below[step] = same ?? NodeModel(id: state.id)
      below[step]!.follow(state)
    }
  }
}

extension Node.State {
  /// Where there is a node below this one.
  var steps: [NodeModel.Step] {
    let single: [NodeModel.Step] = [.child, .spare, .busy, .tired]
    return single.filter { node(at: $0) != nil }
      + path.ids.map { .screen($0) } + rows.ids.map { .row($0) }
  }

  func node(at step: NodeModel.Step) -> Node.State? {
    switch step {
    case .child: child
    case .spare: spare
    case .busy: mode[case: \.busy]
    case .tired: mode[case: \.tired]
    case .screen(let id): path[id: id]
    case .row(let id): rows[id: id]
    }
  }
}

extension NodeModel.Step {
  /// The action of the upper node for an action of the node below.
  func embed(_ action: Node.Action) -> Node.Action {
    switch self {
    case .child: .child(.presented(action))
    case .spare: .spare(action)
    case .busy: .mode(.busy(action))
    case .tired: .mode(.tired(action))
    case .screen(let id): .path(.element(id: id, action: action))
    case .row(let id): .rows(.element(id: id, action: action))
    }
  }
}
