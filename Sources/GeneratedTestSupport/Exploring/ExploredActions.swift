import GeneratedSupport

/// The actions that a test explores.
@MainActor
final class ExploredActions<Action: CasePathable> {
  let paths: [PartialCaseKeyPath<Action>]
  private let values: [ExploredValue]
  private let late: [PartialCaseKeyPath<Action>]
  private let isSent: (Action) -> Bool
  /// Why the actions of a path could not be made so far. Those that were made have none.
  private var problems: [Int: NoValue] = [:]
  private var made: Set<Int> = []

  /// - Parameters:
  ///   - paths: Empty for all cases.
  ///   - late: Cases whose actions can reach a child that has gone.
  ///   - isSent: Leaves out some of their actions.
  init(
    _ paths: [PartialCaseKeyPath<Action>], _ values: [ExploredValue] = [],
    late: [PartialCaseKeyPath<Action>] = [],
    where isSent: @escaping (Action) -> Bool = { _ in true }
  ) {
    self.isSent = isSent
    self.paths = paths.isEmpty ? Action.listedPaths : paths
    self.values = values
    self.late = late
  }

  /// An action and the numbers that it was made from. Nil if it can't be made in this state.
  ///
  /// - Parameter states: The states of the run so far.
  func action(_ numbers: ChoiceNumbers, _ states: [Any]) -> (action: Action, numbers: [Int])? {
    var choices = ExploredChoices(numbers, states: states, values: values)
    // Also with one path: the first number never belongs to a payload.
    let index = choices.numbers.below(paths.count)
    if late.contains(paths[index]) { choices.useEarlierState() }
    do {
      let action: Action = try ValueMaker.action(paths[index], &choices)
      guard isSent(action) else { throw NoValue("'where' leaves them out") }
      made.insert(index)
      return (action, choices.numbers.used)
    } catch {
      let problem = error as? NoValue ?? NoValue("\(error)")
      if problem.depth >= problems[index]?.depth ?? 0 { problems[index] = problem }
      return nil
    }
  }

  /// The paths of which no run has made an action, and why.
  var neverMade: [(path: String, reason: String)] {
    paths.indices.filter { !made.contains($0) }.map { index in
      // Tests write the path without `presented`.
      let name = (Action.name(of: paths[index]) ?? "\(paths[index])")
        .replacing(".presented.", with: ".")
      return ("\\.\(name)", problems[index]?.reason ?? "it was never chosen")
    }
  }
}
