import Testing

/// A collection and what it should be, which random operations are done to.
protocol ModelPair {
  /// Does one of the operations to both, and says which.
  mutating func operate() -> String

  /// What is compared after each operation.
  var isSame: Bool { get }

  /// What is compared at the end, because it would cost more than the operations.
  var isIndexed: Bool { get }
  var isCopySame: Bool { get }
}

extension ModelPair {
  mutating func run(seed: Int) {
    for step in 0..<ModelRuns.steps {
      let operation = operate()
      guard isSame else {
        Issue.record("seed \(seed), step \(step), operation \(operation): \(self)")
        return
      }
    }
    #expect(isIndexed && isCopySame, "seed \(seed): \(self)")
  }

  /// The name of an operation whose result was as it should be.
  func check(_ isSame: Bool, name: String = #function) -> String {
    if !isSame { Issue.record("what \(name) returned is wrong: \(self)") }
    return name
  }
}
