/// Runs the tasks of the closure one at a time, on the main thread.
///
/// ```swift
/// @Test func ticks() async {
///   await withMainSerialExecutor {
///     let clock = TestClock()
///     let ticks = LockIsolated(0)
///     let timer = Task {
///       for await _ in clock.timer(interval: .seconds(1)) { ticks.withValue { $0 += 1 } }
///     }
///     await clock.advance(by: .seconds(3))
///     #expect(ticks.value == 3)
///     timer.cancel()
///   }
/// }
/// ```
///
/// Inside the closure, tasks run in the same order in every run, and
/// ``TestClock/advance(by:fileID:filePath:line:column:)`` returns when all work that it woke is
/// suspended again. This covers:
///
/// - Functions that the closure awaits, `async let` and task groups. They run on an executor that
///   belongs to this call alone.
/// - `Task {}`, `Task.detached` and default actors. They run on the main thread.
///
/// It does not cover actors with an executor of their own, threads, dispatch queues and real
/// sleeps.
///
/// The cost: these tasks share the main thread with everything that other tests run there. A task
/// that blocks its thread to wait for another task waits for ever. Tasks of other tests stay on the
/// system's threads, except tasks whose test can't be determined, such as main-actor tasks that
/// leave the main actor. After the last such closure has returned, all tasks run on the system's
/// threads again.
///
/// A nested call joins the outer one.
public func withMainSerialExecutor<Value>(
  isolation: isolated (any Actor)? = #isolation, operation: () async throws -> Value
) async rethrows -> Value {
  let executor = SerialTaskExecutor.current ?? SerialTaskExecutor()
  let owner = GlobalJobs.ownerOfRunningCode
  GlobalJobs.beginSerialScope(of: owner)
  defer { GlobalJobs.endSerialScope(of: owner) }
  return try await executor.run(operation)
}

/// Runs the tasks of the closure one at a time, on the main thread.
///
/// This form is for code that can't be asynchronous, such as the method of XCTest that calls a
/// test:
///
/// ```swift
/// import XCTest
///
/// class FeatureTests: XCTestCase {
///   override func invokeTest() {
///     withMainSerialExecutor { super.invokeTest() }
///   }
/// }
/// ```
///
/// It covers all tasks that the closure starts, as long as the closure runs.
public func withMainSerialExecutor<Value>(operation: () throws -> Value) rethrows -> Value {
  let owner = GlobalJobs.ownerOfRunningCode
  GlobalJobs.beginSerialScope(of: owner)
  defer { GlobalJobs.endSerialScope(of: owner) }
  return try operation()
}
