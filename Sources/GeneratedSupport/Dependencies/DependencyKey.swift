/// The key of a dependency, with its values for tests and previews.
///
/// ```swift
/// struct Analytics: TestDependencyKey, Sendable {
///   var track: @Sendable (String) -> Void
///
///   static let testValue = Analytics(track: unimplemented("Analytics.track"))
/// }
/// ```
///
/// The same module or another one adds the live value: see ``DependencyKey``. Declare a
/// ``testValue``, a ``previewValue`` or both. If you declare only one, it is used for the other as
/// well.
public protocol TestDependencyKey<Value>: SendableMetatype {
  /// The type of the dependency. By default, this is the conforming type itself.
  associatedtype Value: Sendable = Self

  /// The value in previews.
  static var previewValue: Value { get }

  /// The value in tests.
  static var testValue: Value { get }
}

/// A dependency that also has a value for the application.
///
/// ```swift
/// struct Volume: Sendable, DependencyKey {
///   var read: @Sendable () -> Double
///
///   static let liveValue = Volume(read: { 0.5 })
///   static let testValue = Volume(read: unimplemented("Volume.read", placeholder: 1))
/// }
///
/// extension DependencyValues {
///   var volume: Volume {
///     get { self[Volume.self] }
///     set { self[Volume.self] = newValue }
///   }
/// }
/// ```
///
/// Without a preview value, previews use the live value. Without a test value, a test that uses the
/// dependency fails and goes on with the preview value.
public protocol DependencyKey<Value>: TestDependencyKey {
  associatedtype Value = Self

  /// The value in the application.
  static var liveValue: Value { get }
}

extension TestDependencyKey {
  public static var previewValue: Value {
    if MissingValues.keys.contains(ObjectIdentifier(Self.self)) { endWithoutValues() }
    return testValue
  }

  public static var testValue: Value {
    let keys = MissingValues.keys.union([ObjectIdentifier(Self.self)])
    return MissingValues.$keys.withValue(keys) { previewValue }
  }

  private static func endWithoutValues() -> Never {
    let lookup = DefaultComputation.current.flatMap { $0.key == Self.self ? $0.lookup : nil }
    let report = DependencyReport.noValues(Self.self, lookup)
    if let lookup { reportIssue(report, at: lookup.site) }
    fatalError(report)
  }

  /// Whether a ``testValue`` that is not meant to be used should report that it is. It should not
  /// in an update closure, which may read it only to override a part of it.
  public static var shouldReportUnimplemented: Bool {
    !DependencyUpdate.isRunning && DefaultComputation.current?.lookup.isOverriding != true
  }
}

extension DependencyKey {
  public static var previewValue: Value { liveValue }

  public static var testValue: Value {
    let computation = DefaultComputation.current
    if let computation, computation.key == Self.self {
      computation.report { DependencyReport.noTestValue(Self.self, $0) }
    } else {
      reportIssue(DependencyReport.noTestValue(Self.self, nil))
    }
    return previewValue
  }
}

/// The default implementations of `testValue` and `previewValue` call each other. This ends the
/// recursion.
private enum MissingValues {
  /// The keys whose test value is being read from their preview value.
  @TaskLocal static var keys: Set<ObjectIdentifier> = []
}
