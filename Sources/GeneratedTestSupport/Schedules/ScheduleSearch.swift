import GeneratedSupport

/// Runs a test in one order after the other, until a run fails.
struct ScheduleSearch {
  /// Which orders are tried.
  enum Extent: Equatable, Sendable {
    /// The usual order, and then random ones.
    case random(count: Int, seed: UInt64)
    case all(limit: Int)
    case one(ChosenOrder.Deviations)

    fileprivate var first: ChosenOrder.Deviations {
      if case .one(let deviations) = self { deviations } else { [:] }
    }
  }

  /// What came of a run.
  struct Outcome {
    /// Where the first failure is. Nil if the run has passed.
    var failure: String?
    /// What the effects have done, in order.
    var steps: [String] = []
    /// Whether the failure was shown although it should have been hidden.
    var isShown = false
  }

  /// A run that has failed, in the fewest deviations from the usual order.
  struct Found {
    var deviations: ChosenOrder.Deviations
    var steps: [String]
    /// How many orders were tried.
    var count: Int
    /// Whether its failure was shown already.
    var isShown = false
  }

  enum Result {
    case passed(count: Int, isComplete: Bool)
    /// Also in the usual order.
    case failedAtOnce
    case failed(Found)

    var hasFailedAtOnce: Bool { if case .failedAtOnce = self { true } else { false } }
  }

  /// Runs the test, and shows its issues or hides them.
  typealias Attempt = (_ order: ChosenOrder, _ isShown: Bool) async throws -> Outcome

  let extent: Extent

  nonisolated(nonsending) func run(_ attempt: Attempt) async throws -> Result {
    let first = ChosenOrder(.deviations(extent.first))
    if try await attempt(first, true).failure != nil { return .failedAtOnce }
    switch extent {
    case .random(let count, let seed): return try await random(count, seed, after: first, attempt)
    case .all(let limit): return try await all(limit, after: first, attempt)
    case .one: return .passed(count: 1, isComplete: true)
    }
  }

  // MARK: Random orders

  nonisolated(nonsending) private func random(
    _ count: Int, _ seed: UInt64, after usual: ChosenOrder, _ attempt: Attempt
  ) async throws -> Result {
    let length = usual.choices.count
    if length == 0 { return .passed(count: 1, isComplete: true) }
    for number in 1..<max(1, count) {
      let order = ChosenOrder(Self.plan(number, seed, length: length))
      let outcome = try await attempt(order, false)
      if outcome.failure != nil {
        return .failed(try await minimized(order, outcome, number + 1, attempt))
      }
    }
    return .passed(count: max(1, count), isComplete: false)
  }

  /// - Parameter length: The number of choices in a run.
  private static func plan(_ number: Int, _ seed: UInt64, length: Int) -> ChosenOrder.Plan {
    var generator = SeededGenerator(seed: seed &* 1_000_003 &+ UInt64(number))
    let changes = Set((0..<(number % 3)).map { _ in generator.below(length) })
    return .priorities(generator, changes: changes)
  }

  // MARK: All orders

  /// Depth first: the last choice that has another possibility takes it, and what follows is as
  /// usual.
  nonisolated(nonsending) private func all(
    _ limit: Int, after usual: ChosenOrder, _ attempt: Attempt
  ) async throws -> Result {
    var choices = usual.choices
    var count = 1
    while let last = choices.lastIndex(where: { $0.index + 1 < $0.count }) {
      if count >= limit { return .passed(count: count, isComplete: false) }
      choices.removeLast(choices.count - last - 1)
      choices[last].index += 1
      let indices = choices.enumerated().map { ($0.offset, $0.element.index) }
      let order = ChosenOrder(.deviations(Dictionary(uniqueKeysWithValues: indices)))
      let outcome = try await attempt(order, false)
      count += 1
      if outcome.failure != nil {
        return .failed(try await minimized(order, outcome, count, attempt))
      }
      choices = order.choices
    }
    return .passed(count: count, isComplete: true)
  }

  // MARK: Fewer deviations

  /// Leaves out deviations as long as the run fails at the same place.
  nonisolated(nonsending) private func minimized(
    _ order: ChosenOrder, _ outcome: Outcome, _ count: Int, _ attempt: Attempt
  ) async throws -> Found {
    var found = Found(
      deviations: order.deviations, steps: outcome.steps, count: count, isShown: outcome.isShown)
    if found.isShown { return found }
    try await Shrinking.leaveOut(from: found.deviations.inOrder) { rest in
      let order = ChosenOrder(.deviations(.init(inOrder: rest)))
      let shorter = try await attempt(order, false)
      if shorter.failure != outcome.failure { return nil }
      (found.deviations, found.steps) = (order.deviations, shorter.steps)
      return order.deviations.inOrder
    }
    return found
  }
}
