// An alert or a dialog goes away by itself when its user has chosen a button. So a state of this
// kind is ephemeral: `ifLet` sets it to nil after any action of it, once the parent has run, unless
// the parent has put another value in its place. In an enum with several cases, only an action of
// the ephemeral case does that: an action of another case has come too late for its own feature,
// and says nothing about the alert.
//
// Whether a value is ephemeral is decided by the value, because an enum can have both kinds of
// cases:
//
// * `AlertState` and `ConfirmationDialogState` conform to `_EphemeralState`. They are always
//   ephemeral, and `ifLet` needs no reducer for them.
// * An enum with ephemeral cases conforms to `_EphemeralCases`, and generated code implements
//   `_isEphemeral` with a `switch`. It must not conform to `_EphemeralState`, because then `ifLet`
//   would run no reducer for it.
// * Any other enum with case paths is ephemeral while the payload of its case is an alert or a
//   dialog: an enum that is written by hand, or a case that the generator cannot look into.
//
// All other states are not ephemeral.

/// For generated code: state that may be ephemeral, depending on its case.
public protocol _EphemeralCases {
  /// Whether `ifLet` sets this value to nil after an action of it.
  var _isEphemeral: Bool { get }
}

/// A state that `ifLet` sets to nil after any action of it: an alert or a confirmation dialog.
public protocol _EphemeralState<Action>: _EphemeralCases {
  associatedtype Action
}

extension _EphemeralState {
  @inlinable
  public var _isEphemeral: Bool { true }
}

/// Whether `ifLet` sets this state to nil after this action.
@inlinable
func isEphemeral<State, Action>(_ state: State, after action: Action) -> Bool {
  if let cases = state as? any _EphemeralCases, cases._isEphemeral {
    return isOfCurrentCase(action, state)
  }
  guard let cases = state as? any CasePathable, holdsAlert(cases) else { return false }
  return isOfCurrentCase(action, state)
}

/// Whether the payload of the current case is an alert or a dialog.
@usableFromInline
func holdsAlert(_ state: any CasePathable) -> Bool { payload(of: state) is any _EphemeralState }

/// Whether the action belongs to the case that the state is in. True if nothing is known about the
/// cases.
@usableFromInline
func isOfCurrentCase<State, Action>(_ action: Action, _ state: State) -> Bool {
  guard let state = state as? any CasePathable, let action = action as? any CasePathable
  else { return true }
  if let alert = payload(of: state) as? any _EphemeralState, let button = payload(of: action),
    !alert.hasAction(button)
  {
    return false
  }
  // Generated actions have the cases of the state in the same order. An action that is written by
  // hand may have them in another one.
  let index = caseIndex(of: state)
  return index >= 0 && index == caseIndex(of: action)
    || caseName(of: state) == caseName(of: action)
}

/// The payload, also of a case that generated code ignores, for which reflection is needed.
private func payload<Root: CasePathable>(of root: Root) -> Any? {
  caseIndex(of: root) < 0
    ? Mirror(reflecting: root).children.first?.value : root[case: root.case]
}

/// Negative for a case that generated code ignores.
private func caseIndex<Root: CasePathable>(of root: Root) -> Int { _CaseVisitor.index(of: root) }

/// Nil for a case that generated code ignores.
private func indexAndPayload<Root: CasePathable>(of root: Root) -> (Int, Any)? {
  let index = caseIndex(of: root)
  if index < 0 { return nil }
  return root[case: root.case].map { (index, $0) }
}

extension _EphemeralState {
  fileprivate func hasAction(_ action: Any) -> Bool { action is Action }
}

/// The name of the case, from reflection.
func caseName(of value: Any) -> String {
  Mirror(reflecting: value).children.first?.label ?? "\(value)"
}

/// The name of the case of a value that is not at this place. For a place with several steps, such
/// as `\.detail.map`, the cases of the payloads are named too, because the value may be in the
/// first case: `detail.list`.
func caseName(of value: some CasePathable, otherThan toCase: any ErasedCase) -> String {
  toCase.directIndex == nil ? fullCaseName(of: value) : caseName(of: value)
}

private func fullCaseName(of value: any CasePathable) -> String {
  let name = caseName(of: value)
  // An optional is an enum with case paths itself, so it is unwrapped before the cast.
  guard let (_, payload) = indexAndPayload(of: value), let payload = payload as? any CasePathable
  else { return name }
  return name + "." + fullCaseName(of: payload)
}
