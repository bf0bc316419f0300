import GeneratedSupport
import Testing

/// What tests call that were written for other libraries.
@Suite struct DeprecatedTests {
  @available(*, deprecated)
  @Test func megaYieldWaitsForOtherTasks() async {
    let count = LockIsolated(0)
    _ = TestClock()
    let task = Task {
      for _ in 0..<10 { await Task.detached { count.withValue { $0 += 1 } }.value }
    }
    await Task.megaYield()
    #expect(count.value == 10)
    await task.value
  }

  /// In a process of its own, because it changes the process.
  @available(*, deprecated)
  @Test func theSerialExecutorCanBeSwitchedOnForTheProcess() async {
    await #expect(processExitsWith: .success) {
      uncheckedUseMainSerialExecutor = true
      precondition(uncheckedUseMainSerialExecutor)
      for _ in 0..<100 {
        let isSerial = await Task.detached { MainQueue.isCurrent }.value
        precondition(isSerial)
      }
      uncheckedUseMainSerialExecutor = false
      precondition(!uncheckedUseMainSerialExecutor)
    }
  }

  @Test(arguments: [
    (
      "uncheckedUseMainSerialExecutor = true",
      """
      'uncheckedUseMainSerialExecutor' is deprecated: it affects every test of the process. Use \
      the trait '.mainSerialExecutor', or 'withMainSerialExecutor' around a part of a test or \
      around 'super.invokeTest()'
      """
    ),
    (
      "await Task.megaYield()",
      """
      'megaYield(count:)' is deprecated: 'TestClock.advance', 'run' and the schedulers already \
      wait for other tasks. In a test without a clock, await a value, a stream or a task
      """
    ),
  ])
  func theirWarningsGiveTheReason(call: String, warning: String) async throws {
    let output = try await Compiler.shared.messages(
      "func check() async { \(call) }", generates: false)
    #expect(output.contains(warning), "\(output)")
    #expect(!output.contains("error: "), "\(output)")
  }
}
