/// A slot of children that get the actions of one case.
@usableFromInline
protocol ChildOperatorSlot<ParentState, ChildState>: ChildSlot {
  associatedtype ChildAction
  /// The payload of the case: the action of a child, or an action that contains one.
  associatedtype Message
  /// What is still to be done when the parent has run.
  associatedtype Ending = Never

  /// What is wrong with the message, such as that the child is not there.
  func problem(with message: Message, in state: ParentState) -> ChildProblem?

  /// Done before the child runs.
  func begin(_ message: Message, in state: inout ParentState)

  /// Nil if the message is for the operator itself.
  func recipient(of message: Message) -> (id: ID, action: ChildAction)?

  func message(_ action: ChildAction, to id: ID) -> Message

  /// The message that dismisses the child. Nil if the child is not presented.
  func dismissal(of id: ID) -> Message?

  /// Calls the closure with the child, which is there. The child is changed in place.
  @MainActor func modify(_ id: ID, in state: inout ParentState, _ run: (inout ChildState) -> Void)

  func ending(after message: Message, in state: ParentState) -> Ending?

  func end(_ ending: Ending, in state: inout ParentState)
}

extension ChildOperatorSlot {
  @inlinable
  func begin(_ message: Message, in state: inout ParentState) {}

  @inlinable
  func dismissal(of id: ID) -> Message? { nil }
}

extension ChildOperatorSlot where Message == ChildAction, ID == OnlyChild {
  @inlinable
  func recipient(of message: Message) -> (id: ID, action: ChildAction)? { (.child, message) }

  @inlinable
  func message(_ action: ChildAction, to id: ID) -> Message { action }
}

extension ChildOperatorSlot where Ending == Never {
  @inlinable
  func ending(after message: Message, in state: ParentState) -> Never? { nil }

  @inlinable
  func end(_ ending: Never, in state: inout ParentState) {}
}

/// Runs a child that may be missing, then its parent: the operator behind `ifLet`, `ifCaseLet` and
/// `forEach`.
///
/// It cancels nothing. The store sees after each action which children have gone.
@usableFromInline
struct ChildOperator<Parent: Reducer, Child: Reducer, Slot: ChildOperatorSlot>: Reducer
where
  Parent.Action: CasePathable, Slot.ParentState == Parent.State, Slot.ChildState == Child.State,
  Slot.ChildAction == Child.Action
{
  @usableFromInline let parent: Parent
  @usableFromInline let child: Child
  @usableFromInline let slot: Slot
  @usableFromInline let toMessage: Case<Parent.Action, Slot.Message>
  @usableFromInline let site: CallSite

  @inlinable
  init(
    _ parent: Parent, _ child: Child, at slot: Slot,
    _ toMessage: Case<Parent.Action, Slot.Message>, _ site: CallSite
  ) {
    self.parent = parent
    self.child = child
    self.slot = slot
    self.toMessage = toMessage
    self.site = site
  }

  @inlinable
  func reduce(into state: inout Parent.State, action: Parent.Action) -> Effect<Parent.Action> {
    guard let message = toMessage._extract(from: action) else {
      return parent.reduce(into: &state, action: action)
    }
    noteRun(ofReducerFor: Child.Action.self)
    if let problem = slot.problem(with: message, in: state) {
      report(problem, action)
      if problem.isRefused { return parent.reduce(into: &state, action: action) }
    }
    slot.begin(message, in: &state)
    let childEffect = runChild(message, &state)
    let ending = slot.ending(after: message, in: state)
    let effect = parent.reduce(into: &state, action: action)
    if let ending { slot.end(ending, in: &state) }
    return childEffect.merge(with: effect)
  }

  @inlinable
  func runChild(_ message: Slot.Message, _ state: inout Parent.State) -> Effect<Parent.Action> {
    guard let (id, action) = slot.recipient(of: message) else { return .none }
    var effect = Effect<Child.Action>.none
    slot.modify(id, in: &state) { effect = child.reduce(into: &$0, action: action) }
    return effect.isNone ? .none : embedded(effect, id, state)
  }

  @usableFromInline
  func embedded(
    _ effect: Effect<Child.Action>, _ id: Slot.ID, _ state: Parent.State
  ) -> Effect<Parent.Action> {
    let (slot, toMessage) = (slot, toMessage)
    let step = EffectScope.Step(slot, slot.identity(of: id, in: state) ?? ChildIdentity())
    let embedded = effect.scoped(to: step)
      .embedded { toMessage._embed(slot.message($0, to: id)) }
    guard let dismissal = slot.dismissal(of: id) else { return embedded }
    return embedded.dismissible { toMessage._embed(dismissal) }
  }

  @usableFromInline
  func report(_ problem: ChildProblem, _ action: Parent.Action) {
    problem.deliver(for: action, receiver: problem.receiver(at: site), site: site)
  }

  @usableFromInline typealias Body = Never
}
