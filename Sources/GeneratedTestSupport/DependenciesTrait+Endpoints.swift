public import GeneratedSupport
public import Testing

/// A dependency, or a part of one, by its key path.
public typealias DependencyKeyPath<Value> = any WritableKeyPath<DependencyValues, Value> & Sendable

// If an endpoint has labels, its client also has a method with the same name. The compiler then
// type-checks the closure before it knows that the closure must be `@Sendable`. These overloads
// tell it. There is one overload for each number of arguments, because a function with a parameter
// pack cannot be stored.

/// Endpoints of one argument.
extension Trait where Self == DependenciesTrait {
  /// Overrides an endpoint that is async and throws.
  ///
  /// ```swift
  /// import GeneratedTestSupport
  /// import Testing
  ///
  /// struct Storage: DependencyClient {
  ///   var read: @Sendable (_ name: String) async throws -> String
  /// }
  ///
  /// @Suite(.dependency(\.storage.read, { name in "content of \(name)" })) struct StorageTests {}
  /// ```
  ///
  /// If the endpoint is isolated to the main actor or has an `inout` parameter, begin the closure
  /// with `@Sendable`: `{ @Sendable name in … }`.
  public static func dependency<A, Result>(
    _ keyPath: DependencyKeyPath<@Sendable (A) async throws -> Result>,
    _ endpoint: @escaping @Sendable (A) async throws -> Result
  ) -> Self {
    .dependencies { $0[keyPath: keyPath] = endpoint }
  }

  /// Overrides an endpoint that is async and does not throw.
  public static func dependency<A, Result>(
    _ keyPath: DependencyKeyPath<@Sendable (A) async -> Result>,
    _ endpoint: @escaping @Sendable (A) async -> Result
  ) -> Self {
    .dependencies { $0[keyPath: keyPath] = endpoint }
  }

  /// Overrides an endpoint that throws and is not async.
  public static func dependency<A, Result>(
    _ keyPath: DependencyKeyPath<@Sendable (A) throws -> Result>,
    _ endpoint: @escaping @Sendable (A) throws -> Result
  ) -> Self {
    .dependencies { $0[keyPath: keyPath] = endpoint }
  }

  /// Overrides an endpoint that is neither async nor throwing.
  public static func dependency<A, Result>(
    _ keyPath: DependencyKeyPath<@Sendable (A) -> Result>,
    _ endpoint: @escaping @Sendable (A) -> Result
  ) -> Self {
    .dependencies { $0[keyPath: keyPath] = endpoint }
  }
}

/// Endpoints of two arguments.
extension Trait where Self == DependenciesTrait {
  /// Overrides an endpoint that is async and throws.
  public static func dependency<A, B, Result>(
    _ keyPath: DependencyKeyPath<@Sendable (A, B) async throws -> Result>,
    _ endpoint: @escaping @Sendable (A, B) async throws -> Result
  ) -> Self {
    .dependencies { $0[keyPath: keyPath] = endpoint }
  }

  /// Overrides an endpoint that is async and does not throw.
  public static func dependency<A, B, Result>(
    _ keyPath: DependencyKeyPath<@Sendable (A, B) async -> Result>,
    _ endpoint: @escaping @Sendable (A, B) async -> Result
  ) -> Self {
    .dependencies { $0[keyPath: keyPath] = endpoint }
  }

  /// Overrides an endpoint that throws and is not async.
  public static func dependency<A, B, Result>(
    _ keyPath: DependencyKeyPath<@Sendable (A, B) throws -> Result>,
    _ endpoint: @escaping @Sendable (A, B) throws -> Result
  ) -> Self {
    .dependencies { $0[keyPath: keyPath] = endpoint }
  }

  /// Overrides an endpoint that is neither async nor throwing.
  public static func dependency<A, B, Result>(
    _ keyPath: DependencyKeyPath<@Sendable (A, B) -> Result>,
    _ endpoint: @escaping @Sendable (A, B) -> Result
  ) -> Self {
    .dependencies { $0[keyPath: keyPath] = endpoint }
  }
}

/// Endpoints of three arguments.
extension Trait where Self == DependenciesTrait {
  /// Overrides an endpoint that is async and throws.
  public static func dependency<A, B, C, Result>(
    _ keyPath: DependencyKeyPath<@Sendable (A, B, C) async throws -> Result>,
    _ endpoint: @escaping @Sendable (A, B, C) async throws -> Result
  ) -> Self {
    .dependencies { $0[keyPath: keyPath] = endpoint }
  }

  /// Overrides an endpoint that is async and does not throw.
  public static func dependency<A, B, C, Result>(
    _ keyPath: DependencyKeyPath<@Sendable (A, B, C) async -> Result>,
    _ endpoint: @escaping @Sendable (A, B, C) async -> Result
  ) -> Self {
    .dependencies { $0[keyPath: keyPath] = endpoint }
  }

  /// Overrides an endpoint that throws and is not async.
  public static func dependency<A, B, C, Result>(
    _ keyPath: DependencyKeyPath<@Sendable (A, B, C) throws -> Result>,
    _ endpoint: @escaping @Sendable (A, B, C) throws -> Result
  ) -> Self {
    .dependencies { $0[keyPath: keyPath] = endpoint }
  }

  /// Overrides an endpoint that is neither async nor throwing.
  public static func dependency<A, B, C, Result>(
    _ keyPath: DependencyKeyPath<@Sendable (A, B, C) -> Result>,
    _ endpoint: @escaping @Sendable (A, B, C) -> Result
  ) -> Self {
    .dependencies { $0[keyPath: keyPath] = endpoint }
  }
}

/// Endpoints of four arguments.
extension Trait where Self == DependenciesTrait {
  /// Overrides an endpoint that is async and throws.
  public static func dependency<A, B, C, D, Result>(
    _ keyPath: DependencyKeyPath<@Sendable (A, B, C, D) async throws -> Result>,
    _ endpoint: @escaping @Sendable (A, B, C, D) async throws -> Result
  ) -> Self {
    .dependencies { $0[keyPath: keyPath] = endpoint }
  }

  /// Overrides an endpoint that is async and does not throw.
  public static func dependency<A, B, C, D, Result>(
    _ keyPath: DependencyKeyPath<@Sendable (A, B, C, D) async -> Result>,
    _ endpoint: @escaping @Sendable (A, B, C, D) async -> Result
  ) -> Self {
    .dependencies { $0[keyPath: keyPath] = endpoint }
  }

  /// Overrides an endpoint that throws and is not async.
  public static func dependency<A, B, C, D, Result>(
    _ keyPath: DependencyKeyPath<@Sendable (A, B, C, D) throws -> Result>,
    _ endpoint: @escaping @Sendable (A, B, C, D) throws -> Result
  ) -> Self {
    .dependencies { $0[keyPath: keyPath] = endpoint }
  }

  /// Overrides an endpoint that is neither async nor throwing.
  public static func dependency<A, B, C, D, Result>(
    _ keyPath: DependencyKeyPath<@Sendable (A, B, C, D) -> Result>,
    _ endpoint: @escaping @Sendable (A, B, C, D) -> Result
  ) -> Self {
    .dependencies { $0[keyPath: keyPath] = endpoint }
  }
}
