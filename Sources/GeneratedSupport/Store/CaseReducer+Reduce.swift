/// For generated code: runs the reducer of a case of a ``CaseReducer`` on the payload of the state.
///
/// The effects of the child are marked as those of the case, so that the cases share no ids of
/// effects.
@inlinable @preconcurrency @MainActor
public func _reduce<State: CasePathable, Action: CasePathable, Child: Reducer>(
  _ child: Child, _ state: inout State, _ action: Child.Action,
  _ toState: Case<State, Child.State>, _ toAction: Case<Action, Child.Action>,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
  column: UInt = #column
) -> Effect<Action> {
  noteRun(ofReducerFor: Child.Action.self)
  var effect = Effect<Child.Action>.none
  let isThere = toState._modify(&state) { effect = child.reduce(into: &$0, action: action) }
  if !isThere {
    reportWrongCase(
      state, toAction._embed(action), CallSite(fileID, filePath, line, column))
  }
  return effect.isNone ? .none : scoped(effect.embedded(in: toAction), to: toState, in: state)
}

@usableFromInline
func scoped<State: CasePathable, ChildState, Action>(
  _ effect: Effect<Action>, to toState: Case<State, ChildState>, in state: State
) -> Effect<Action> {
  let slot = CaseSlot<State, ChildState, Action>(toState, .index(toState.directIndex))
  return effect.scoped(
    to: EffectScope.Step(slot, slot.identity(of: .child, in: state) ?? ChildIdentity()))
}

/// The call is in generated code, so a report names the type instead.
@usableFromInline
func reportWrongCase<State, Action>(_ state: State, _ action: Action, _ site: CallSite) {
  ChildProblem.otherCase(
    state, for: "CaseReducer",
    remedy: #"Apply "ifLet" or "forEach" to that reducer, so that the child runs first."#,
    others: #""ifLet" and "forEach" cancel the effects of the child itself for you."#,
    sender: "child actions"
  ).deliver(
    for: action, receiver: #"The "CaseReducer" '\#(dumpTypeName(caseReducer(of: State.self)))'"#,
    site: site)
}

private func caseReducer(of state: Any.Type) -> Any.Type {
  func reducer<State: CaseReducerState>(of state: State.Type) -> Any.Type {
    State.StateReducer.self
  }
  return (state as? any CaseReducerState.Type).map { reducer(of: $0) } ?? state
}
