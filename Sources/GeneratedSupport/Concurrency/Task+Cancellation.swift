extension Task where Failure == any Error {
  /// Waits for the task's value, and cancels the task when the waiting task is cancelled.
  public var cancellableValue: Success {
    get async throws {
      try await withTaskCancellationHandler(
        operation: { try await value }, onCancel: { cancel() })
    }
  }
}

extension Task where Failure == Never {
  /// Waits for the task's value, and cancels the task when the waiting task is cancelled.
  public var cancellableValue: Success {
    get async {
      await withTaskCancellationHandler(operation: { await value }, onCancel: { cancel() })
    }
  }

  /// Waits until the task that calls it is cancelled, and throws.
  ///
  /// ```swift
  /// let fetch: () async throws -> Int = { try await Task.never() }
  /// ```
  public static func never() async throws -> Success {
    for await value in AsyncStream<Success>.never { return value }
    throw _Concurrency.CancellationError()
  }
}

extension Task where Success == Never, Failure == Never {
  /// Waits until the task that calls it is cancelled, and throws.
  ///
  /// ```swift
  /// try await Task.never()
  /// ```
  public static func never() async throws {
    try await Task<Void, Never>.never()
  }
}
