/// Runs all tasks of the process on the main thread, from its assignment on.
///
/// Tests that were written for other libraries assign it. A test that doesn't set it back changes all
/// tests after it, and those that run beside it, so use a scope.
@available(
  *, deprecated,
  message: """
    it changes every test of the process. Use 'withMainSerialExecutor', around 'super.invokeTest()' \
    as well, or the trait '.mainSerialExecutor'
    """
)
public var uncheckedUseMainSerialExecutor: Bool {
  get { GlobalJobs.isSerial }
  set { GlobalJobs.isSerial = newValue }
}

extension Task where Success == Never, Failure == Never {
  /// Waits until the other tasks of the process are suspended, as a test clock does when it is advanced.
  ///
  /// - Parameter count: without effect. Other libraries wait for this number of rounds.
  @available(
    *, deprecated,
    message: """
      'TestClock.advance', 'run' and the schedulers already wait for other tasks. Where a test has no \
      clock, await what it waits for: a value, a stream or a task
      """
  )
  public static func megaYield(count: Int = 20) async {
    await SerialTaskExecutor.settle()
  }
}
