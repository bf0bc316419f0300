/// For generated code: runs the reducer of a case of a ``CaseReducer`` on the payload of the state.
///
/// The effects of the child are marked as those of the case, so that the cases share no ids of effects.
@inlinable @preconcurrency @MainActor
public func _reduce<State: CasePathable, Action: CasePathable, Child: Reducer>(
  _ child: Child, _ state: inout State, _ action: Child.Action,
  _ toState: Case<State, Child.State>, _ toAction: Case<Action, Child.Action>,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
  column: UInt = #column
) -> Effect<Action> {
  var effect = Effect<Child.Action>.none
  let isThere = toState._modify(&state) { effect = child.reduce(into: &$0, action: action) }
  if !isThere {
    reportWrongCase(
      state, toAction._embed(action), CallSite(fileID, filePath, line, column))
  }
  return effect.isNone ? .none : scoped(effect.embedded(in: toAction), to: toState)
}

@usableFromInline
func scoped<State: CasePathable, ChildState, Action>(
  _ effect: Effect<Action>, to place: Case<State, ChildState>
) -> Effect<Action> {
  effect.scoped(to: EffectScope.Step(\CaseOfReducer.self, .payload(place.directIndex)))
}

/// Where effects of a ``CaseReducer`` are from; the number of the case says more.
private enum CaseOfReducer {}

/// The call is in generated code, so a report names the type instead.
@usableFromInline
func reportWrongCase<State, Action>(_ state: State, _ action: Action, _ site: CallSite) {
  ChildActionReport(
    site: site, name: "CaseReducer", type: caseReducer(of: State.self),
    problem: "a child action when child state was set to a different case", action: action,
    state: String(customDumping: state),
    causes: [
      """
      A reducer above the "CaseReducer" changed the case while handling the same action. Apply "ifLet" or \
      "forEach" to that reducer, so that the child runs first.
      """,
      """
      An effect of another feature sent the action after the case had changed. Cancel that effect when \
      the case changes. "ifLet" and "forEach" cancel the effects of the child itself for you.
      """,
      """
      The action was sent to the store while the state was in the other case. Send child actions only \
      from a view or test that has checked the case.
      """,
    ]
  ).deliver()
}

private func caseReducer(of state: Any.Type) -> Any.Type {
  func reducer<State: CaseReducerState>(of state: State.Type) -> Any.Type {
    State.StateReducer.self
  }
  return (state as? any CaseReducerState.Type).map { reducer(of: $0) } ?? state
}
