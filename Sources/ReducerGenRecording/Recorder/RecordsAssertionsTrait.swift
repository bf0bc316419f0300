import GeneratedTestSupport
import Testing

/// Completes the source of a test, or of each test of a suite. See
/// `Trait.recordsAssertions`.
public struct RecordsAssertionsTrait: TestTrait, SuiteTrait, TestScoping {
  /// Nil if the variable decides.
  fileprivate let recording: SnapshotRecording?

  public var isRecursive: Bool { true }

  public func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    let recorder = AssertionRecorders.recorder(for: recording ?? AssertionRecorders.usual)
    try await AssertionRecording.$recorder.withValue(recorder) { try await function() }
  }
}

extension Trait where Self == RecordsAssertionsTrait {
  /// Writes the assertions of test stores that are missing into the source of the test.
  ///
  /// ```swift
  /// import GeneratedTestSupport
  /// import ReducerGenRecording
  /// import Testing
  ///
  /// @MainActor @Test(.recordsAssertions) func login() async {}
  /// ```
  ///
  /// A `send` or `receive` without a closure gets one if the state changes, and a `receive` is added
  /// for each action that the test does not mention. A test that records something fails once. On a
  /// continuous integration server, which sets `CI`, nothing is written. With the environment
  /// variable `REDUCERGEN_RECORD_ASSERTIONS=failed`, assertions that fail are replaced, too.
  public static var recordsAssertions: Self { Self(recording: nil) }

  /// Writes assertions into the source of the test.
  ///
  /// - Parameter recording: `.missing` writes what is missing, whatever the variable says. `.failed` also replaces
  ///   closures that are wrong, and removes calls of `receive` whose action does not come. `.all`
  ///   does the same as `.failed`, and `.never` writes nothing.
  public static func recordsAssertions(_ recording: SnapshotRecording) -> Self {
    Self(recording: recording)
  }
}
