// Any reducer can set a state to nil or replace it, even one that knows nothing of the features in
// this state and of their effects. So after each action, the store looks in its state for the
// children that have running effects. It takes the same steps as the operators that ran them.

/// A slot whose types are not known.
package class ErasedSlot: Hashable, @unchecked Sendable {
  // A constant. The compiler can't check that for a class that has subclasses.
  let name: SlotName

  init(_ name: SlotName) { self.name = name }

  package static func == (left: ErasedSlot, right: ErasedSlot) -> Bool {
    left === right || left.name == right.name
  }

  package func hash(into hasher: inout Hasher) { hasher.combine(name) }

  /// Adds the scopes of those children of this slot that are not in the state.
  @MainActor
  func findMissing<State>(
    _ children: ChildNodes, in state: State, at scope: EffectScope, _ missing: inout [EffectScope]
  ) {
    fatalError("a subclass implements it")
  }
}

/// Key paths and case paths never change, so any thread can use the slot.
final class TypedSlot<Slot: ChildSlot>: ErasedSlot, @unchecked Sendable {
  private let slot: Slot

  init(_ slot: Slot) {
    self.slot = slot
    super.init(slot.name)
  }

  override func findMissing<State>(
    _ children: ChildNodes, in state: State, at scope: EffectScope, _ missing: inout [EffectScope]
  ) {
    guard let parent = state as? Slot.ParentState else {
      return findMissing(children, somewhereIn: state, at: scope, &missing)
    }
    let reader = children.memory.reader(for: Slot.ChildState.self)
    // Most actions remove nothing. Then one comparison does for all elements.
    let isUnchanged =
      (slot.isIDEnough || !reader.canDiffer) && children.memory.isUnchanged(slot.ids(in: parent))
    for child in isUnchanged ? children.parents : Set(children.nodes.keys) {
      let isThere = isUnchanged || has(child, parent, reader)
      find(child, of: children, isThere ? parent : nil, scope, &missing)
    }
  }

  /// A reducer that runs another one by hand adds no step. So the state is somewhere in the state
  /// of the parent.
  @MainActor
  private func findMissing<State>(
    _ children: ChildNodes, somewhereIn state: State, at scope: EffectScope,
    _ missing: inout [EffectScope]
  ) {
    let reader = children.memory.reader(for: Slot.ChildState.self)
    for child in children.nodes.keys {
      let parent = nearestValue(in: state) { (parent: Slot.ParentState) in
        has(child, parent, reader)
      }
      find(child, of: children, parent, scope, &missing)
    }
  }

  /// - Parameter parent: The state that has the child, or nil.
  @MainActor
  private func find(
    _ child: ChildIdentity, of children: ChildNodes, _ parent: Slot.ParentState?,
    _ scope: EffectScope, _ missing: inout [EffectScope]
  ) {
    let scope = scope.appending(EffectScope.Step(self, child))
    guard let parent else { return missing.append(scope) }
    guard children.parents.contains(child), let id = child.id(as: Slot.ID.self),
      let state = slot.child(id, in: parent)
    else { return }
    children.nodes[child]?.findMissing(in: state, at: scope, &missing)
  }

  private func has(
    _ child: ChildIdentity, _ state: Slot.ParentState, _ reader: IdentityReader<Slot.ChildState>
  ) -> Bool {
    guard let id = child.id(as: Slot.ID.self) else { return false }
    return slot.identity(of: id, in: state, reading: reader) == child
  }
}

/// What the store remembers of a slot from one action to the next.
@MainActor
final class SlotMemory {
  /// The ids of a collection when the store looked at them last.
  private var ids: Any?
  private var reader: AnyObject?

  nonisolated init() {}

  /// Whether these are the ids from the last call, in the same memory. Comparing that takes no
  /// time.
  func isUnchanged<ID>(_ newIDs: OrderedSet<ID>?) -> Bool {
    guard let newIDs else { return false }
    defer { ids = newIDs }
    return (ids as? OrderedSet<ID>)?.isIdentical(to: newIDs) ?? false
  }

  func reader<State>(for type: State.Type) -> IdentityReader<State> {
    if let reader = reader as? IdentityReader<State> { return reader }
    let reader = IdentityReader<State>()
    self.reader = reader
    return reader
  }
}

/// The first value of a type in another value that satisfies a condition. Those that are less deep
/// come first.
///
/// It does not look into objects, because they can refer to each other in a circle.
private func nearestValue<Value>(in root: Any, where isRight: (Value) -> Bool) -> Value? {
  var values = [root]
  while !values.isEmpty {
    var next: [Any] = []
    for value in values {
      let mirror = Mirror(reflecting: value)
      if mirror.displayStyle == .class { continue }
      for (_, child) in mirror.children {
        if let child = child as? Value, isRight(child) { return child }
        next.append(child)
      }
    }
    values = next
  }
  return nil
}
