import Testing

@testable import GeneratedSupport

/// Random sequences of actions on trees of features, beside a model. See `TreeRuns` for how many.
///
/// When a feature is dismissed, popped, removed or replaced, its own effects and those of the features below it are
/// cancelled, and no others. It makes no difference which feature has removed it.
@MainActor @Suite struct RandomTreesTests {
  @Test func exactlyTheEffectsOfFeaturesThatGoAwayAreCancelled() async {
    for seed in 0..<TreeRuns.count {
      var tree = NodeTree(seed: seed)
      for step in 0..<24 {
        tree.performRandomAction()
        let (running, expected) = (tree.runningEffects, tree.model.allEffects)
        if running == expected { continue }
        Issue.record("seed \(seed), step \(step): \(running) are running, and not \(expected)")
        return
      }
      // Lets the cancelled tasks end.
      await Task.yield()
    }
  }
}

/// A tree of features in a store, and its model.
@MainActor
private struct NodeTree {
  let core: RootCore<Node.State, Node.Action>
  let model = NodeModel(id: 0)
  private var generator: SeededGenerator
  private var lastID = 0

  init(seed: Int) {
    core = RootCore(
      Node.State(id: 0), Node(), site: CallSite(#fileID, #filePath, #line, #column))
    generator = SeededGenerator(seed: seed)
  }

  var runningEffects: Set<NodeEffect> {
    let running = core.effects.effects.filter { $0.isFunction && !$0.isCancelled }
    return Set(
      running.compactMap { effect in
        model.allEffects.union(started).first { known in
          effect.ids.contains { $0.id == CancelID(known) }
        }
      })
  }

  private var started: Set<NodeEffect> = []

  mutating func performRandomAction() {
    var place = NodePlace(state: core.state, model: model) { $0 }
    while generator.number(below: 3) > 0, let next = randomStep(from: place) { place = next }
    if generator.number(below: 4) == 0, let below = randomStep(from: place) {
      changeFromAbove(place, below)
    } else if let action = change(place) {
      _ = core.send(place.embed(action))
    }
  }

  /// Changes what is below a node from the node above it.
  private mutating func changeFromAbove(_ above: NodePlace, _ node: NodePlace) {
    var changes = [NodeChange.presented(id: nil), .presented(id: makeID()), .reset]
    if !node.model.path.isEmpty { changes += [.popped, .poppedAll] }
    let change = changes[generator.number(below: changes.count)]
    node.model.apply(change)
    _ = core.send(above.embed(.changedBelow(id: node.model.id, change)))
  }

  private mutating func makeID() -> Int {
    lastID += 1
    return lastID
  }

  private mutating func makeEffect() -> NodeEffect {
    let ids = NodeCancelID.allCases
    let effect = NodeEffect(number: makeID(), cancelID: ids[generator.number(below: ids.count)])
    started.insert(effect)
    return effect
  }

  /// A node below this one.
  private mutating func randomStep(from place: NodePlace) -> NodePlace? {
    switch generator.number(below: 3) {
    case 0: return place.child
    case 1:
      let count = place.model.path.count
      return count == 0 ? nil : place.element(generator.number(below: count))
    default:
      let count = place.model.rows.count
      return count == 0 ? nil : place.row(generator.number(below: count))
    }
  }

  /// Changes the model at this place, and returns the action that should do the same. Nil if there is nothing to change.
  private mutating func change(_ place: NodePlace) -> Node.Action? {
    let model = place.model
    switch generator.number(below: 12) {
    case 0, 1, 2:
      let effect = makeEffect()
      model.effects.append(effect)
      return .started(effect)
    case 3:
      place.remove?()
      return place.remove == nil ? nil : .startedAndClosed(makeEffect())
    case 4:
      let id = NodeCancelID.allCases[generator.number(below: 2)]
      model.cancel(id)
      return .cancelled(id)
    case 5:
      model.child = NodeModel(id: makeID())
      return .presented(id: lastID)
    case 6:
      model.child = nil
      return .unpresented
    case 7:
      if model.child == nil { return nil }
      model.child = nil
      return .child(.dismiss)
    case 8:
      model.path.append(NodeModel(id: makeID()))
      return .pushed(id: lastID)
    case 9: return pop(place)
    case 10:
      model.rows.append(NodeModel(id: makeID()))
      return .rowAdded(id: lastID)
    default:
      if model.rows.isEmpty { return nil }
      let row = model.rows.remove(at: generator.number(below: model.rows.count))
      return .rowRemoved(id: row.id)
    }
  }

  private mutating func pop(_ place: NodePlace) -> Node.Action? {
    let count = place.model.path.count
    if count == 0 { return nil }
    let index = generator.number(below: count)
    place.model.path.removeLast(count - index)
    if index == count - 1, generator.number(below: 2) == 0 { return .popped }
    return .path(.popFrom(id: place.state.path.ids[index]))
  }
}

/// A node, and how its actions become actions of the whole tree.
@MainActor
private struct NodePlace {
  let state: Node.State
  let model: NodeModel
  var remove: (() -> Void)?
  let embed: (Node.Action) -> Node.Action

  init(
    state: Node.State, model: NodeModel, remove: (() -> Void)? = nil,
    embed: @escaping (Node.Action) -> Node.Action
  ) {
    self.state = state
    self.model = model
    self.remove = remove
    self.embed = embed
  }

  var child: NodePlace? {
    guard let state = state.child, let child = model.child else { return nil }
    return NodePlace(state: state, model: child) { [model] in
      model.child = nil
    } embed: { [embed] in
      embed(.child(.presented($0)))
    }
  }

  func element(_ index: Int) -> NodePlace {
    let id = state.path.ids[index]
    return NodePlace(state: state.path[id: id]!, model: model.path[index]) { [model] in
      model.path.removeLast(model.path.count - index)
    } embed: { [embed] in
      embed(.path(.element(id: id, action: $0)))
    }
  }

  func row(_ index: Int) -> NodePlace {
    let row = model.rows[index]
    return NodePlace(state: state.rows[id: row.id]!, model: row) { [model] in
      model.rows.remove(at: index)
    } embed: { [embed] in
      embed(.rows(.element(id: row.id, action: $0)))
    }
  }
}
