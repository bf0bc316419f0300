/// What a tree of nodes should be: each node with its running effects, and nothing that is shared.
final class NodeModel {
  let id: Int
  var effects: [NodeEffect] = []
  var child: NodeModel?
  var path: [NodeModel] = []
  var rows: [NodeModel] = []

  init(id: Int) {
    self.id = id
  }

  /// The effects of this node and of everything below it.
  var allEffects: Set<NodeEffect> {
    below.reduce(into: Set(effects)) { $0.formUnion($1.allEffects) }
  }

  private var below: [NodeModel] { [child].compactMap(\.self) + path + rows }

  func apply(_ change: NodeChange) {
    switch change {
    case .presented(let id): child = id.map { NodeModel(id: $0) }
    case .popped: path.removeLast()
    case .poppedAll: path = []
    case .reset: (child, path) = (nil, [])
    }
  }

  /// Cancels effects of this node, and of everything below it.
  func cancel(_ id: NodeCancelID) {
    effects.removeAll { $0.cancelID == id }
    for node in below { node.cancel(id) }
  }
}
