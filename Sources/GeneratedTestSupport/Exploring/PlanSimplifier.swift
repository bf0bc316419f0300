import GeneratedSupport

/// Makes a failing run simpler, as long as it fails in the same way: in the usual order, with fewer
/// steps, and with smaller numbers, which stand for simpler payloads.
@MainActor
struct PlanSimplifier {
  private(set) var plan: ExploredPlan
  /// Carries out a plan. Returns what the run has done, or nil if it does not fail in the same way.
  private let attempt: (ExploredPlan) async throws -> ExploredPlan?

  init(plan: ExploredPlan, attempt: @escaping (ExploredPlan) async throws -> ExploredPlan?) {
    self.plan = plan
    self.attempt = attempt
  }

  func simplified() async throws -> ExploredPlan {
    var copy = self
    try await copy.simplify()
    return copy.plan
  }

  private mutating func simplify() async throws {
    try await useOrder([:])
    var before: ExploredPlan?
    // Each change can make another one possible.
    while before != plan {
      before = plan
      try await receiveAtOnce()
      try await removeSteps()
      try await simplifyNumbers()
      try await removeDeviations()
    }
  }

  /// Each success is simpler than the plan before it, so the search ends.
  private mutating func accept(_ candidate: ExploredPlan) async throws -> Bool {
    if candidate == plan { return false }
    guard let performed = try await attempt(candidate), performed.isSimpler(than: plan) else {
      return false
    }
    plan = performed
    return true
  }

  // MARK: Order

  private mutating func useOrder(_ deviations: ChosenOrder.Deviations) async throws {
    var candidate = plan
    candidate.order = .deviations(deviations)
    _ = try await accept(candidate)
  }

  private mutating func receiveAtOnce() async throws {
    guard plan.holdsActions else { return }
    var candidate = plan
    candidate.holdsActions = false
    candidate.steps.removeAll { if case .answer = $0 { true } else { false } }
    _ = try await accept(candidate)
  }

  private mutating func removeDeviations() async throws {
    try await Shrinking.leaveOut(from: plan.deviations.inOrder) { rest in
      var candidate = plan
      candidate.order = .deviations(.init(inOrder: rest))
      return try await accept(candidate) ? plan.deviations.inOrder : nil
    }
  }

  // MARK: Steps

  private mutating func removeSteps() async throws {
    try await Shrinking.leaveOut(from: plan.steps) { rest in
      var candidate = plan
      candidate.steps = rest
      return try await accept(candidate) ? plan.steps : nil
    }
  }

  // MARK: Payloads

  private mutating func simplifyNumbers() async throws {
    var index = 0
    while index < plan.steps.count {
      var position = 0
      while case .action(let numbers) = plan.steps[safe: index], position < numbers.count {
        try await simplifyNumber(at: position, of: numbers, index)
        position += 1
      }
      if case .answer(let waiting) = plan.steps[safe: index], waiting > 0 {
        _ = try await accept(plan.replacing(index, by: .answer(0)))
      }
      index += 1
    }
  }

  private mutating func simplifyNumber(
    at position: Int, of numbers: [Int], _ index: Int
  ) async throws {
    // The first number chooses the case, and no case is simpler than another.
    if position == 0 { return }
    for smaller in smallerNumbers(than: numbers[position]) {
      var numbers = numbers
      numbers[position] = smaller
      if try await accept(plan.replacing(index, by: .action(numbers))) { return }
      if try await accept(plan.replacingAll(like: index, by: .action(numbers))) { return }
    }
  }
}

/// Most numbers are places in a short list.
private func smallerNumbers(than number: Int) -> [Int] {
  number <= 16 ? Array(0..<number) : [0, number / 2, number - 1]
}

extension ExploredPlan: Equatable {
  static func == (left: Self, right: Self) -> Bool { left.complexity == right.complexity }

  func isSimpler(than other: Self) -> Bool {
    complexity.lexicographicallyPrecedes(other.complexity)
  }

  /// What counts first comes first.
  private var complexity: [Int] {
    var numbers = [deviations.count, holdsActions ? 1 : 0, steps.count]
    for step in steps {
      switch step {
      case .action(let choices): numbers += [0, choices.count] + choices
      case .answer(let index): numbers += [1, index]
      case .time: numbers += [2]
      }
    }
    return numbers + deviations.inOrder.flatMap { [$0.key, $0.value] }
  }

  var deviations: ChosenOrder.Deviations {
    if case .deviations(let deviations) = order { deviations } else { [:] }
  }

  fileprivate func replacing(_ index: Int, by step: ExploredStep) -> Self {
    var copy = self
    copy.steps[index] = step
    return copy
  }

  /// Replaces all steps that are equal to this one: two taps on the same row stay on the same row.
  fileprivate func replacingAll(like index: Int, by step: ExploredStep) -> Self {
    var copy = self
    copy.steps = steps.map { $0 == steps[index] ? step : $0 }
    return copy
  }
}

extension Array {
  fileprivate subscript(safe index: Int) -> Element? {
    indices.contains(index) ? self[index] : nil
  }
}
