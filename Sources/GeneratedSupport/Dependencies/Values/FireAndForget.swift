extension DependencyValues {
  /// Starts work that nobody waits for, such as tracking an event; in a test the test waits for it, and
  /// an error is an issue.
  ///
  /// ```swift
  /// struct Feature {
  ///   @Dependency(\.fireAndForget) var fireAndForget
  ///
  ///   func buttonTapped() async {
  ///     await fireAndForget { print("tapped") }
  ///   }
  /// }
  /// ```
  ///
  /// The work isn't cancelled with the task that starts it.
  public var fireAndForget: FireAndForget { self[FireAndForgetKey.self] }
}

/// Starts work that nobody waits for. See ``DependencyValues/fireAndForget``.
public struct FireAndForget: Sendable {
  /// What is to be done.
  public typealias Operation = @Sendable () async throws -> Void

  private let start: @Sendable (String?, TaskPriority?, @escaping Operation) async -> Void

  /// Work that is started like this.
  public init(
    _ start: @escaping @Sendable (String?, TaskPriority?, @escaping Operation) async -> Void
  ) {
    self.start = start
  }

  /// Starts the work.
  ///
  /// - Parameter name: what debuggers call the task.
  public func callAsFunction(
    name: String? = nil, priority: TaskPriority? = nil, _ operation: @escaping Operation
  ) async {
    await start(name, priority, operation)
  }
}

private enum FireAndForgetKey: DependencyKey {
  static let liveValue = FireAndForget { name, priority, operation in
    Task(name: name, priority: priority) { try await operation() }
  }
  static let testValue = FireAndForget { _, _, operation in
    await withErrorReporting("in 'fireAndForget'") { try await operation() }
  }
}
