import GeneratedSupport
import Testing

/// Overrides dependencies for a test, or for each test of a suite. See
/// `Trait.dependencies(_:)`.
public struct DependenciesTrait: TestTrait, SuiteTrait, TestScoping {
  private let update: @Sendable (inout DependencyValues) async throws -> Void

  fileprivate init(_ update: @escaping @Sendable (inout DependencyValues) async throws -> Void) {
    self.update = update
  }

  public var isRecursive: Bool { true }

  public func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    let outerRun = RunningTests.runOfTrait
    let run = outerRun ?? TestRun()
    defer { if outerRun == nil { run.end() } }
    try await RunningTests.$runOfTrait.withValue(run) {
      try await withDependencies {
        if outerRun == nil { $0 = DependencyValues() }
        try await update(&$0)
      } operation: {
        try await function()
      }
    }
  }
}

extension Trait where Self == DependenciesTrait {
  /// Begins each test case, and each repetition of it, with new default values. The outermost trait
  /// of this kind also removes overrides.
  ///
  /// ```swift
  /// import GeneratedTestSupport
  /// import Testing
  ///
  /// @Suite(.dependencies) struct AllTests {}
  ///
  /// extension AllTests {
  ///   @Suite struct FeatureTests {}
  /// }
  /// ```
  public static var dependencies: Self { Self { _ in } }

  /// Overrides dependencies.
  ///
  /// ```swift
  /// import GeneratedTestSupport
  /// import Testing
  ///
  /// @Suite(
  ///   .dependencies {
  ///     $0.continuousClock = .immediate
  ///     $0.context = .live
  ///   })
  /// struct FeatureTests {}
  /// ```
  ///
  /// If several traits apply, the outermost one begins without overrides, and the others add
  /// theirs. The closure is called for each test case.
  public static func dependencies(
    _ update: @escaping @Sendable (inout DependencyValues) async throws -> Void
  ) -> Self {
    Self(update)
  }

  /// Overrides one dependency, or a part of it.
  ///
  /// ```swift
  /// import GeneratedTestSupport
  /// import Testing
  ///
  /// @Suite(.dependency(\.continuousClock, .immediate)) struct FeatureTests {}
  /// ```
  ///
  /// The value is made for each test case.
  public static func dependency<Value>(
    _ keyPath: any WritableKeyPath<DependencyValues, Value> & Sendable,
    _ value: @autoclosure @escaping @Sendable () throws -> Value
  ) -> Self {
    Self { $0[keyPath: keyPath] = try value() }
  }

  /// Overrides one dependency, whose type is its key.
  ///
  /// ```swift
  /// import GeneratedTestSupport
  /// import Testing
  ///
  /// struct Volume: TestDependencyKey {
  ///   var value = 1.0
  ///   static var testValue: Self { Self() }
  /// }
  ///
  /// @Suite(.dependency(Volume(value: 0.5))) struct FeatureTests {}
  /// ```
  public static func dependency<Value: TestDependencyKey>(
    _ value: @autoclosure @escaping @Sendable () throws -> Value
  ) -> Self where Value.Value == Value {
    Self { $0[Value.self] = try value() }
  }
}
