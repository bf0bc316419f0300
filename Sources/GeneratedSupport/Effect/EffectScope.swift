/// The part of a store's state that an effect belongs to: the way to it through optional children and
/// elements of collections.
///
/// An operator such as `ifLet` adds its step to the effects of its child. So a child can cancel its own
/// effects and those of its children, but no others; and when the child goes away, all of these are
/// cancelled.
@usableFromInline
package struct EffectScope: Hashable, Sendable {
  /// One step: the property or the case that an operator is applied to, and the child there.
  package struct Step: Hashable, @unchecked Sendable {
    // Key paths never change. Those of operators are literals of properties and cases, which capture nothing.
    let path: AnyKeyPath
    let child: Child

    package init(_ path: AnyKeyPath, _ child: Child) {
      self.path = path
      self.child = child
    }
  }

  /// Which of the children in a place.
  @usableFromInline
  package enum Child: Hashable, Sendable {
    /// The value itself.
    case value
    /// The wrapped value of an optional.
    case wrapped
    /// The payload of an enum of features, if it is in the case with this index.
    case payload(Int?)
    /// The element of a collection with this id.
    case element(AnyID)
    /// A presented feature, or the screen of a stack with this id.
    case screen(ScreenNumber, id: AnyID?)
  }

  /// The innermost step comes first, because operators add theirs from the inside out.
  private var innermostFirst: [Step] = []

  package init() {}

  package var isRoot: Bool { innermostFirst.isEmpty }

  /// From the root.
  var steps: some Sequence<Step> { innermostFirst.reversed() }

  /// Whether this scope is the other one, or below it.
  func isInside(_ other: EffectScope) -> Bool { steps.starts(with: other.steps) }

  mutating func prepend(_ step: Step) { innermostFirst.append(step) }

  /// The scope of the innermost screen on the way, or nil.
  var innermostScreen: EffectScope? {
    guard let index = innermostFirst.firstIndex(where: \.isScreen) else { return nil }
    var scope = EffectScope()
    scope.innermostFirst = Array(innermostFirst[index...])
    return scope
  }
}

extension EffectScope.Step {
  fileprivate var isScreen: Bool {
    if case .screen = child { true } else { false }
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

/// The effects to cancel.
package enum EffectSelection: Sendable {
  case all
  case id(CancelID)
}

extension Effect {
  /// Marks this effect as that of the child to which the step leads.
  package func scoped(to step: @autoclosure () -> EffectScope.Step) -> Self {
    if isNone { return self }
    let step = step()
    var effect = self
    for index in effect.operations.indices { effect.operations[index].prepend(step) }
    return effect
  }

  /// Marks this effect as that of a child that is always there and that shares the ids of its parent. The step
  /// only tells apart the children below this child from children with the same key path elsewhere.
  package func nested(in step: @autoclosure () -> EffectScope.Step) -> Self {
    if isNone { return self }
    let step = step()
    var effect = self
    for index in effect.operations.indices { effect.operations[index].nest(in: step) }
    return effect
  }

  /// Cancels all effects of the scope that this effect gets.
  package static var cancelAll: Self { Self(.cancel(.all)) }

  /// Cancels all effects of the child that this step leads to.
  package static func cancelAll(in step: EffectScope.Step) -> Self {
    cancelAll.scoped(to: step)
  }
}

extension Effect.Operation {
  fileprivate mutating func prepend(_ step: EffectScope.Step) {
    scope.prepend(step)
    for index in ids.indices { ids[index].scope.prepend(step) }
    kind.prepend(step)
  }
}

extension Effect.Operation {
  fileprivate mutating func nest(in step: EffectScope.Step) {
    if !scope.isRoot { scope.prepend(step) }
    for index in ids.indices where !ids[index].scope.isRoot { ids[index].scope.prepend(step) }
    switch kind {
    case .sequence(let stages): kind = .sequence(stages.map { $0.nested(in: step) })
    case .throttle(let throttle, let effect): kind = .throttle(throttle, effect.nested(in: step))
    case .delivered(let delivery, let effect):
      kind = .delivered(delivery, effect.nested(in: step))
    case .send, .run, .cancel: break
    }
  }
}

extension Effect.Operation.Kind {
  fileprivate mutating func prepend(_ step: EffectScope.Step) {
    switch self {
    case .sequence(let stages): self = .sequence(stages.map { $0.scoped(to: step) })
    case .throttle(let throttle, let effect): self = .throttle(throttle, effect.scoped(to: step))
    case .delivered(let delivery, let effect):
      self = .delivered(delivery, effect.scoped(to: step))
    case .send, .run, .cancel: break
    }
  }
}
