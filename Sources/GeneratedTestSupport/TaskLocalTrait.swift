import Testing

/// Binds a task local for a test, or for each test of a suite. See
/// `Trait.taskLocal(_:_:)`.
public struct TaskLocalTrait<Value: Sendable>: TestTrait, SuiteTrait, TestScoping {
  fileprivate let taskLocal: TaskLocal<Value>
  fileprivate let value: @Sendable () throws -> Value

  public var isRecursive: Bool { true }

  public func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    try await taskLocal.withValue(try value()) { try await function() }
  }
}

extension Trait {
  /// Binds a task local, with a new value for each test case.
  ///
  /// A task local of another module can be used directly:
  /// `@Suite(.taskLocal(Locals.$language, "de"))`. For a task local of the test's own module, the
  /// compiler doesn't let the macros `@Suite` and `@Test` use its projected value (`$language`).
  /// Give the trait a name, as here:
  ///
  /// ```swift
  /// import GeneratedTestSupport
  /// import Testing
  ///
  /// enum Locals { @TaskLocal static var language = "en" }
  ///
  /// extension Trait where Self == TaskLocalTrait<String> {
  ///   static func language(_ name: String) -> Self { .taskLocal(Locals.$language, name) }
  /// }
  ///
  /// @Suite(.language("de")) struct GermanTests {}
  /// ```
  public static func taskLocal<Value: Sendable>(
    _ taskLocal: TaskLocal<Value>, _ value: @autoclosure @escaping @Sendable () throws -> Value
  ) -> Self where Self == TaskLocalTrait<Value> {
    Self(taskLocal: taskLocal, value: value)
  }
}
