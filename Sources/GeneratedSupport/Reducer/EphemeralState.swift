// An alert or a dialog goes away by itself when its user has chosen a button. So a state of this kind is ephemeral:
// `ifLet` sets it to nil after any action of it, once the parent has run, unless the parent has put another value in
// its place.
//
// Whether a value is ephemeral is decided by the value, because an enum can have both kinds of cases:
//
// * `AlertState` and `ConfirmationDialogState` conform to `_EphemeralState`. They are always ephemeral, and `ifLet`
//   needs no reducer for them.
// * An enum with ephemeral cases conforms to `_EphemeralCases`, and generated code implements `_isEphemeral` with a
//   `switch`. It must not conform to `_EphemeralState`, because then `ifLet` would run no reducer for it.
//
// All other states conform to neither.

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

/// Whether `ifLet` sets this state to nil after an action of it.
@inlinable
func isEphemeral<State>(_ state: State) -> Bool {
  (state as? any _EphemeralCases)?._isEphemeral ?? false
}
