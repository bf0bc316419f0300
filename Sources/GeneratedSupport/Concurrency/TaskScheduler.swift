/// Where and in which order a test runs tasks. An application has none: its tasks run on the
/// system's threads.
///
/// This is all that effects, stores and shared values know of the scheduling of tests.
package protocol TaskScheduler: TaskExecutor {
  /// Calls the closure, which starts a task here. The task, and those that it starts, count their
  /// sleeps in `sleeps`.
  func starting<Result>(countingSleepsIn sleeps: SleepCount, _ start: () -> Result) -> Result
}

enum TaskSchedulers {
  /// That of the running test.
  static var current: (any TaskScheduler)? { SerialTaskExecutor.current }
}
