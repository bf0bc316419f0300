extension DependencyValues {
  /// The source of random numbers.
  ///
  /// ```swift
  /// struct Dice {
  ///   @Dependency(\.withRandomNumberGenerator) var withRandomNumberGenerator
  ///
  ///   func roll() -> Int {
  ///     withRandomNumberGenerator { Int.random(in: 1...6, using: &$0) }
  ///   }
  /// }
  /// ```
  ///
  /// A test that needs the same numbers each time overrides it with a generator of its own.
  public var withRandomNumberGenerator: WithRandomNumberGenerator {
    get { self[WithRandomNumberGeneratorKey.self] }
    set { self[WithRandomNumberGeneratorKey.self] = newValue }
  }
}

/// A source of random numbers that several tasks can share.
public struct WithRandomNumberGenerator: Sendable {
  private let generator: SharedGenerator

  /// Uses the numbers of a generator.
  public init(_ generator: some RandomNumberGenerator & Sendable) {
    self.generator = SharedGenerator(generator)
  }

  /// Calls the closure with the generator.
  public func callAsFunction<Result>(
    _ work: (inout any RandomNumberGenerator & Sendable) throws -> Result
  ) rethrows -> Result {
    var generator: any RandomNumberGenerator & Sendable = generator
    return try work(&generator)
  }
}

/// Locks for each number, and not while the closure runs, so the closure can call anything.
private final class SharedGenerator: RandomNumberGenerator, Sendable {
  private let base: Locked<any RandomNumberGenerator & Sendable>

  init(_ base: any RandomNumberGenerator & Sendable) {
    self.base = Locked(base)
  }

  func next() -> UInt64 { base.withLock { $0.next() } }
}

private enum WithRandomNumberGeneratorKey: DependencyKey {
  static let liveValue = WithRandomNumberGenerator(SystemRandomNumberGenerator())
}
