/// The operator that runs the reducer of a child.
enum ChildOperatorName: String {
  case forEach, ifCaseLet, ifLet
  case scope = "Scope"
}

extension StoreCore where Action: CasePathable {
  /// Sends an action of a child. In debug builds, it is reported if no reducer of the child runs.
  ///
  /// - Parameters:
  ///   - child: The core of the child's store.
  ///   - operatorName: The operator that is missing then.
  @inline(__always)
  final func send<Payload, ChildState, ChildAction>(
    _ payload: Payload, in toAction: Case<Action, Payload>,
    of child: StoreCore<ChildState, ChildAction>, by operatorName: ChildOperatorName
  ) -> EffectActivity? {
    let action = toAction._embed(payload)
    #if DEBUG
      if !checks.handledActions.contains(ObjectIdentifier(ChildAction.self)) {
        return deliver(action, to: child, by: operatorName) { toAction.spelling }
      }
    #endif
    return send(action)
  }
}

#if DEBUG
  extension StoreCore {
    private func deliver<ChildState, ChildAction>(
      _ action: Action, to child: StoreCore<ChildState, ChildAction>,
      by operatorName: ChildOperatorName, path: () -> String?
    ) -> EffectActivity? {
      let delivery = ChildDelivery.next ?? ChildDelivery()
      delivery.steps.append(ChildDelivery.Step(parent: Action.self, child: ChildAction.self))
      ChildDelivery.next = delivery
      let activity = send(action)
      ChildDelivery.next = nil
      let feature = feature(state: ChildState.self, action: ChildAction.self)
      if delivery.isHandled(ChildAction.self) || feature == nil {
        checks.handledActions.insert(ObjectIdentifier(ChildAction.self))
      } else if let feature, delivery.isLost(at: Action.self), child.isValid {
        // An optional part of an enum is the payload of a case.
        let isCase = operatorName == .ifLet && State.self is any CasePathable.Type
        let lost = LostAction(
          action: action, feature: feature, operatorName: isCase ? .ifCaseLet : operatorName,
          path: path())
        IssueReport(lost.text, site: checks.site).deliver()
      }
      return activity
    }
  }

  /// An action that a child store sends, on its way through the reducers of the root store.
  ///
  /// It is lost if the parent's reducer runs and no reducer of the child, and if nothing comes of
  /// it. A parent that changes the state or returns an effect handles the action itself. If another
  /// reducer than the parent's has the action, as in a preview with an `EmptyReducer`, it is not
  /// lost, because nothing is known about that reducer.
  @MainActor
  final class ChildDelivery {
    /// From a parent to its child.
    struct Step {
      let parent, child: Any.Type
    }

    /// Set until the root core reduces the action. An action that has to wait loses it.
    static var next: ChildDelivery?

    /// From the innermost child to the root.
    var steps: [Step] = []
    private let runs = ReducerRuns()
    private var hasConsequence = false

    /// The step at which the child's reducer did not run.
    private var gap: Step? {
      steps.first { runs.contains($0.parent) && !runs.contains($0.child) }
    }

    func isLost(at parent: Any.Type) -> Bool { !hasConsequence && gap?.parent == parent }

    /// Whether the reducer of the child has run, or that of a parent has handled the action itself.
    func isHandled(_ child: Any.Type) -> Bool {
      runs.contains(child) || hasConsequence
    }

    /// Runs the reducer of the root store.
    func run<State, Action>(
      _ state: inout State, _ reduce: (inout State) -> Effect<Action>
    ) -> Effect<Action> {
      Self.next = nil
      let before = state
      let (effect, changes) = SharedTracker.changes { runs.note { reduce(&state) } }
      if gap != nil {
        hasConsequence = !effect.isNone || changes.hasChanges || diff(before, state) != nil
      }
      return effect
    }
  }
#endif
