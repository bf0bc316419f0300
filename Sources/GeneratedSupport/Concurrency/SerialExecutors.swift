/// The executors of the running tests. All test stores of a test share one, so that a clock can wait for the
/// effects of all of them.
package enum SerialExecutors {
  private struct Entry {
    weak var executor: SerialTaskExecutor?
  }

  private static let executors = Locked<[JobOwner: Entry]>([:])

  /// That of the running test, if there is one.
  static var ofRunningTest: SerialTaskExecutor? {
    let owner = GlobalJobs.ownerOfRunningCode
    return executors.withLock { $0[owner]?.executor }
  }

  /// The current executor, or that of the running test, or a new one. It stays that of the test as long as
  /// somebody has it.
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
