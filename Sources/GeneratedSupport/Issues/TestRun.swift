/// One run of one test case: what belongs to a test, such as the default values of its dependencies,
/// is kept here and is gone with it.
package final class TestRun: Sendable {
  private let belongings = Locked<[ObjectIdentifier: any Sendable]>([:])

  package init() {}

  /// The run that the caller is a part of; nil where no test case is running.
  package static var current: TestRun? {
    TestProcess.isRunning ? TestProcess.framework?.run : nil
  }

  /// The one value of this type that the run has; it is made when it is first asked for.
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
