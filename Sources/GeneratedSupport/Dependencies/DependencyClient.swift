/// A dependency that is a struct of closures, for which the rest is generated.
///
/// Every endpoint that nobody has overridden reports a call, and so does the test value, unless the
/// client declares one of its own.
public protocol DependencyClient: TestDependencyKey {
  /// The client whose endpoints all report that they were called.
  static var unimplementedValue: Self { get }
}

// In an extension of this protocol, so that it goes before the live value that a client has in tests
// by being a `DependencyKey`.
extension DependencyClient where Value == Self {
  public static var testValue: Self { unimplementedValue }
}
