extension DependencyValues {
  /// Starts work without waiting for its end, such as tracking an event. In a test, the call waits
  /// for the work, and an error is an issue.
  ///
  /// ```swift
  /// @MainActor final class Feature {
  ///   @Dependency(\.fireAndForget) var fireAndForget
  ///   var taps = 0
  ///
  ///   func buttonTapped() async {
  ///     await fireAndForget { self.taps += 1 }
  ///   }
  /// }
  /// ```
  ///
  /// The work runs on the actor of its caller. It is not cancelled with the task that starts it, in
  /// tests either.
  public var fireAndForget: FireAndForget { self[FireAndForgetKey.self] }
}

/// Starts work without waiting for its end. See ``DependencyValues/fireAndForget``.
public struct FireAndForget: Sendable {
  /// The work.
  public typealias Operation = @Sendable @isolated(any) () async throws -> Void

  private let start: @Sendable (String?, TaskPriority?, @escaping Operation) async -> Void

  /// Work that the closure starts.
  public init(
    _ start: @escaping @Sendable (String?, TaskPriority?, @escaping Operation) async -> Void
  ) {
    self.start = start
  }

  /// Starts the work.
  ///
  /// - Parameter name: the name of the task in debuggers.
  public func callAsFunction(
    name: String? = nil, priority: TaskPriority? = nil,
    @_inheritActorContext _ operation: @escaping Operation
  ) async {
    await start(name, priority, operation)
  }
}

private enum FireAndForgetKey: DependencyKey {
  static let liveValue = FireAndForget { name, priority, operation in
    Task(name: name, priority: priority) { try await operation() }
  }

  /// A task of its own, so that the work is not cancelled with its caller. It runs on the serial
  /// executor of the test, if there is one.
  static let testValue = FireAndForget { name, priority, operation in
    await Task(name: name, executorPreference: TaskSchedulers.current, priority: priority) {
      await withErrorReporting("in 'fireAndForget'") { try await operation() }
    }.value
  }
}
