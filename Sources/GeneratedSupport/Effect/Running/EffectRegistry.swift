import Synchronization

/// The running effects of a store, by the places at which they can be cancelled.
///
/// It has a lock, because effects can be cancelled from any thread.
package final class EffectRegistry: Sendable {
  fileprivate struct State {
    var lastNumber = 0
    var effects: [Int: RunningEffect] = [:]
    var root = EffectNode()
    /// The number of running effects with each id, in all scopes. Most ids that are cancelled have none.
    var idCounts: [CancelID: Int] = [:]
    /// The number of running effects of each presented feature and each screen of a stack.
    var screenCounts: [EffectScope: Int] = [:]
  }

  private let state = Locked(State())
  /// The number of all effects of screens. Read without the lock, because each action asks for it.
  private let screenEffectCount = Atomic(0)

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
      state.root.insert(effect, id: nil, at: Array(effect.scope.steps)[...])
      for id in effect.ids {
        state.root.insert(effect, id: id.id, at: Array(id.scope.steps)[...])
        state.idCounts[id.id, default: 0] += 1
      }
      guard let screen = effect.scope.innermostScreen else { return }
      state.screenCounts[screen, default: 0] += 1
      screenEffectCount.add(1, ordering: .relaxed)
    }
  }

  func remove(_ effect: RunningEffect) {
    state.withLock { state in
      guard state.effects.removeValue(forKey: effect.number) != nil else { return }
      state.root.remove(effect, id: nil, at: Array(effect.scope.steps)[...])
      for id in effect.ids {
        state.root.remove(effect, id: id.id, at: Array(id.scope.steps)[...])
        state.idCounts.release(id.id)
      }
      guard let screen = effect.scope.innermostScreen else { return }
      state.screenCounts.release(screen)
      screenEffectCount.subtract(1, ordering: .relaxed)
    }
  }

  /// Whether a presented feature or a screen of a stack has running effects.
  var hasScreens: Bool { screenEffectCount.load(ordering: .relaxed) > 0 }

  /// The presented features and the screens of stacks that have running effects.
  var screens: [EffectScope] { state.withLock { Array($0.screenCounts.keys) } }

  /// Cancels the selected effects of this scope and of those below.
  func cancel(_ selection: EffectSelection, in scope: EffectScope) {
    let effects = state.withLock { $0.selected(selection, in: scope) }
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
  fileprivate func selected(
    _ selection: EffectSelection, in scope: EffectScope
  ) -> [RunningEffect] {
    if case .id(let id) = selection, idCounts[id] == nil { return [] }
    var node = root
    for step in scope.steps {
      guard let next = node.children[step] else { return [] }
      node = next
    }
    var found: [Int: RunningEffect] = [:]
    node.collect(selection, into: &found)
    return Array(found.values)
  }
}

/// The running effects of one scope.
private struct EffectNode {
  var children: [EffectScope.Step: EffectNode] = [:]
  /// The effects that belong to this scope, under nil; and the effects that got an id in this scope, under the id.
  private var effects: [CancelID?: [Int: RunningEffect]] = [:]

  private var isEmpty: Bool { children.isEmpty && effects.isEmpty }

  mutating func insert(
    _ effect: RunningEffect, id: CancelID?, at steps: ArraySlice<EffectScope.Step>
  ) {
    guard let step = steps.first else {
      effects[id, default: [:]][effect.number] = effect
      return
    }
    children[step, default: EffectNode()].insert(effect, id: id, at: steps.dropFirst())
  }

  mutating func remove(
    _ effect: RunningEffect, id: CancelID?, at steps: ArraySlice<EffectScope.Step>
  ) {
    guard let step = steps.first else {
      effects[id]?[effect.number] = nil
      if effects[id]?.isEmpty == true { effects[id] = nil }
      return
    }
    children[step]?.remove(effect, id: id, at: steps.dropFirst())
    if children[step]?.isEmpty == true { children[step] = nil }
  }

  func collect(_ selection: EffectSelection, into found: inout [Int: RunningEffect]) {
    switch selection {
    case .all: for effects in effects.values { found.merge(effects) { first, _ in first } }
    case .id(let id): found.merge(effects[id] ?? [:]) { first, _ in first }
    }
    for child in children.values { child.collect(selection, into: &found) }
  }
}
