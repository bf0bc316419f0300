/// Tracks the jobs of Swift's global executor, so that a test can wait for its own jobs.
///
/// `Task {}`, `Task.detached`, default actors and each resumption of a nonisolated task enqueue a
/// job on that executor. The Swift runtime has a hook that is called with each of these jobs. This
/// type installs the hook when a test process starts, before `main`. If `GeneratedTestSupport` is
/// not linked, the first test clock or `withMainSerialExecutor` installs it. It is never installed
/// in an application. With the hook, a job runs in one of two ways:
///
/// 1. Ordinarily, it runs on the system's threads, as it would without the hook. It runs inside a
///    task of this library, the *carrier*, so that its end is noticed.
/// 2. While its test has an open ``withMainSerialExecutor(isolation:operation:)``, it runs on the
///    main thread. The main actor's queue is first in, first out, so these jobs run one at a time
///    and in order.
///
/// Jobs that are isolated to the main actor don't pass through the hook: they go to the main
/// actor's queue.
///
/// Tests run in parallel, and a test that waits for its own jobs must not wait for the jobs of
/// other tests. So each job has a ``JobOwner``.
package enum GlobalJobs {
  typealias Number = Int

  /// The facts about the jobs of one test.
  struct Status {
    /// How many jobs of the test have passed through the hook, and how many jobs of unknown tests.
    var count = 0
    var unknownCount = 0
    /// The jobs of these two kinds that are running, or are waiting for a thread of the system.
    var jobs: [Number: Job] = [:]
    /// Whether the jobs of the test run on the main thread.
    var isSerial = false
    /// When a job of any test last began or ended on one of these threads.
    var lastProgress: ContinuousClock.Instant
  }

  struct Job {
    let owner: JobOwner
    /// False while the job waits for a thread, because other jobs may occupy all of them.
    var isRunning = false
  }

  fileprivate struct State {
    var lastNumber: Number = 0
    /// Rarely used counts are forgotten, and begin again at zero. Reading a count keeps it.
    var counts = RecentValues<JobOwner, Int>(limit: 1_000)
    var jobs: [JobOwner: [Number: Job]] = [:]
    var lastProgress = ContinuousClock.now
    var owners = JobOwners()
    /// The owners of the jobs that run, by their threads.
    var threadOwners: [Int: JobOwner] = [:]
    /// The threads that are creating a carrier at this moment. The carrier's own job passes through
    /// the hook, too.
    var carrierThreads: Set<Int> = []
    /// How many `withMainSerialExecutor` are open, for each test.
    var serialScopes: [JobOwner: Int] = [:]
  }

  private enum Route {
    case system
    case mainThread
    case carrier(Number, JobOwner)
  }

  private static let state = Locked(State())

  static func status(of owner: JobOwner) -> Status {
    state.withLock { state in
      let unknown = owner == .unknown ? [:] : state.jobs[.unknown, default: [:]]
      return Status(
        count: state.counts[owner] ?? 0,
        unknownCount: owner == .unknown ? 0 : state.counts[.unknown] ?? 0,
        jobs: state.jobs[owner, default: [:]].merging(unknown) { own, _ in own },
        isSerial: state.isOnMainThread(owner), lastProgress: state.lastProgress)
    }
  }

  /// The test that the running code belongs to.
  static var ownerOfRunningCode: JobOwner {
    let test = JobOwner.ofTaskLocals
    guard test == .noTest, let task = RuntimeHook.currentTask else { return test }
    return state.withLock { $0.owners.known(task) } ?? test
  }

  static func beginSerialScope(of owner: JobOwner) {
    _ = isHookInstalled
    state.withLock { $0.serialScopes[owner, default: 0] += 1 }
  }

  static func endSerialScope(of owner: JobOwner) {
    state.withLock { state in
      state.serialScopes[owner, default: 0] -= 1
      if state.serialScopes[owner] == 0 { state.serialScopes[owner] = nil }
    }
  }

  /// Whether jobs are tracked and can be made serial. False outside tests, and on a system whose
  /// Swift runtime doesn't offer the hook.
  package static let isHookInstalled = TestProcess.isRunning && RuntimeHook.install(hook)

  private static let hook: RuntimeHook.Hook = { job, original in
    switch route(job) {
    case .system: original(job)
    case .mainThread: MainActor.shared.enqueue(job)
    case .carrier(let number, let owner): carry(job, number, owner)
    }
  }
}

extension GlobalJobs {
  private static func route(_ job: UnownedJob) -> Route {
    if isCarrier() { return .system }
    let owner = owner(of: job)
    return state.withLock { state in
      state.counts[owner] = (state.counts[owner] ?? 0) + 1
      if state.isOnMainThread(owner) { return .mainThread }
      state.lastNumber += 1
      state.jobs[owner, default: [:]][state.lastNumber] = Job(owner: owner)
      return .carrier(state.lastNumber, owner)
    }
  }

  private static func isCarrier() -> Bool {
    state.withLock { $0.carrierThreads.contains(CurrentProcess.thread) }
  }

  /// The test framework is asked once for each task: it takes longer than everything else here.
  private static func owner(of job: UnownedJob) -> JobOwner {
    let task = RuntimeHook.number(of: job)
    if let owner = state.withLock({ $0.owners.known(task) }) { return owner }
    let creator = RuntimeHook.currentTask
    let test = JobOwner.ofTaskLocals
    return state.withLock { state in
      let owner = state.owners.owner(of: task, creator: creator, test)
      return owner == .unknown ? state.threadOwners[CurrentProcess.thread] ?? owner : owner
    }
  }

  private static func carry(_ job: UnownedJob, _ number: Number, _ owner: JobOwner) {
    let thread = CurrentProcess.thread
    state.withLock { _ = $0.carrierThreads.insert(thread) }
    Task.detached(priority: TaskPriority(job.priority)) {
      state.withLock { $0.begin(number, of: owner) }
      RuntimeHook.run(job)
      state.withLock { $0.end(number, of: owner) }
    }
    state.withLock { _ = $0.carrierThreads.remove(thread) }
  }
}

extension GlobalJobs.State {
  fileprivate mutating func begin(_ number: GlobalJobs.Number, of owner: JobOwner) {
    jobs[owner]?[number]?.isRunning = true
    threadOwners[CurrentProcess.thread] = owner
    lastProgress = .now
  }

  fileprivate mutating func end(_ number: GlobalJobs.Number, of owner: JobOwner) {
    jobs[owner]?[number] = nil
    if jobs[owner]?.isEmpty == true { jobs[owner] = nil }
    threadOwners[CurrentProcess.thread] = nil
    lastProgress = .now
  }

  /// A job of an unknown test may belong to any test with a serial scope.
  fileprivate func isOnMainThread(_ owner: JobOwner) -> Bool {
    serialScopes[owner] != nil || (owner == .unknown && !serialScopes.isEmpty)
  }
}
