/// Runs all structured work of the closure one piece at a time, on the main thread.
///
/// ```swift
/// @Test func ticks() async {
///   await withMainSerialExecutor {
///     let clock = TestClock()
///     let ticks = LockIsolated(0)
///     async let timer: Void = {
///       for await _ in clock.timer(interval: .seconds(1)) { ticks.withValue { $0 += 1 } }
///     }()
///     await clock.advance(by: .seconds(3))
///     #expect(ticks.value == 3)
///   }
/// }
/// ```
///
/// In it, the order in which tasks run is the same in every run, and ``TestClock/advance(by:)`` returns
/// when all work that it woke is suspended again. This holds for what inherits a task executor
/// preference: functions that the closure awaits, `async let`, the children of task groups, and the
/// default actors that these call, unless another test uses the same actor. Code of the main actor keeps
/// running there, in turns with the rest. It doesn't hold for `Task {}` and `Task.detached`, which don't
/// inherit it, nor for actors with an executor of their own. A task that must take part is made by
/// `async let` or in a task group.
///
/// At each call of a function that isn't isolated, other work of the closure may come in between.
///
/// Nothing outside of the closure changes: tests that run in parallel don't notice each other. Inside of
/// another such call, this one joins it.
public func withMainSerialExecutor<Value>(
  isolation: isolated (any Actor)? = #isolation, operation: () async throws -> Value
) async rethrows -> Value {
  let executor = SerialTaskExecutor.current ?? SerialTaskExecutor()
  return try await executor.run(operation)
}

/// Names the serial executor for the asynchronous work that the closure starts.
///
/// A closure that doesn't suspend can't be moved to an executor. This form, as around
/// `super.invokeTest()`, only says which one a call of the asynchronous form in it joins, and a clock
/// waits for.
public func withMainSerialExecutor<Value>(operation: () throws -> Value) rethrows -> Value {
  let executor = SerialTaskExecutor.current ?? SerialTaskExecutor()
  return try SerialTaskExecutor.$current.withValue(executor, operation: operation)
}
