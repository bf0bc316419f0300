/// Runs all tasks of the process on the main thread, from the assignment on.
///
/// Tests that were written for other libraries assign it. If a test doesn't reset it, it also
/// affects the tests that run later or in parallel, so use a scope.
@available(
  *, deprecated,
  message: """
    it affects every test of the process. Use the trait '.mainSerialExecutor', or 'withMainSerialExecutor' around \
    a part of a test or around 'super.invokeTest()'
    """
)
public var uncheckedUseMainSerialExecutor: Bool {
  get { GlobalJobs.isSerial }
  set { GlobalJobs.isSerial = newValue }
}

extension Task where Success == Never, Failure == Never {
  /// Waits until the other tasks of the process are suspended, as a test clock does when it is
  /// advanced.
  ///
  /// - Parameter count: without effect. Other libraries wait for this number of rounds.
  @available(
    *, deprecated,
    message: """
      'TestClock.advance', 'run' and the schedulers already wait for other tasks. In a test without a clock, \
      await a value, a stream or a task
      """
  )
  public static func megaYield(count: Int = 20) async {
    await SerialTaskExecutor.settle()
  }
}
