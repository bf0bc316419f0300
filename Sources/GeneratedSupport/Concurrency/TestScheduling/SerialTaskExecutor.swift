/// A task executor that runs its jobs one at a time on the main actor, and can wait until all work
/// is idle.
///
/// A task with this preference runs here, together with its structured children and the default
/// actors that they call, even while it is isolated to the main actor. So no two of them run at the
/// same time, and their order is the same in every run. Tasks that are started with `Task {}` or
/// `Task.detached` do not inherit the preference.
///
/// Code starts tasks here with ``run(isolation:_:)`` and may then await ``settle(isolation:)``.
/// Each outermost `withMainSerialExecutor` has an executor of its own. The test stores of a test
/// share one for their effects.
///
/// Invariants:
/// 1. Only `turn` runs jobs. It is isolated to the main actor, so jobs run one at a time, in the
///    order in which they were enqueued or in that of a ``JobOrder``, and never at the same time as
///    other code of the main actor.
/// 2. While there is a job or a waiter, `isTurnDue` holds: exactly one turn is running or in the
///    main actor's queue. That turn keeps the executor alive, because jobs refer to the executor
///    without owning it.
/// 3. A turn runs a limited number of jobs. The main actor's other work, and the work of other
///    executors, gets its turn even if jobs make new jobs for ever.
/// 4. Waiters are resumed one at a time, the oldest first, when ``RestDetector`` finds that work is
///    idle. So the second one resumes only when the work that the first one has started is idle as
///    well.
/// 5. Neither a job nor a continuation runs under the lock.
package final class SerialTaskExecutor: TaskScheduler {
  /// The executor of the running test: the innermost one that this task, or the task that made it,
  /// was started in. The task itself may run elsewhere.
  @TaskLocal package static var current: SerialTaskExecutor?

  /// How many jobs a turn runs. With a chosen order it is one, because a task that has only yielded
  /// comes back through the main actor's queue, and is then a candidate again.
  private var turnLength: Int { order == nil ? 64 : 1 }

  private let state = Locked(State())
  private let order = JobOrders.current
  package let clocks = TestTimes()

  package init() {}

  /// Waits until all work is idle: the work of the test's executor, if there is one, of the main
  /// actor and of the global executor.
  ///
  /// - Parameter isSleep: Whether this is a sleep that takes no time. See ``hasSleepers``.
  package nonisolated(nonsending) static func settle(isSleep: Bool = false) async {
    if !GlobalJobs.isHookInstalled && !isSleep { await letThreadsRun() }
    await (current ?? SerialExecutors.ofRunningTest ?? SerialTaskExecutor()).settle(
      isSleep: isSleep)
  }

  /// Without the hook, nothing shows whether other threads have work. A task of the lowest priority
  /// runs when they have begun what was enqueued before it, and a short sleep lets a thread go on
  /// that the system has interrupted. Several in a row, because work goes back and forth between
  /// threads.
  private nonisolated(nonsending) static func letThreadsRun() async {
    for _ in 0..<20 {
      await Task.detached(priority: .background) {
        try? await Task.sleep(for: .milliseconds(1))
      }.value
    }
  }

  /// Whether a task sleeps on an `ImmediateClock`. Such a sleep ends by itself when other tasks are
  /// idle.
  package var hasSleepers: Bool {
    state.withLock { $0.waiters.contains(where: \.isSleep) }
  }

  /// Calls the closure with this executor as the preference of its task and as the current one.
  ///
  /// A nonisolated closure runs here. A closure that is isolated to an actor stays there, and the
  /// code that it calls runs here.
  package func run<Value>(
    isolation: isolated (any Actor)? = #isolation, _ operation: () async throws -> Value
  ) async rethrows -> Value {
    try await Self.$current.withValue(self) {
      try await withTaskExecutorPreference(self, operation: operation)
    }
  }

  package func starting<Result>(
    countingSleepsIn sleeps: SleepCount, _ start: () -> Result
  ) -> Result {
    state.withLock { $0.isStarting = true }
    defer { state.withLock { $0.isStarting = false } }
    return Self.$current.withValue(self) { SleepCount.$current.withValue(sleeps) { start() } }
  }

  /// Waits until all tasks that run here are suspended (not counting tasks that wait in this call),
  /// and until the other work of the process is idle, as far as ``RestDetector`` can tell.
  ///
  /// - Parameter isDone: Ends the wait as soon as it returns true. It is called at the end of each
  ///   turn.
  /// - Returns: False if the work is still going on after a great number of turns.
  @discardableResult
  package func settle(
    isolation: isolated (any Actor)? = #isolation, isSleep: Bool = false,
    until isDone: (@MainActor () -> Bool)? = nil
  ) async -> Bool {
    let detector = RestDetector(for: GlobalJobs.ownerOfRunningCode)
    return await withCheckedContinuation { continuation in
      let waiter = Waiter(
        continuation: continuation, isDone: isDone, isSleep: isSleep, detector: detector)
      add { $0.waiters.append(waiter) }
    }
  }

  /// Waits for a job to be enqueued, for a limited time. Call it when all work is idle.
  package func waitForJob(
    isolation: isolated (any Actor)? = #isolation, atMost limit: Duration
  ) async {
    await withCheckedContinuation { continuation in
      let number = state.withLock { $0.addJobWaiter(continuation) }
      LaterTurn.request(after: limit) { Task.detached { @MainActor in self.wake(number) } }
    }
  }

  /// Resumes all callers of ``waitForJob(isolation:atMost:)``.
  package func wake() {
    let jobWaiters = state.withLock { state in
      defer { state.jobWaiters = [:] }
      return state.jobWaiters
    }
    for waiter in jobWaiters.sorted(by: { $0.key < $1.key }) { waiter.value.resume() }
  }

  package func enqueue(_ job: consuming ExecutorJob) {
    if let order, isOtherThread { order.meetsOtherWork() }
    let job = UnownedJob(job)
    add { $0.jobs.append(ReadyJob(job: job, isStart: $0.isStarting)) }
    wake()
  }
}

extension SerialTaskExecutor {
  fileprivate struct Waiter {
    let continuation: CheckedContinuation<Bool, Never>
    let isDone: (@MainActor () -> Bool)?
    let isSleep: Bool
    /// Asked only while the waiter is the oldest one.
    var detector: RestDetector
  }

  fileprivate struct ReadyJob {
    let job: UnownedJob
    /// Whether an effect begins. In an application, effects begin on the main actor, one after the
    /// other.
    let isStart: Bool
  }

  fileprivate struct State {
    /// Those before `nextJob` have been run.
    var jobs: [ReadyJob] = []
    var nextJob = 0
    /// Whether an effect's task is made at this moment.
    var isStarting = false
    var waiters: [Waiter] = []
    var isTurnDue = false
    /// The thread of the turns. Nil before the first one.
    var thread: Int?
    /// The callers of `waitForJob`.
    var jobWaiters: [Int: CheckedContinuation<Void, Never>] = [:]
    var lastJobWaiter = 0
  }

  private func add(_ change: (inout State) -> Void) {
    let isTurnDue = state.withLock { state in
      change(&state)
      defer { state.isTurnDue = true }
      return state.isTurnDue
    }
    if !isTurnDue { requestTurn() }
  }

  /// Whether the running code is in another thread than the turns. False before the first turn.
  private var isOtherThread: Bool {
    state.withLock { $0.thread.map { $0 != CurrentProcess.thread } ?? false }
  }

  private func wake(_ number: Int) {
    state.withLock { $0.jobWaiters.removeValue(forKey: number) }?.resume()
  }

  /// Requests a detached task, so that the turn inherits nothing from the task that requests it.
  ///
  /// The task goes straight to the main actor's queue. If the hook is missing, the task passes
  /// through the global executor first, so that other work there can run.
  private func requestTurn() {
    if GlobalJobs.isHookInstalled {
      Task.detached { @MainActor in self.turn() }
    } else {
      Task.detached { await self.turn() }
    }
  }

  /// Runs jobs as if they were isolated to the main actor. So a job that switches to the main actor
  /// needs no separate step, which the executor could not see. A switch from the main actor to
  /// nonisolated code is a separate step, and comes back as a new job.
  @MainActor
  private func turn() {
    var count = 0
    while count < turnLength, let job = takeJob() {
      job.runSynchronously(
        isolatedTo: MainActor.sharedUnownedExecutor, taskExecutor: asUnownedTaskExecutor())
      count += 1
    }
    let isDone = state.withLock { $0.waiters.first?.isDone }?() ?? false
    let (resumption, next) = state.withLock { $0.endTurn(count, isDone: isDone) }
    resumption?.waiter.continuation.resume(returning: resumption?.isAtRest ?? true)
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

// MARK: Order

extension SerialTaskExecutor {
  private func takeJob() -> UnownedJob? {
    guard let order else { return state.withLock { $0.takeJob() } }
    return state.withLock { state in
      state.thread = CurrentProcess.thread
      let candidates = state.candidates
      if candidates.count < 2 { return state.takeJob() }
      let numbers = candidates.map { RuntimeHook.number(of: state.jobs[$0].job) }
      return state.jobs.remove(at: candidates[order.next(of: numbers)]).job
    }
  }
}

extension SerialTaskExecutor.State {
  /// The indices of the jobs that can be next: all but the starts of effects after the first one.
  fileprivate var candidates: [Int] {
    let firstStart = jobs[nextJob...].firstIndex(where: \.isStart)
    return jobs.indices[nextJob...].filter { !jobs[$0].isStart || $0 == firstStart }
  }

  fileprivate mutating func addJobWaiter(_ continuation: CheckedContinuation<Void, Never>) -> Int {
    lastJobWaiter += 1
    jobWaiters[lastJobWaiter] = continuation
    return lastJobWaiter
  }

  fileprivate mutating func takeJob() -> UnownedJob? {
    if nextJob == jobs.count {
      jobs.removeAll(keepingCapacity: true)
      nextJob = 0
      return nil
    }
    defer { nextJob += 1 }
    return jobs[nextJob].job
  }

  fileprivate enum NextTurn {
    case none, now, afterOtherThreads, later
  }

  /// A waiter that is to be resumed, and whether the work is idle or the waiter has what it waits
  /// for.
  fileprivate typealias Resumption = (waiter: SerialTaskExecutor.Waiter, isAtRest: Bool)

  fileprivate mutating func endTurn(
    _ count: Int, isDone: Bool
  ) -> (resumption: Resumption?, next: NextTurn) {
    var resumption: Resumption?
    var next = NextTurn.now
    if isDone {
      resumption = (waiters.removeFirst(), true)
    } else if !waiters.isEmpty {
      switch waiters[0].detector.endTurn(count, hasJobs: !jobs.isEmpty) {
      case .rest: resumption = (waiters.removeFirst(), true)
      case .endlessWork: resumption = (waiters.removeFirst(), false)
      case .work: break
      case .workOfOtherThreads: next = .afterOtherThreads
      case .longWork: next = .later
      }
    }
    isTurnDue = !jobs.isEmpty || !waiters.isEmpty
    return (resumption, isTurnDue ? next : .none)
  }
}
