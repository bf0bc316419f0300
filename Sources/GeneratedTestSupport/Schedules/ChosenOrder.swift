import GeneratedSupport

/// The order of one run, and a record of it.
final class ChosenOrder: JobOrder {
  /// Another choice than the usual one: at which choice of the run, and the index of what happens
  /// first there.
  typealias Deviations = [Int: Int]

  enum Plan {
    case deviations(Deviations)
    /// Each task gets a random priority, and the one with the highest is always first. At some
    /// choices, the task that would be first falls behind all others. Few such changes find most
    /// bugs: that is the PCT algorithm.
    case priorities(SeededGenerator, changes: Set<Int>)
  }

  /// What could have happened at a choice, and what has happened.
  struct Choice: Equatable {
    var count: Int
    var index: Int
  }

  fileprivate struct State {
    var plan: Plan
    var choices: [Choice] = []
    var priorities: [UInt64: Int] = [:]
    var hasMetOtherWork = false
  }

  private let state: Locked<State>

  init(_ plan: Plan) { state = Locked(State(plan: plan)) }

  var choices: [Choice] { state.withLock(\.choices) }

  /// Whether the test did, or waited for, work whose order is not chosen.
  var hasMetOtherWork: Bool { state.withLock(\.hasMetOtherWork) }

  func meetsOtherWork() { state.withLock { $0.hasMetOtherWork = true } }

  var deviations: Deviations {
    let deviating = choices.enumerated().filter { $0.element.index != 0 }
    return Dictionary(uniqueKeysWithValues: deviating.map { ($0.offset, $0.element.index) })
  }

  func next(of candidates: [UInt64]) -> Int {
    state.withLock { state in
      let index = state.index(of: candidates)
      state.choices.append(Choice(count: candidates.count, index: index))
      return index
    }
  }
}

extension ChosenOrder.State {
  fileprivate mutating func index(of candidates: [UInt64]) -> Int {
    switch plan {
    case .deviations(let deviations):
      // The code may have changed since the order was found.
      let index = deviations[choices.count] ?? 0
      return index < candidates.count ? index : 0
    case .priorities(var generator, let changes):
      for candidate in candidates where priorities[candidate] == nil {
        priorities[candidate] = generator.below(1 << 30)
      }
      plan = .priorities(generator, changes: changes)
      if changes.contains(choices.count) {
        priorities[candidates[first(of: candidates)]] = -1 - choices.count
      }
      return first(of: candidates)
    }
  }

  private func first(of candidates: [UInt64]) -> Int {
    let values = candidates.map { priorities[$0] ?? 0 }
    return values.firstIndex(of: values.max() ?? 0) ?? 0
  }
}

// MARK: Text

extension ChosenOrder {
  /// `3:1 7:2`.
  static func text(of deviations: Deviations) -> String {
    deviations.inOrder.map { "\($0.key):\($0.value)" }.joined(separator: " ")
  }

  /// Nil if the text has another form.
  static func deviations(from text: String) -> Deviations? {
    var result: Deviations = [:]
    for part in text.split(separator: " ") {
      let numbers = part.split(separator: ":").map { Int($0) }
      guard numbers.count == 2, let choice = numbers[0], let index = numbers[1], index >= 0 else {
        return nil
      }
      result[choice] = index
    }
    return result
  }
}

extension ChosenOrder.Deviations {
  init(inOrder elements: [Element]) { self.init(uniqueKeysWithValues: elements) }

  var inOrder: [Element] { sorted { $0.key < $1.key } }
}
