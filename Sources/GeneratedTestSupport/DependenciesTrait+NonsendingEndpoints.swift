import GeneratedSupport
public import Testing

// In a module with `NonisolatedNonsendingByDefault`, each async endpoint is
// `nonisolated(nonsending)`.
//
// The generic parameters are in another order than in the overloads for other endpoints. Otherwise,
// the compiler takes these functions for the same ones. There is one function for endpoints that
// throw, and one for the others, because the compiler crashes on `nonisolated(nonsending)` closures
// that are generic over their error.

/// Endpoints of one argument.
extension Trait where Self == DependenciesTrait {
  /// Overrides an endpoint that throws and runs on its caller's actor.
  public static func dependency<Result, A>(
    _ keyPath: DependencyKeyPath<nonisolated(nonsending) @Sendable (A) async throws -> Result>,
    _ endpoint: nonisolated(nonsending) @escaping @Sendable (A) async throws -> Result
  ) -> Self {
    .dependencies { $0[keyPath: keyPath] = endpoint }
  }

  /// Overrides an endpoint that does not throw and runs on its caller's actor.
  public static func dependency<Result, A>(
    _ keyPath: DependencyKeyPath<nonisolated(nonsending) @Sendable (A) async -> Result>,
    _ endpoint: nonisolated(nonsending) @escaping @Sendable (A) async -> Result
  ) -> Self {
    .dependencies { $0[keyPath: keyPath] = endpoint }
  }
}

/// Endpoints of two arguments.
extension Trait where Self == DependenciesTrait {
  /// Overrides an endpoint that throws and runs on its caller's actor.
  public static func dependency<Result, A, B>(
    _ keyPath: DependencyKeyPath<nonisolated(nonsending) @Sendable (A, B) async throws -> Result>,
    _ endpoint: nonisolated(nonsending) @escaping @Sendable (A, B) async throws -> Result
  ) -> Self {
    .dependencies { $0[keyPath: keyPath] = endpoint }
  }

  /// Overrides an endpoint that does not throw and runs on its caller's actor.
  public static func dependency<Result, A, B>(
    _ keyPath: DependencyKeyPath<nonisolated(nonsending) @Sendable (A, B) async -> Result>,
    _ endpoint: nonisolated(nonsending) @escaping @Sendable (A, B) async -> Result
  ) -> Self {
    .dependencies { $0[keyPath: keyPath] = endpoint }
  }
}

/// Endpoints of three arguments.
extension Trait where Self == DependenciesTrait {
  /// Overrides an endpoint that throws and runs on its caller's actor.
  public static func dependency<Result, A, B, C>(
    _ keyPath: DependencyKeyPath<
      nonisolated(nonsending) @Sendable (A, B, C) async throws -> Result
    >,
    _ endpoint: nonisolated(nonsending) @escaping @Sendable (A, B, C) async throws -> Result
  ) -> Self {
    .dependencies { $0[keyPath: keyPath] = endpoint }
  }

  /// Overrides an endpoint that does not throw and runs on its caller's actor.
  public static func dependency<Result, A, B, C>(
    _ keyPath: DependencyKeyPath<nonisolated(nonsending) @Sendable (A, B, C) async -> Result>,
    _ endpoint: nonisolated(nonsending) @escaping @Sendable (A, B, C) async -> Result
  ) -> Self {
    .dependencies { $0[keyPath: keyPath] = endpoint }
  }
}

/// Endpoints of four arguments.
extension Trait where Self == DependenciesTrait {
  /// Overrides an endpoint that throws and runs on its caller's actor.
  public static func dependency<Result, A, B, C, D>(
    _ keyPath: DependencyKeyPath<
      nonisolated(nonsending) @Sendable (A, B, C, D) async throws -> Result
    >,
    _ endpoint: nonisolated(nonsending) @escaping @Sendable (A, B, C, D) async throws -> Result
  ) -> Self {
    .dependencies { $0[keyPath: keyPath] = endpoint }
  }

  /// Overrides an endpoint that does not throw and runs on its caller's actor.
  public static func dependency<Result, A, B, C, D>(
    _ keyPath: DependencyKeyPath<nonisolated(nonsending) @Sendable (A, B, C, D) async -> Result>,
    _ endpoint: nonisolated(nonsending) @escaping @Sendable (A, B, C, D) async -> Result
  ) -> Self {
    .dependencies { $0[keyPath: keyPath] = endpoint }
  }
}
