import Synchronization

extension DependencyValues {
  /// Makes the ids of the elements of stacks.
  package var stackElementID: StackElementIDGenerator {
    get { self[StackElementIDGeneratorKey.self] }
    set { self[StackElementIDGeneratorKey.self] = newValue }
  }
}

/// Makes the ids of the elements of stacks. The default values of dependencies belong to the
/// running test, so each test has a generator of its own, which all of its stores share.
package struct StackElementIDGenerator: Sendable {
  private final class Counter: Sendable {
    /// The number of the next id.
    let next: Atomic<Int>

    init(_ next: Int) { self.next = Atomic(next) }
  }

  private let counter: Counter

  package init() { self.init(next: 0) }

  private init(next: Int) { counter = Counter(next) }

  /// The generator that is in force.
  static var current: Self { DependencyValues._current.stackElementID }

  /// The id that ``makeID()`` returns next.
  package var nextID: StackElementID {
    StackElementID(generation: counter.next.load(ordering: .relaxed))
  }

  package func makeID() -> StackElementID {
    StackElementID(generation: counter.next.add(1, ordering: .relaxed).oldValue)
  }

  /// Makes no id up to this one from now on.
  package func skip(_ id: StackElementID) {
    counter.next.max(id.generation + 1, ordering: .relaxed)
  }

  /// A generator that makes the same ids as this one from now on, but independently.
  package var copy: Self { Self(next: counter.next.load(ordering: .relaxed)) }
}

private enum StackElementIDGeneratorKey: DependencyKey {
  // Not constants: the default values of each test have a generator of their own.
  static var liveValue: StackElementIDGenerator { StackElementIDGenerator() }
  static var testValue: StackElementIDGenerator { StackElementIDGenerator() }
}
