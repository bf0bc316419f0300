import GeneratedSupport

/// The states of a feature, as far as the test has asserted them, and as far as it has come.
struct TestedStates<State> {
  /// The state after the last action that was asserted or skipped.
  var asserted: State
  /// What the last action has done that the test has sent. Nil before the first one.
  var sent: StateChange<State>?
  /// The state after the last action that was reduced.
  private var last: State
  /// The generator of stack ids as it was before the last action that was reduced.
  private var stackIDs = StackElementIDGenerator()

  init(_ state: State) {
    asserted = state
    last = state
  }

  /// Call it before an action is reduced.
  mutating func actionBegins(_ stackIDs: StackElementIDGenerator) { self.stackIDs = stackIDs }

  /// Call it after an action is reduced. Returns what it has done.
  mutating func actionEnds(_ state: State, _ sharedChanges: Range<Int>) -> StateChange<State> {
    defer { last = state }
    return StateChange(
      before: last, after: state, stackIDs: stackIDs, sharedChanges: sharedChanges)
  }
}

/// What an action has done to the state.
struct StateChange<State> {
  let before: State
  let after: State
  /// The generator of stack ids as it was before the action.
  let stackIDs: StackElementIDGenerator
  /// The changes of shared values that the action has made.
  let sharedChanges: Range<Int>
}
