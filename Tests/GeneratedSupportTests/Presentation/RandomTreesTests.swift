import Testing

@testable import GeneratedSupport
@testable import GeneratedTestSupport

/// Random sequences of actions on trees of features, beside a model. See `TreeRuns` for how many.
///
/// When a feature is dismissed, popped, removed, renamed or replaced, its own effects and those of
/// the features below it are cancelled, and no others. It makes no difference which feature has
/// removed it.
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
  private var started: Set<NodeEffect> = []
  private var earlier: [Node.State] = []

  init(seed: Int) {
    core = RootCore(
      Node.State(id: 0), Node(), site: CallSite(#fileID, #filePath, #line, #column))
    generator = SeededGenerator(seed: seed)
  }

  var runningEffects: Set<NodeEffect> {
    let running = core.effects.effects.filter { $0.isFunction && !$0.isCancelled }
    return Set(
      running.compactMap { effect in
        started.first { known in effect.ids.contains { $0.id == CancelID(known) } }
      })
  }

  mutating func performRandomAction() {
    earlier.append(core.state)
    _ = core.send(randomAction())
    model.follow(core.state)
  }

  private mutating func randomAction() -> Node.Action {
    if number(below: 16) == 0 { return .restored(earlier[number(below: earlier.count)]) }
    let path = randomPath()
    if !path.isEmpty, number(below: 4) == 0 {
      let upper = Array(path.prefix(number(below: path.count)))
      let id = position(at: path).model.id
      return embedded(.changedBelow(id: id, randomChange(at: path)), at: upper)
    }
    return embedded(action(at: path), at: path)
  }

  private mutating func action(at path: [NodeModel.Step]) -> Node.Action {
    let (state, model) = position(at: path)
    switch number(below: 12) {
    case 0, 1, 2: return .started(makeEffect(of: model))
    case 3 where !path.isEmpty: return .startedAndClosed(makeEffect(of: model))
    case 4:
      let id = NodeCancelID.allCases[number(below: 2)]
      model.cancel(id)
      return .cancelled(id)
    case 5 where state.child != nil: return .child(.dismiss)
    case 6 where !state.path.isEmpty:
      return .path(.popFrom(id: state.path.ids[number(below: state.path.count)]))
    default: return .changed(randomChange(at: path))
    }
  }

  private mutating func randomChange(at path: [NodeModel.Step]) -> NodeChange {
    let changes: [NodeChange] = [
      .presented(id: nil), .presented(id: makeID()), .spared(id: nil), .spared(id: makeID()),
      .mode(.off), .mode(.busy(Node.State(id: makeID()))), .mode(.tired(Node.State(id: makeID()))),
      .modeSwapped, .pushed(id: makeID()), .pushed(id: makeID()), .popped, .poppedAll,
      .rowAdded(id: makeID()), .rowAdded(id: makeID()), .rowRemoved, .reset,
    ]
    // The root is always the same, and the id of a row is fixed.
    let canBeRenamed = if case .row? = path.last { false } else { !path.isEmpty }
    if canBeRenamed, number(below: 8) == 0 { return .renamed(id: makeID()) }
    return changes[number(below: changes.count)]
  }

  /// The way to a node, at any depth.
  private mutating func randomPath() -> [NodeModel.Step] {
    var path: [NodeModel.Step] = []
    while number(below: 3) > 0 {
      let steps = position(at: path).state.steps
      if steps.isEmpty { return path }
      path.append(steps[number(below: steps.count)])
    }
    return path
  }

  private func position(at path: [NodeModel.Step]) -> (state: Node.State, model: NodeModel) {
    path.reduce((core.state, model)) { ($0.0.node(at: $1)!, $0.1.below[$1]!) }
  }

  private func embedded(_ action: Node.Action, at path: [NodeModel.Step]) -> Node.Action {
    path.reversed().reduce(action) { $1.embed($0) }
  }

  private mutating func makeID() -> Int {
    lastID += 1
    return lastID
  }

  private mutating func makeEffect(of node: NodeModel) -> NodeEffect {
    let effect = NodeEffect(number: makeID(), cancelID: NodeCancelID.allCases[number(below: 2)])
    started.insert(effect)
    node.effects.append(effect)
    return effect
  }

  private mutating func number(below limit: Int) -> Int { generator.below(limit) }
}
