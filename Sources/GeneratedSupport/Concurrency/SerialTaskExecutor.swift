/// A task executor that runs its jobs one at a time on the main actor, and knows when none is left.
///
/// A task whose preference it is, with all its structured children and the default actors that these
/// call, runs here, also while it is isolated to the main actor. So none of them ever runs beside
/// another, and the order is the same in every run. Tasks that are started with `Task {}` or
/// `Task.detached` don't inherit the preference: they run elsewhere, unseen.
///
/// Who starts tasks here calls ``run(isolation:_:)`` and may then await ``settle(isolation:)``. A test
/// has one by `withMainSerialExecutor`. A store may own one for its effects.
///
/// Invariants:
/// 1. Jobs are run by `turn` only, which is isolated to the main actor: one at a time, in the order in
///    which they came, and never beside code of the main actor.
/// 2. While there is a job or somebody waits, `isTurnDue` holds: exactly one turn is under way or in
///    the queue of the main actor. It keeps the executor alive, which jobs refer to without owning it.
/// 3. A turn runs a limited number of jobs. The main actor's other work, and that of other executors,
///    comes between two turns even when jobs make jobs for ever.
/// 4. Who waits is resumed, oldest first and one at a time, when there has been no job for `quietTurns`
///    turns. So the second one only goes on when what the first one did has come to rest as well.
/// 5. Neither a job nor a continuation runs under the lock.
package final class SerialTaskExecutor: TaskExecutor {
  /// The executor of the running test: the innermost one that this task, or the one that made it, was
  /// started in. The task may well run elsewhere.
  @TaskLocal package static var current: SerialTaskExecutor?

  /// How many turns pass without a job before the executor is idle.
  ///
  /// A task that is isolated to the main actor runs here, too, once it has been here: calls within the
  /// main actor are then plain calls, and what it awaits resumes it here. But a child task whose closure
  /// is isolated to the main actor is started by the main actor itself. Its queue can't be asked
  /// whether it is empty; it is first in, first out, though, so such a task has started by the next turn
  /// and, calling or awaiting anything outside of the main actor, come here. The rest is margin; a turn
  /// takes less than a microsecond.
  private static let quietTurns = 4

  /// How many jobs a turn runs.
  private static let turnLength = 64

  private let state = Locked(State())

  package init() {}

  /// Whether there is no job and nobody waits. Tasks may be suspended all the same.
  package var isIdle: Bool {
    state.withLock { !$0.isTurnDue }
  }

  /// Calls the closure with this executor as the preference of its task and as the current one.
  ///
  /// A closure without isolation runs here; one of an actor stays there, and what it calls runs here.
  package func run<Value>(
    isolation: isolated (any Actor)? = #isolation, _ operation: () async throws -> Value
  ) async rethrows -> Value {
    try await Self.$current.withValue(self) {
      try await withTaskExecutorPreference(self, operation: operation)
    }
  }

  /// Waits until every task that runs here is suspended, other than by waiting for this.
  package func settle(isolation: isolated (any Actor)? = #isolation) async {
    await withCheckedContinuation { continuation in
      add { $0.waiters.append(continuation) }
    }
  }

  package func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    add { $0.jobs.append(job) }
  }
}

extension SerialTaskExecutor {
  fileprivate struct State {
    /// Those before `nextJob` have been run.
    var jobs: [UnownedJob] = []
    var nextJob = 0
    var waiters: [CheckedContinuation<Void, Never>] = []
    var isTurnDue = false
    var quietTurns = 0
  }

  private func add(_ change: (inout State) -> Void) {
    let isTurnDue = state.withLock { state in
      change(&state)
      defer { state.isTurnDue = true }
      return state.isTurnDue
    }
    if !isTurnDue { requestTurn() }
  }

  /// Detached, so that nothing of the task that asks for the turn is inherited by it.
  private func requestTurn() {
    Task.detached { @MainActor in self.turn() }
  }

  /// Jobs are run as part of the main actor, which this is: going there is then no step of its own,
  /// which nobody would see. Going from there to what isn't isolated is one, and comes back as a job.
  @MainActor
  private func turn() {
    var count = 0
    while count < Self.turnLength, let job = state.withLock({ $0.takeJob() }) {
      job.runSynchronously(
        isolatedTo: MainActor.sharedUnownedExecutor, taskExecutor: asUnownedTaskExecutor())
      count += 1
    }
    let (waiter, isTurnDue) = state.withLock { $0.endTurn(wasQuiet: count == 0) }
    waiter?.resume()
    if isTurnDue { requestTurn() }
  }
}

extension SerialTaskExecutor.State {
  fileprivate mutating func takeJob() -> UnownedJob? {
    if nextJob == jobs.count {
      jobs.removeAll(keepingCapacity: true)
      nextJob = 0
      return nil
    }
    defer { nextJob += 1 }
    return jobs[nextJob]
  }

  /// Who is to be resumed now, and whether another turn is needed.
  fileprivate mutating func endTurn(
    wasQuiet: Bool
  ) -> (waiter: CheckedContinuation<Void, Never>?, isTurnDue: Bool) {
    quietTurns = wasQuiet && jobs.isEmpty ? quietTurns + 1 : 0
    var waiter: CheckedContinuation<Void, Never>?
    if quietTurns >= SerialTaskExecutor.quietTurns, !waiters.isEmpty {
      waiter = waiters.removeFirst()
      quietTurns = 0
    }
    isTurnDue = !jobs.isEmpty || !waiters.isEmpty
    return (waiter, isTurnDue)
  }
}
