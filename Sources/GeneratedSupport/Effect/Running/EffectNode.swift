/// The running effects of one scope.
struct EffectNode: Sendable {
  /// The effects that belong to this scope, under nil; and the effects that got an id in this
  /// scope, under the id.
  private var effects: [CancelID?: [Int: RunningEffect]] = [:]
  /// How many throttles have their state for this scope.
  private var throttleCount = 0
  private var slots: [SlotName: ChildNodes] = [:]

  var isEmpty: Bool { effects.isEmpty && throttleCount == 0 && slots.isEmpty }
  var hasChildren: Bool { !slots.isEmpty }

  mutating func insert(_ effect: RunningEffect, id: CancelID?) {
    effects[id, default: [:]][effect.number] = effect
  }

  mutating func remove(_ effect: RunningEffect, id: CancelID?) {
    effects[id]?[effect.number] = nil
    if effects[id]?.isEmpty == true { effects[id] = nil }
  }

  mutating func countThrottle(_ change: Int) { throttleCount += change }

  /// Changes the node to which the steps lead.
  mutating func change(
    at steps: ArraySlice<EffectScope.Step>, _ change: (inout EffectNode) -> Void
  ) {
    guard let step = steps.first else { return change(&self) }
    let name = step.slot.name
    slots[name, default: ChildNodes(step.slot)].change(step.child) {
      $0.change(at: steps.dropFirst(), change)
    }
    if slots[name]!.nodes.isEmpty { slots[name] = nil }
  }

  func node(at steps: [EffectScope.Step]) -> EffectNode? {
    var node = self
    for step in steps {
      guard let next = node.slots[step.slot.name]?.nodes[step.child] else { return nil }
      node = next
    }
    return node
  }

  /// - Parameter id: Nil for all effects.
  func collect(_ id: CancelID?, into found: inout [Int: RunningEffect]) {
    found.merge(effects[id] ?? [:]) { first, _ in first }
    for slot in slots.values {
      for child in slot.nodes.values { child.collect(id, into: &found) }
    }
  }

  /// Adds the scopes of the children below this scope that are not in its state.
  @MainActor
  func findMissing<State>(
    in state: State, at scope: EffectScope, _ missing: inout [EffectScope]
  ) {
    for children in slots.values {
      children.slot.findMissing(children, in: state, at: scope, &missing)
    }
  }
}

/// The children in one slot that have running effects.
struct ChildNodes: Sendable {
  let slot: ErasedSlot
  let memory = SlotMemory()
  private(set) var nodes: [ChildIdentity: EffectNode] = [:]
  /// Those that have such children themselves.
  private(set) var parents: Set<ChildIdentity> = []

  init(_ slot: ErasedSlot) { self.slot = slot }

  mutating func change(_ child: ChildIdentity, _ change: (inout EffectNode) -> Void) {
    change(&nodes[child, default: EffectNode()])
    let node = nodes[child]!
    if node.isEmpty { nodes[child] = nil }
    if node.hasChildren { parents.insert(child) } else { parents.remove(child) }
  }
}
