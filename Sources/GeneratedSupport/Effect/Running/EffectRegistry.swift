import Synchronization

/// The running effects of a store, by the places at which they can be cancelled.
///
/// It has a lock, because effects can be cancelled from any thread.
package final class EffectRegistry: Sendable {
  fileprivate struct State {
    var lastNumber = 0
    var effects: [Int: RunningEffect] = [:]
    var root = EffectNode()
    /// The number of running effects with each id, in all scopes. Most ids that are cancelled have
    /// none.
    var idCounts: [CancelID: Int] = [:]
  }

  private let state = Locked(State())
  /// The number of effects and throttles of children. Read without the lock, because each action
  /// asks for it.
  private let childCount = Atomic(0)

  init() {}

  /// All running effects, in the order in which they began.
  package var effects: [RunningEffect] {
    state.withLock { Array($0.effects.values) }.sorted { $0.number < $1.number }
  }

  /// Whether no effect is running.
  package var isEmpty: Bool { state.withLock { $0.effects.isEmpty } }

  func makeNumber() -> Int {
    state.withLock { state in
      state.lastNumber += 1
      return state.lastNumber
    }
  }

  func insert(_ effect: RunningEffect) {
    state.withLock { state in
      state.effects[effect.number] = effect
      state.changeNodes(of: effect) { $0.insert(effect, id: $1) }
      for id in effect.ids { state.idCounts[id.id, default: 0] += 1 }
    }
    if !effect.scope.isRoot { childCount.add(1, ordering: .relaxed) }
  }

  func remove(_ effect: RunningEffect) {
    let isRemoved = state.withLock { state in
      guard state.effects.removeValue(forKey: effect.number) != nil else { return false }
      state.changeNodes(of: effect) { $0.remove(effect, id: $1) }
      for id in effect.ids { state.idCounts.release(id.id) }
      return true
    }
    if isRemoved && !effect.scope.isRoot { childCount.subtract(1, ordering: .relaxed) }
  }

  /// A throttle begins to limit the actions of a scope, or stops.
  func countThrottle(in scope: EffectScope, _ change: Int) {
    if scope.isRoot { return }
    state.withLock { $0.root.change(at: scope.steps[...]) { $0.countThrottle(change) } }
    childCount.add(change, ordering: .relaxed)
  }

  /// Whether a child, such as a presented feature, has running effects.
  var hasChildren: Bool { childCount.load(ordering: .relaxed) > 0 }

  /// The scopes of children that have running effects and are not in the state.
  @MainActor
  func missingChildren<StoreState>(from state: StoreState) -> [EffectScope] {
    let root = self.state.withLock { $0.root }
    var missing: [EffectScope] = []
    root.findMissing(in: state, at: EffectScope(), &missing)
    return missing
  }

  /// Cancels the effects of this scope and of those below.
  ///
  /// - Parameter id: Nil for all effects.
  func cancel(_ id: CancelID?, in scope: EffectScope) {
    let effects = state.withLock { $0.effects(with: id, in: scope) }
    for effect in effects.sorted(by: { $0.number < $1.number }) { effect.cancel() }
  }

  package func cancelAll() {
    for effect in effects { effect.cancel() }
  }
}

extension Dictionary where Value == Int {
  /// Counts one less of a key.
  fileprivate mutating func release(_ key: Key) {
    guard let count = self[key] else { return }
    self[key] = count == 1 ? nil : count - 1
  }
}

extension EffectRegistry.State {
  /// Changes the node that the effect belongs to, and those in which it got an id.
  fileprivate mutating func changeNodes(
    of effect: RunningEffect, _ change: (inout EffectNode, CancelID?) -> Void
  ) {
    root.change(at: effect.scope.steps[...]) { change(&$0, nil) }
    for id in effect.ids { root.change(at: id.scope.steps[...]) { change(&$0, id.id) } }
  }

  fileprivate func effects(with id: CancelID?, in scope: EffectScope) -> [RunningEffect] {
    if let id, idCounts[id] == nil { return [] }
    guard let node = root.node(at: scope.steps) else { return [] }
    var found: [Int: RunningEffect] = [:]
    node.collect(id, into: &found)
    return Array(found.values)
  }
}
