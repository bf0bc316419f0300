/// The dependencies of a program, by their keys.
///
/// Extend it with a property for each key:
///
/// ```swift
/// enum GreetingKey: DependencyKey {
///   static let liveValue = "Hello"
///   static let testValue = "Test"
/// }
///
/// extension DependencyValues {
///   var greeting: String {
///     get { self[GreetingKey.self] }
///     set { self[GreetingKey.self] = newValue }
///   }
/// }
///
/// struct Greeter {
///   @Dependency(\.greeting) var greeting
/// }
///
/// let greeter = withDependencies {
///   $0.greeting = "Good morning"
/// } operation: {
///   Greeter()
/// }
/// ```
///
/// A dependency has the value that it was overridden with, or the default value of its key for the
/// ``context``. Each default value is made once, when it is first needed. Each run of a test case
/// has default values of its own.
public struct DependencyValues: Sendable {
  @usableFromInline var frame: DependencyFrame?
  @usableFromInline var access: Access

  /// How these values are used.
  @usableFromInline
  enum Access: Sendable {
    case reading(DependencyOrigin?)
    case overriding
    case preparing(Preparation)
  }

  /// No overrides, and no default value made yet.
  ///
  /// In the closure of ``withDependencies(_:operation:)``, assigning it to `$0` makes the operation
  /// independent of everything that was there before.
  public init() {
    let defaults = DefaultValues(for: DefaultValues.ofRunningTest?.defaults)
    self.init(DependencyFrame(defaults: defaults), for: .overriding)
  }

  @inlinable
  init(_ frame: DependencyFrame?, for access: Access) {
    self.frame = frame
    self.access = access
  }

  /// The dependencies of the running task.
  public static var _current: Self { Self(.inForce, for: .reading(nil)) }

  /// Values for a part of the program that is run as an application.
  public static var live: Self { Self(.live) }

  /// Values for a part of the program that is run as a preview.
  public static var preview: Self { Self(.preview) }

  /// Values for a part of the program that is run as a test.
  public static var test: Self { Self(.test) }

  private init(_ context: DependencyContext) {
    self.init()
    self.context = context
  }
}

extension DependencyValues {
  /// The value of a key.
  ///
  /// Reports show the place and the function. Don't pass them.
  @inlinable
  public subscript<Key: TestDependencyKey>(
    key: Key.Type, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column, function: StaticString = #function
  ) -> Key.Value {
    get {
      if TestProcess.isRunning { noteRead(key) }
      if let override = frame?.override(of: key) { return override.value }
      if let node = defaultNode(of: ObjectIdentifier(key)) {
        // A node under this key is always a value of it.
        return unsafeDowncast(node, to: DefaultValue<Key>.self).value
      }
      return madeDefault(key, fileID, filePath, line, column, function)
    }
    set {
      if case .preparing(let preparation) = access {
        return preparation.prepare(key, newValue, self, function)
      }
      frame = .overriding(key, with: newValue, in: frame)
    }
  }

  /// In a test, remembers the `@Dependency` through which a dependency was read.
  @usableFromInline
  func noteRead<Key: TestDependencyKey>(_ key: Key.Type) {
    guard case .reading(let origin?) = access else { return }
    defaults.noteRead(key, origin)
    let observer = frame?.override(of: ReadObserverKey.self)?.value
    observer?.dependencyWasRead(key, at: origin.site)
  }

  /// The default value, if it was made or prepared.
  @usableFromInline
  func defaultNode(of key: ObjectIdentifier) -> DefaultNode? {
    let defaults = defaults
    return defaults.node(of: key, context(in: defaults))
  }

  @usableFromInline
  func madeDefault<Key: TestDependencyKey>(
    _ key: Key.Type, _ fileID: StaticString, _ filePath: StaticString, _ line: UInt,
    _ column: UInt, _ function: StaticString
  ) -> Key.Value {
    let site = CallSite(fileID, filePath, line, column)
    let defaults = defaults
    return defaults.made(key, context(in: defaults), lookup(key, in: function, at: site))
  }

  var defaults: DefaultValues {
    if case .preparing(let preparation) = access { return preparation.defaults }
    return frame?.defaults ?? .inForce
  }

  private func lookup<Key: TestDependencyKey>(
    _ key: Key.Type, in function: StaticString, at site: CallSite
  ) -> DependencyLookup {
    switch access {
    case .reading(let origin):
      // Work in an update closure may read a value only to override a part of it.
      DependencyLookup(
        key, for: DependencyUpdate.isRunning ? .overriding : .reading, in: function,
        at: origin?.site ?? site)
    case .overriding: DependencyLookup(key, for: .overriding, in: function, at: site)
    case .preparing: DependencyLookup(key, for: .preparing, in: function, at: site)
    }
  }
}
