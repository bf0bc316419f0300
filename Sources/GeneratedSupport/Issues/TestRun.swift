import Synchronization

/// One run of one test case. It keeps the values that belong to the test, such as the default
/// values of dependencies.
package final class TestRun: Sendable {
  private let belongings = Locked<[ObjectIdentifier: any Sendable]>([:])
  private let isOver = Atomic(false)

  package init() {}

  /// The run that the caller is a part of. Nil when no test case is running.
  package static var current: TestRun? {
    TestProcess.isRunning ? TestProcess.framework?.run : nil
  }

  /// Whether the test case has ended. This stays false where the end can't be known: under Swift
  /// Testing, for a test without the trait `.dependencies`.
  package var hasEnded: Bool { isOver.load(ordering: .relaxed) }

  package func end() { isOver.store(true, ordering: .relaxed) }

  /// The one value of this type that the run has. It is made when it is first read.
  package func belonging<Value: Sendable>(_ make: () -> Value) -> Value {
    belongings.withLock { belongings in
      let type = ObjectIdentifier(Value.self)
      if let value = belongings[type] as? Value { return value }
      let value = make()
      belongings[type] = value
      return value
    }
  }
}
