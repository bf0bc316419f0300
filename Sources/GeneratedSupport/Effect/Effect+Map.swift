extension Effect {
  /// Returns an effect that does the same work, and transforms the actions that it sends.
  ///
  /// The closure is called on the main actor, when the effect sends an action. For an action of
  /// ``send(_:)``, it is called at once. It has the dependencies that are in force where `map` is
  /// called. `map` itself can be called anywhere.
  public func map<NewAction>(
    _ transform: @escaping (Action) -> NewAction
  ) -> Effect<NewAction> {
    if isNone { return .none }
    let frame = DependencyFrame.inForce
    return embedded { action in
      DependencyFrame.with(frame) { transform(action) }
    }
  }

  /// Like ``map(_:)``, for a function that uses no dependencies. Effects are made, and actions are
  /// sent, on the main actor, so the function is called there only, and need not be `@Sendable`.
  @usableFromInline
  func embedded<NewAction>(
    _ embed: @escaping (Action) -> NewAction
  ) -> Effect<NewAction> {
    Effect<NewAction>(operations: operations.map { $0.embedded(embed) })
  }

  /// Turns the effect of a child feature into an effect of the parent. The path leads to the
  /// child's actions.
  @inlinable
  package func embedded<Parent: CasePathable>(in path: Case<Parent, Action>) -> Effect<Parent> {
    isNone ? .none : embedded { path._embed($0) }
  }
}

extension Effect.Operation {
  fileprivate func embedded<NewAction>(
    _ embed: @escaping (Action) -> NewAction
  ) -> Effect<NewAction>.Operation {
    var operation = Effect<NewAction>.Operation(
      kind.map(action: embed, run: { $0.embedded(embed) }, effect: { $0.embedded(embed) }))
    operation.scope = scope
    operation.ids = ids
    return operation
  }
}
