/// What tests and previews use of a dependency: all that the module that declares it has to know.
///
/// ```swift
/// struct Analytics: Sendable {
///   var track: @Sendable (String) -> Void
/// }
///
/// extension Analytics: TestDependencyKey {
///   static let testValue = Analytics(track: unimplemented("Analytics.track"))
/// }
/// ```
///
/// Another module, or the same, adds the live value: see ``DependencyKey``. Give a ``testValue``, a
/// ``previewValue`` or both: each is the other where only one is given.
public protocol TestDependencyKey<Value>: SendableMetatype {
  /// What the key stands for; the conforming type itself, unless another one is named.
  associatedtype Value: Sendable = Self

  /// Is used in previews.
  static var previewValue: Value { get }

  /// Is used in tests.
  static var testValue: Value { get }
}

/// A dependency that has a value for the application, too.
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
/// Without a preview value, previews use the live one. Without a test value, tests that use the
/// dependency fail, and go on with the preview value.
public protocol DependencyKey<Value>: TestDependencyKey {
  associatedtype Value = Self

  /// Is used in the application.
  static var liveValue: Value { get }
}

extension TestDependencyKey {
  public static var previewValue: Value {
    precondition(
      !MissingValues.keys.contains(ObjectIdentifier(Self.self)),
      "'\(dumpTypeName(Self.self))' has neither a 'testValue' nor a 'previewValue': give it one")
    return testValue
  }

  public static var testValue: Value {
    let keys = MissingValues.keys.union([ObjectIdentifier(Self.self)])
    return MissingValues.$keys.withValue(keys) { previewValue }
  }

  /// Whether a ``testValue`` that isn't meant to be used should say so. It should not while it is only
  /// read to override a part of it.
  public static var shouldReportUnimplemented: Bool {
    DefaultComputation.current?.lookup.isOverriding != true
  }
}

extension DependencyKey {
  public static var previewValue: Value { liveValue }

  public static var testValue: Value {
    let computation = DefaultComputation.current
    if let computation, computation.key == Self.self {
      computation.report(DependencyReport.noTestValue(Self.self, computation.lookup))
    } else {
      reportIssue(DependencyReport.noTestValue(Self.self, nil))
    }
    return previewValue
  }
}

/// Two default implementations that call each other need a guard.
private enum MissingValues {
  /// The keys whose test value is being taken from their preview value.
  @TaskLocal static var keys: Set<ObjectIdentifier> = []
}
