/// Finds out whether work is idle: whether all its tasks have finished or are suspended on
/// something that a test controls, such as a clock or a stream.
///
/// It is asked at the end of each turn of a ``SerialTaskExecutor``. The main actor's queue is first
/// in, first out, so between two turns everything that was in that queue has run. Each resumption
/// of a task passes through the global executor. So ``GlobalJobs`` shows that work goes on, in one
/// of two ways:
///
/// - A job of the test has been enqueued since the last turn.
/// - A job of the test is running on another thread.
///
/// A job whose test is not known may belong to this test. But if such jobs never stop, they belong
/// to other tests.
///
/// Two kinds of work don't show: a new task that is isolated to the main actor, until it is first
/// suspended; and work on threads and queues that Swift's executors don't know. Because of the
/// first kind, work counts as idle only after several turns without a job.
struct RestDetector {
  /// How many turns without a job must pass. A main-actor task may start another one, and so on.
  /// Such a chain is followed to its end if it is not longer than this.
  private static let quietTurns = 20

  /// The maximum number of turns if jobs of unknown tests keep coming. A chain of tasks that is not
  /// longer than this has then ended.
  private static let unknownTurnLimit = 100

  /// The maximum number of turns. Work that goes on longer, such as a loop that yields until
  /// something happens, never becomes idle by itself.
  private static let turnLimit = 10_000

  /// The maximum number of jobs of the executor. An effect that never pauses and leads to another
  /// one of that kind has many jobs in each turn.
  private static let jobLimit = 10_000

  /// How long to wait for jobs on other threads. A job that takes longer blocks its thread or, if
  /// its test is not known, belongs to another test. The detector does not wait for it again.
  ///
  /// A job that waits for a thread may be behind the jobs of all other tests. The detector waits
  /// for it as long as other jobs begin and end, and for a minute more: there are only as many
  /// threads as processors, and tests may block all of them, for example while they run a program.
  private static func patience(for job: GlobalJobs.Job) -> Duration {
    if !job.isRunning { return .seconds(60) }
    return job.owner == .unknown ? .milliseconds(100) : .seconds(1)
  }

  /// The state of the work at the end of a turn.
  enum Finding {
    case rest
    /// The work does not come to rest by itself.
    case endlessWork
    case work
    /// Other threads have work. If there is only one processor, they should run before the next
    /// turn.
    case workOfOtherThreads
    /// A job on another thread has not ended for some time, so the next turn should not come at
    /// once.
    case longWork
  }

  private static let slowJobs = Locked(RecentValues<GlobalJobs.Number, Void>(limit: 1_000))

  private let owner: JobOwner
  private var turns = 0
  private var jobs = 0
  private var quietTurns = 0
  private var last: GlobalJobs.Status
  /// Jobs that have to end before the next turn counts.
  private var awaitedJobs: Set<GlobalJobs.Number> = []
  /// The time since which all awaited jobs have been running.
  private var runningSince: ContinuousClock.Instant?
  /// The number of turns in which jobs were awaited.
  private var waits = 0

  init(for owner: JobOwner) {
    self.owner = owner
    last = GlobalJobs.status(of: owner)
  }

  /// - Parameters:
  ///   - count: How many jobs the executor itself has run in this turn.
  ///   - hasJobs: Whether it has one to run.
  mutating func endTurn(_ count: Int, hasJobs: Bool) -> Finding {
    jobs += count
    let hadJobs = count > 0 || hasJobs
    let status = GlobalJobs.status(of: owner)
    if isWaiting(for: status) {
      waits += 1
      if hadJobs { return .work }
      return waits < 100 ? .workOfOtherThreads : .longWork
    }
    turns += 1
    let isPerhapsBusy = status.unknownCount != last.unknownCount && turns < Self.unknownTurnLimit
    let isBusy = hadJobs || status.count != last.count || isPerhapsBusy
    quietTurns = isBusy ? 0 : quietTurns + 1
    last = status
    if quietTurns == Self.quietTurns { return .rest }
    if turns == Self.turnLimit || jobs >= Self.jobLimit { return .endlessWork }
    // Yields only once for threads that Swift's executors don't know, because on a busy processor
    // each yield takes milliseconds.
    return quietTurns == 1 && !status.isSerial ? .workOfOtherThreads : .work
  }

  private mutating func isWaiting(for status: GlobalJobs.Status) -> Bool {
    if status.jobs.isEmpty { return false }
    if awaitedJobs.isEmpty {
      awaitedJobs = Self.slowJobs.withLock { slowJobs in
        Set(status.jobs.keys.filter { slowJobs[$0] == nil })
      }
    }
    let awaited = awaitedJobs.compactMap { status.jobs[$0] }
    guard let patience = awaited.map(Self.patience).max() else { return endWait() }
    let now = ContinuousClock.now
    let isQueued = awaited.contains { !$0.isRunning }
    // The time of a running job begins when no job waits for a thread.
    let start = isQueued ? status.lastProgress : runningSince ?? now
    runningSince = isQueued ? nil : start
    if start.duration(to: now) < patience { return true }
    Self.slowJobs.withLock { [awaitedJobs] in for job in awaitedJobs { $0[job] = () } }
    return endWait()
  }

  private mutating func endWait() -> Bool {
    awaitedJobs = []
    runningSince = nil
    return false
  }
}
