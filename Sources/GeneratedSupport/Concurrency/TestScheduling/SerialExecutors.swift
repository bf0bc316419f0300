/// The executors of the running tests. All test stores of a test share one, so that a clock can
/// wait for the effects of all of them.
package enum SerialExecutors {
  private struct Entry {
    weak var executor: SerialTaskExecutor?
  }

  private static let executors = Locked<[JobOwner: Entry]>([:])

  /// The executor of the running test, if there is one.
  static var ofRunningTest: SerialTaskExecutor? {
    let owner = GlobalJobs.ownerOfRunningCode
    return executors.withLock { $0[owner]?.executor }
  }

  /// Returns the current executor, the executor of the running test, or a new one. A new one
  /// remains the executor of the test as long as something refers to it.
  package static func joinRunningTest() -> SerialTaskExecutor {
    _ = GlobalJobs.isHookInstalled
    if let executor = SerialTaskExecutor.current { return executor }
    let owner = GlobalJobs.ownerOfRunningCode
    guard case .test = owner else { return SerialTaskExecutor() }
    return executors.withLock { executors in
      if let executor = executors[owner]?.executor { return executor }
      executors = executors.filter { $0.value.executor != nil }
      let executor = SerialTaskExecutor()
      executors[owner] = Entry(executor: executor)
      return executor
    }
  }
}
