import GeneratedSupport

/// A change of a node, by itself or by a node above it.
enum NodeChange {
  case presented(id: Int?)
  case spared(id: Int?)
  case mode(NodeMode.State)
  /// The same node is in the other case.
  case modeSwapped
  case pushed(id: Int)
  case popped
  case poppedAll
  case rowAdded(id: Int)
  case rowRemoved
  case renamed(id: Int)
  /// A new state, with the same rows.
  case reset

  func apply(to node: inout Node.State) {
    switch self {
    case .presented(let id): node.child = id.map { Node.State(id: $0) }
    case .spared(let id): node.spare = id.map { Node.State(id: $0) }
    case .mode(let mode): node.mode = mode
    case .modeSwapped: node.mode = node.mode.swapped
    case .pushed(let id): node.path.append(Node.State(id: id))
    case .popped: _ = node.path.popLast()
    case .poppedAll: node.path.removeAll()
    case .rowAdded(let id): node.rows.append(Node.State(id: id))
    case .rowRemoved: _ = node.rows.isEmpty ? nil : node.rows.removeFirst()
    case .renamed(let id): node.id = id
    case .reset:
      let rows = node.rows
      node = Node.State(id: node.id)
      node.rows = rows
    }
  }
}

extension NodeMode.State {
  fileprivate var swapped: Self {
    switch self {
    case .off: .off
    case .busy(let node): .tired(node)
    case .tired(let node): .busy(node)
    }
  }
}
