/// A task executor that runs its jobs one at a time on the main actor, and can wait until all work rests.
///
/// A task with this preference runs here, together with its structured children and the default actors
/// that they call, also while it is isolated to the main actor. So none of them runs beside another, and
/// the order is the same in every run. Tasks that are started with `Task {}` or `Task.detached` do not
/// inherit the preference.
///
/// Code starts tasks here with ``run(isolation:_:)`` and may then await ``settle(isolation:)``. Each
/// `withMainSerialExecutor` has an executor of its own. A store may own one for its effects.
///
/// Invariants:
/// 1. Jobs are run by `turn` only, which is isolated to the main actor: one at a time, in the order in
///    which they came, and never beside code of the main actor.
/// 2. While there is a job or a waiter, `isTurnDue` holds: exactly one turn is under way or in the main
///    actor's queue. That turn keeps the executor alive, which jobs refer to without owning it.
/// 3. A turn runs a limited number of jobs. The main actor's other work, and that of other executors,
///    comes between two turns even when jobs make jobs for ever.
/// 4. Waiters are resumed one at a time, the oldest first, when ``RestDetector`` finds that work rests.
///    So the second one goes on only when the work that the first one started has come to rest as well.
/// 5. Neither a job nor a continuation runs under the lock.
package final class SerialTaskExecutor: TaskExecutor {
  /// The executor of the running test: the innermost one that this task, or the task that made it, was
  /// started in. The task itself may run elsewhere.
  @TaskLocal package static var current: SerialTaskExecutor?

  /// How many jobs a turn runs.
  private static let turnLength = 64

  private let state = Locked(State())

  package init() {}

  /// Waits until all work rests: that of the test's executor, if there is one, and that of the main actor
  /// and the global executor.
  ///
  /// - Parameter isSleep: Whether this is a sleep that takes no time. See ``hasSleepers``.
  package nonisolated(nonsending) static func settle(isSleep: Bool = false) async {
    await (current ?? SerialExecutors.ofRunningTest ?? SerialTaskExecutor()).settle(
      isSleep: isSleep)
  }

  /// Whether a task waits for others because it sleeps on a clock that takes no time. It goes on by itself.
  package var hasSleepers: Bool {
    state.withLock { $0.waiters.contains(where: \.isSleep) }
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

  /// Waits until every task that runs here is suspended, other than by waiting for this, and until other
  /// work of the process rests, as far as ``RestDetector`` can tell.
  ///
  /// - Parameter isDone: Ends the wait as soon as it returns true. It is asked at the end of each turn.
  package func settle(
    isolation: isolated (any Actor)? = #isolation, isSleep: Bool = false,
    until isDone: (@MainActor () -> Bool)? = nil
  ) async {
    let detector = RestDetector(for: GlobalJobs.ownerOfRunningCode)
    await withCheckedContinuation { continuation in
      let waiter = Waiter(
        continuation: continuation, isDone: isDone, isSleep: isSleep, detector: detector)
      add { $0.waiters.append(waiter) }
    }
  }

  /// Waits until there is a job, for a limited time. Call it when all work rests.
  package func waitForJob(
    isolation: isolated (any Actor)? = #isolation, atMost limit: Duration
  ) async {
    await withCheckedContinuation { continuation in
      let number = state.withLock { $0.addIdler(continuation) }
      LaterTurn.request(after: limit) { self.wake(number) }
    }
  }

  /// Ends the waits for a job.
  package func wake() {
    let idlers = state.withLock { state in
      defer { state.idlers = [:] }
      return state.idlers
    }
    for idler in idlers.sorted(by: { $0.key < $1.key }) { idler.value.resume() }
  }

  package func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    add { $0.jobs.append(job) }
    wake()
  }
}

extension SerialTaskExecutor {
  fileprivate struct Waiter {
    let continuation: CheckedContinuation<Void, Never>
    let isDone: (@MainActor () -> Bool)?
    let isSleep: Bool
    /// Begins its work when the waiter is the oldest one.
    var detector: RestDetector
  }

  fileprivate struct State {
    /// Those before `nextJob` have been run.
    var jobs: [UnownedJob] = []
    var nextJob = 0
    var waiters: [Waiter] = []
    var isTurnDue = false
    /// Those who wait for a job.
    var idlers: [Int: CheckedContinuation<Void, Never>] = [:]
    var lastIdler = 0
  }

  private func add(_ change: (inout State) -> Void) {
    let isTurnDue = state.withLock { state in
      change(&state)
      defer { state.isTurnDue = true }
      return state.isTurnDue
    }
    if !isTurnDue { requestTurn() }
  }

  private func wake(_ number: Int) {
    state.withLock { $0.idlers.removeValue(forKey: number) }?.resume()
  }

  /// Detached, so that the turn inherits nothing from the task that asks for it.
  ///
  /// Such a task goes straight to the main actor's queue. Where the hook is missing, it passes the global
  /// executor first, so that other work there gets its turn.
  private func requestTurn() {
    if GlobalJobs.isHookInstalled {
      Task.detached { @MainActor in self.turn() }
    } else {
      Task.detached { await self.turn() }
    }
  }

  /// Jobs are run as part of the main actor, which this is: going there is then no step of its own that
  /// could not be seen. Going from there to code that is not isolated is one, and comes back as a job.
  @MainActor
  private func turn() {
    var count = 0
    while count < Self.turnLength, let job = state.withLock({ $0.takeJob() }) {
      job.runSynchronously(
        isolatedTo: MainActor.sharedUnownedExecutor, taskExecutor: asUnownedTaskExecutor())
      count += 1
    }
    let isDone = state.withLock { $0.waiters.first?.isDone }?() ?? false
    let (waiter, next) = state.withLock { $0.endTurn(hadJobs: count > 0, isDone: isDone) }
    waiter?.continuation.resume()
    switch next {
    case .none: break
    case .now: requestTurn()
    case .afterOtherThreads:
      CurrentProcess.yieldThread()
      requestTurn()
    case .later: LaterTurn.request { self.requestTurn() }
    }
  }
}

extension SerialTaskExecutor.State {
  fileprivate mutating func addIdler(_ continuation: CheckedContinuation<Void, Never>) -> Int {
    lastIdler += 1
    idlers[lastIdler] = continuation
    return lastIdler
  }

  fileprivate mutating func takeJob() -> UnownedJob? {
    if nextJob == jobs.count {
      jobs.removeAll(keepingCapacity: true)
      nextJob = 0
      return nil
    }
    defer { nextJob += 1 }
    return jobs[nextJob]
  }

  fileprivate enum NextTurn {
    case none, now, afterOtherThreads, later
  }

  /// The waiter that is to be resumed now, if any, and when the next turn is needed.
  fileprivate mutating func endTurn(
    hadJobs: Bool, isDone: Bool
  ) -> (waiter: SerialTaskExecutor.Waiter?, next: NextTurn) {
    var waiter: SerialTaskExecutor.Waiter?
    var next = NextTurn.now
    if isDone {
      waiter = waiters.removeFirst()
    } else if !waiters.isEmpty {
      switch waiters[0].detector.endTurn(hadJobs: hadJobs || !jobs.isEmpty) {
      case .rest: waiter = waiters.removeFirst()
      case .work: break
      case .workOfOtherThreads: next = .afterOtherThreads
      case .longWork: next = .later
      }
    }
    isTurnDue = !jobs.isEmpty || !waiters.isEmpty
    return (waiter, isTurnDue ? next : .none)
  }
}
