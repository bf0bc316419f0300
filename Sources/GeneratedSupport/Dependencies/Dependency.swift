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
/// It keeps the overrides that are in force where it is made. So a model that is made in
/// ``withDependencies(_:operation:)`` uses those overrides as long as it lives. Overrides that are
/// in force where it is read go before them.
///
/// Don't use it for a static property, which keeps the overrides of its first use.
@propertyWrapper
public struct Dependency<Value>: Sendable {
  @usableFromInline let origin: DependencyOrigin
  @usableFromInline let read: @Sendable (DependencyValues) -> Value
  /// On Apple's platforms, SwiftUI sets this in the properties of views.
  @usableFromInline var view = ViewDependencies()

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
    _ keyPath: KeyPath<DependencyValues, Value>, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    // A key path never changes. In a module on the main actor, the literal of a property that is
    // written there is not `Sendable`, but the property only looks the value up.
    let path = UncheckedSendable(keyPath)
    self.init(DependencyOrigin(fileID, filePath, line, column)) { $0[keyPath: path.value] }
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
    guard origin.frame === current, view.frame == nil else {
      return read(over: current, view.frame)
    }
    return read(DependencyValues(current, for: .reading(origin)))
  }

  /// Reads the override that is in force here or, without one, the override that the environment of
  /// the view has or that this has kept.
  @usableFromInline
  func read(over current: DependencyFrame?, _ view: DependencyFrame? = nil) -> Value {
    let kept = view?.merged(over: origin.frame) ?? origin.frame
    let frame = current?.merged(over: kept) ?? kept
    let values = DependencyValues(frame, for: .reading(origin))
    if frame === current { return read(values) }
    // The value may be made from other dependencies. They are looked up in the same values.
    return DependencyFrame.taskLocal.withValue(frame) { read(values) }
  }
}

/// The place where a `@Dependency` was made.
@usableFromInline
final class DependencyOrigin: Sendable {
  let site: CallSite
  /// The overrides that were in force there.
  @usableFromInline let frame = DependencyFrame.inForce

  @usableFromInline
  init(_ fileID: StaticString, _ filePath: StaticString, _ line: UInt, _ column: UInt) {
    site = CallSite(fileID, filePath, line, column)
  }
}
