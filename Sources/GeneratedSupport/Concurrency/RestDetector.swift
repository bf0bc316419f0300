/// Finds out whether work rests: whether all its tasks are suspended on something that a test controls,
/// such as a clock or a stream.
///
/// It is asked at the end of each turn of a ``SerialTaskExecutor``. The main actor's queue is first in,
/// first out, so between two turns everything has run that was in that queue. Each resumption of a task
/// passes the global executor. So work that goes on shows in ``GlobalJobs``, in one of two ways:
///
/// - A job of the test has come since the last turn.
/// - A job of the test is running on another thread.
///
/// A job whose test is not known may be the test's. But if there are always such jobs, they are those of
/// other tests.
///
/// Two kinds of work don't show: a new task that is isolated to the main actor, until it first waits, and
/// work on threads and queues that Swift's executors don't know. For the first kind, it takes a number of
/// turns without a job to be at rest.
struct RestDetector {
  /// How many turns must pass without a job. A task of the main actor may start another one, and so on;
  /// a chain of so many is seen to its end.
  private static let quietTurns = 20

  /// How many turns there are at most where jobs come whose test is not known. In this number of turns, a
  /// chain of as many steps has come to its end.
  private static let unknownTurnLimit = 100

  /// How many turns there are at most. Work that goes on for so long, such as a loop that yields until
  /// something happens, does not come to rest by itself.
  private static let turnLimit = 10_000

  /// How long jobs on other threads are waited for. A job that takes longer blocks its thread or, if its
  /// test is not known, belongs to another one. It is not waited for again.
  ///
  /// A job that waits for a thread may have all other tests before it. It is waited for as long as other
  /// jobs begin and end, and for some seconds more: a busy machine may stop the whole process for a while.
  private static func patience(for job: GlobalJobs.Job) -> Duration {
    if !job.isRunning { return .seconds(10) }
    return job.owner == .unknown ? .milliseconds(100) : .seconds(1)
  }

  /// What is known at the end of a turn.
  enum Finding {
    case rest
    case work
    /// Other threads have work. They should get the processor before the next turn, if there is only one.
    case workOfOtherThreads
    /// A job on another thread has not ended for some time, so the next turn should not come at once.
    case longWork
  }

  private static let slowJobs = Locked(RecentValues<GlobalJobs.Number, Void>(limit: 1_000))

  private let owner: JobOwner
  private var turns = 0
  private var quietTurns = 0
  private var last: GlobalJobs.Status
  /// Jobs that have to end before the next turn counts.
  private var awaitedJobs: Set<GlobalJobs.Number> = []
  /// Since when all awaited jobs have been running.
  private var runningSince: ContinuousClock.Instant?
  /// In how many turns jobs have been awaited.
  private var waits = 0

  init(for owner: JobOwner) {
    self.owner = owner
    last = GlobalJobs.status(of: owner)
  }

  /// - Parameter hadJobs: whether the executor itself has run a job in this turn or has one to run.
  mutating func endTurn(hadJobs: Bool) -> Finding {
    let jobs = GlobalJobs.status(of: owner)
    if isWaiting(for: jobs) {
      waits += 1
      if hadJobs { return .work }
      return waits < 100 ? .workOfOtherThreads : .longWork
    }
    turns += 1
    let isPerhapsBusy = jobs.unknownCount != last.unknownCount && turns < Self.unknownTurnLimit
    let isBusy = hadJobs || jobs.count != last.count || isPerhapsBusy
    quietTurns = isBusy ? 0 : quietTurns + 1
    last = jobs
    if quietTurns == Self.quietTurns || turns == Self.turnLimit { return .rest }
    // Once for threads that Swift's executors don't know. On a busy processor, each time takes milliseconds.
    return quietTurns == 1 ? .workOfOtherThreads : .work
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
