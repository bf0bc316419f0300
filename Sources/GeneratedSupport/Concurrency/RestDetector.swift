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
  private static let turnLimit = 100

  /// How long jobs on other threads are waited for, in all turns together. It is measured in processor
  /// time, which a busy machine does not use up. A job that is still running then belongs to another test,
  /// or blocks its thread, and is not waited for again.
  private static let patience = Duration.milliseconds(50)

  private static let slowJobs = Locked<Set<GlobalJobs.Number>>([])

  private let owner: JobOwner
  private var turns = 0
  private var quietTurns = 0
  private var last: GlobalJobs.Status
  /// Jobs that have to end before the next turn counts.
  private var awaitedJobs: Set<GlobalJobs.Number> = []
  /// The processor time when jobs were first awaited.
  private var start: Duration?

  init(for owner: JobOwner) {
    self.owner = owner
    last = GlobalJobs.status(of: owner)
  }

  /// Whether work rests at the end of a turn.
  ///
  /// - Parameter hadJobs: whether the executor itself has run a job in this turn or has one to run.
  mutating func isAtRest(hadJobs: Bool) -> Bool {
    let jobs = GlobalJobs.status(of: owner)
    if isWaiting(forJobsIn: jobs.running) { return false }
    turns += 1
    let isPerhapsBusy = jobs.unknownCount != last.unknownCount && turns < Self.turnLimit
    let isBusy = hadJobs || jobs.count != last.count || isPerhapsBusy
    quietTurns = isBusy ? 0 : quietTurns + 1
    last = jobs
    return quietTurns == Self.quietTurns
  }

  private mutating func isWaiting(forJobsIn running: Set<GlobalJobs.Number>) -> Bool {
    if running.isEmpty { return false }
    if awaitedJobs.isEmpty { awaitedJobs = running.subtracting(Self.slowJobs.withLock { $0 }) }
    awaitedJobs.formIntersection(running)
    if awaitedJobs.isEmpty { return false }
    let now = CurrentProcess.processorTime
    start = start ?? now
    if let start, now - start > Self.patience {
      Self.slowJobs.withLock { [awaitedJobs] in $0 = $0.union(awaitedJobs).intersection(running) }
      awaitedJobs = []
      return false
    }
    CurrentProcess.yieldThread()
    return true
  }
}
