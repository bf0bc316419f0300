/// What happens in a run.
enum ExploredStep: Equatable {
  /// An action is sent, which is made from these numbers.
  case action([Int])
  /// The action that an effect is about to send arrives. The index is among those that wait.
  case answer(Int)
  /// The clocks advance until the next sleep ends.
  case time
}

/// A whole run: its steps, and the order of jobs that could run at the same time.
struct ExploredPlan {
  var steps: [ExploredStep]
  /// Whether the actions of effects wait for a step of their own.
  var holdsActions: Bool
  var order: ChosenOrder.Plan
}
