/// Reads a dependency.
///
/// ```swift
/// struct Feature {
///   @Dependency(\.continuousClock) var clock
///
///   func wait() async throws {
///     try await clock.sleep(for: .seconds(1))
///   }
/// }
/// ```
///
/// It keeps what is overridden where it is made, so a model that is made in
/// ``withDependencies(_:operation:)`` uses those overrides for as long as it lives. What is overridden
/// where it is read goes before them.
///
/// Don't write it on a static property: that keeps what is overridden where the property is first used.
@propertyWrapper
public struct Dependency<Value>: Sendable {
  @usableFromInline let origin: DependencyOrigin
  @usableFromInline let read: @Sendable (DependencyValues) -> Value

  @inlinable
  init(_ origin: DependencyOrigin, read: @escaping @Sendable (DependencyValues) -> Value) {
    self.origin = origin
    self.read = read
  }

  /// A dependency by its property of ``DependencyValues``, or a part of one:
  ///
  /// ```swift
  /// struct Feature {
  ///   @Dependency(\.continuousClock.minimumResolution) var resolution
  /// }
  /// ```
  @inlinable
  public init(
    _ keyPath: any KeyPath<DependencyValues, Value> & Sendable, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    self.init(DependencyOrigin(fileID, filePath, line, column)) { $0[keyPath: keyPath] }
  }

  /// A dependency by its key, which needs no property:
  ///
  /// ```swift
  /// enum GreetingKey: DependencyKey {
  ///   static let liveValue = "Hello"
  /// }
  ///
  /// struct Feature {
  ///   @Dependency(GreetingKey.self) var greeting
  /// }
  /// ```
  @inlinable
  public init<Key: TestDependencyKey>(
    _ key: Key.Type, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) where Key.Value == Value {
    self.init(DependencyOrigin(fileID, filePath, line, column)) { $0[key] }
  }

  /// The value that the dependency has now.
  @inlinable
  public var wrappedValue: Value {
    let current = DependencyFrame.inForce
    guard origin.frame === current else { return read(over: current) }
    return read(DependencyValues(current, for: .reading(origin)))
  }

  /// Reads what is overridden here, and where nothing is, what was overridden when this was made.
  @usableFromInline
  func read(over current: DependencyFrame?) -> Value {
    let frame = current?.merged(over: origin.frame) ?? origin.frame
    let values = DependencyValues(frame, for: .reading(origin))
    if frame === current { return read(values) }
    // What the value itself depends on, when it is made or computed, is looked up in the same values.
    return DependencyFrame.taskLocal.withValue(frame) { read(values) }
  }
}

/// Where a `@Dependency` was made.
@usableFromInline
final class DependencyOrigin: Sendable {
  let site: CallSite
  /// What was overridden there.
  @usableFromInline let frame = DependencyFrame.inForce

  @usableFromInline
  init(_ fileID: StaticString, _ filePath: StaticString, _ line: UInt, _ column: UInt) {
    site = CallSite(fileID, filePath, line, column)
  }
}
