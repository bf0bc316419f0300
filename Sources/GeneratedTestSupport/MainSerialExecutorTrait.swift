import GeneratedSupport
import Testing

/// Runs a test, or each test of a suite, in `withMainSerialExecutor`. See
/// `Trait.mainSerialExecutor`.
public struct MainSerialExecutorTrait: TestTrait, SuiteTrait, TestScoping {
  public var isRecursive: Bool { true }

  public func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    try await withMainSerialExecutor { try await function() }
  }
}

extension Trait where Self == MainSerialExecutorTrait {
  /// Runs each test case in `withMainSerialExecutor`: its tasks run one at a time, on the main
  /// thread.
  ///
  /// ```swift
  /// import GeneratedTestSupport
  /// import Testing
  ///
  /// @Suite(.mainSerialExecutor) struct SearchTests {}
  /// ```
  public static var mainSerialExecutor: Self { Self() }
}
