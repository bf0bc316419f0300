/// The part of a store's state that an effect belongs to: the way to it through optional children
/// and elements of collections.
///
/// An operator such as `ifLet` adds its step to the effects of its child. So a child can cancel its
/// own effects and those of its children, but no others; and when the child goes away, all of these
/// are cancelled.
@usableFromInline
package struct EffectScope: Hashable, Sendable {
  /// One step: what an operator is applied to, and the child there.
  package struct Step: Hashable, Sendable {
    let slot: ErasedSlot
    let child: ChildIdentity

    package init(_ slot: some ChildSlot, _ child: ChildIdentity) {
      self.init(TypedSlot(slot), child)
    }

    init(_ slot: ErasedSlot, _ child: ChildIdentity) {
      self.slot = slot
      self.child = child
    }
  }

  /// The innermost step comes first, because operators add theirs from the inside out.
  private var innermostFirst: [Step] = []

  package init() {}

  package var isRoot: Bool { innermostFirst.isEmpty }

  /// From the root.
  var steps: [Step] { innermostFirst.reversed() }

  /// Whether this scope is the other one, or below it.
  func isInside(_ other: EffectScope) -> Bool { steps.starts(with: other.steps) }

  mutating func prepend(_ step: Step) { innermostFirst.append(step) }

  /// The scope of a child of this one.
  func appending(_ step: Step) -> Self {
    var scope = self
    scope.innermostFirst.insert(step, at: 0)
    return scope
  }
}

/// An id of an effect, and where it was given.
package struct ScopedID: Sendable {
  let id: CancelID
  var scope = EffectScope()
}

/// An id of an effect. Equal values of different types are different ids.
package struct CancelID: Hashable, Sendable {
  private let id: AnyID
  private let type: ObjectIdentifier

  init<ID: Hashable>(_ id: ID) {
    self.id = AnyID(id)
    type = ObjectIdentifier(ID.self)
  }
}

extension Effect {
  /// Marks this effect as that of the child to which the step leads.
  package func scoped(to step: @autoclosure () -> EffectScope.Step) -> Self {
    if isNone { return self }
    let step = step()
    return mapOperations { operation in
      operation.scope.prepend(step)
      for index in operation.ids.indices { operation.ids[index].scope.prepend(step) }
      operation.kind = operation.kind.map { $0.scoped(to: step) }
    }
  }

  /// Marks this effect as that of a child that is always there and that shares the ids of its
  /// parent. The step only tells apart the children below this child from children with the same
  /// key path elsewhere.
  package func nested(in step: @autoclosure () -> EffectScope.Step) -> Self {
    if isNone { return self }
    let step = step()
    return mapOperations { operation in
      if !operation.scope.isRoot { operation.scope.prepend(step) }
      for index in operation.ids.indices where !operation.ids[index].scope.isRoot {
        operation.ids[index].scope.prepend(step)
      }
      operation.kind = operation.kind.map { $0.nested(in: step) }
    }
  }

  private func mapOperations(_ change: (inout Operation) -> Void) -> Self {
    var effect = self
    for index in effect.operations.indices { change(&effect.operations[index]) }
    return effect
  }
}
