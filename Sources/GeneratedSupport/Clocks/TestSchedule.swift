/// A time that is set by hand, and what is to happen at which instant of it.
final class TestSchedule<Instant: InstantProtocol>: Sendable {
  /// Something that happens at an instant: a sleep ends, or a function is called.
  struct Event: Sendable {
    enum Kind {
      case wake(CheckedContinuation<Void, any Error>)
      case call(@Sendable () -> Void)
    }

    let kind: Kind
    /// The executor that was current for who scheduled the event: that of a store, for its effects.
    let executor = SerialTaskExecutor.current
  }

  private struct State {
    var now: Instant
    var events = DeadlineQueue<Instant, Event>()
  }

  private let state: Locked<State>

  init(now: Instant) {
    _ = GlobalJobs.isHookInstalled
    state = Locked(State(now: now))
  }

  var now: Instant { state.withLock(\.now) }

  /// What is still to happen, if there is anything.
  var suspension: SuspensionError? {
    state.withLock { SuspensionError(now: $0.now, deadlines: $0.events.deadlines) }
  }
}

extension TestSchedule {
  func sleep(until deadline: Instant) async throws {
    let number = makeNumber()
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        if let result = add(Event(kind: .wake(continuation)), at: deadline, number: number) {
          continuation.resume(with: result)
        }
      }
    } onCancel: {
      if case .wake(let continuation) = remove(number)?.kind {
        continuation.resume(throwing: CancellationError())
      }
    }
  }

  /// Calls the function at this instant; now, if that has passed.
  func call(at deadline: Instant, number: UInt64, _ function: @escaping @Sendable () -> Void) {
    if add(Event(kind: .call(function)), at: deadline, number: number) != nil { function() }
  }

  func makeNumber() -> UInt64 {
    state.withLock { $0.events.makeNumber() }
  }

  @discardableResult
  func remove(_ number: UInt64) -> Event? {
    state.withLock { $0.events.remove(number) }
  }

  /// Adds the event, or says why it must not be waited for.
  ///
  /// Whether the task is cancelled is asked under the lock. If it is cancelled later than that, its
  /// handler finds the event.
  @_specialize(where Instant == TestClock<Duration>.Instant)
  private func add(
    _ event: Event, at deadline: Instant, number: UInt64
  ) -> Result<Void, any Error>? {
    state.withLock { state in
      if case .wake = event.kind, Task.isCancelled { return .failure(CancellationError()) }
      if deadline < state.now { return .success(()) }
      state.events.insert(event, at: deadline, number: number)
      return nil
    }
  }
}

extension TestSchedule {
  /// Moves the time to the next event up to the deadline and takes it, or moves it to the deadline.
  ///
  /// Specialised for seconds, as `add` is: 1,000 sleepers take a quarter less.
  @_specialize(where Instant == TestClock<Duration>.Instant)
  func nextEvent(until deadline: Instant?) -> Event? {
    state.withLock { state in
      let first = state.events.popFirst(until: deadline)
      if let instant = first?.deadline ?? deadline { state.now = max(state.now, instant) }
      return first?.element
    }
  }

  /// Lets everything happen, and says what is left when that has no end.
  nonisolated(nonsending) func run(timeout: Duration) async -> SuspensionError? {
    await settle()
    let start = ContinuousClock.now
    var count = 0
    while let event = nextEvent(until: nil) {
      await event.happen()
      count += 1
      if count >= 10_000, start.duration(to: .now) >= timeout { return suspension }
    }
    return nil
  }

  nonisolated(nonsending) func settle() async {
    await SerialTaskExecutor.settle()
  }
}

extension TestSchedule.Event {
  /// Does it, and waits until all work that it led to is suspended, as far as an executor knows.
  nonisolated(nonsending) func happen() async {
    switch kind {
    case .wake(let continuation): continuation.resume()
    case .call(let function): function()
    }
    await executor?.settle()
    let current = SerialTaskExecutor.current
    if executor == nil || current !== executor { await SerialTaskExecutor.settle() }
  }
}
