/// The test that a job of the global executor belongs to.
enum JobOwner: Hashable, Sendable {
  case test(Int)
  /// The job belongs to no test. Its task was made by the test runner, as the bodies of tests are.
  case noTest
  /// The test can't be determined: a main-actor task has left the main actor for the first time, or
  /// the main actor has called another actor.
  case unknown

  /// The test that the running code belongs to by the task-locals of its task, which a detached
  /// task does not inherit.
  static var ofTaskLocals: JobOwner {
    TestProcess.framework?.testIdentity.map(JobOwner.test) ?? .noTest
  }
}

/// The owners of tasks, by task number. A task belongs to the same test as the task that made it,
/// even if it is detached.
///
/// The Swift runtime doesn't announce the end of a task, so a task is forgotten after 10,000 to
/// 20,000 newer tasks.
struct JobOwners {
  private var owners = RecentValues<UInt64, JobOwner>(limit: 10_000)

  /// - Parameters:
  ///   - task: zero for a job that is not a task, such as an actor's job. Tests may share actors.
  ///   - creator: the running task, which makes or resumes this one. Nil where no task is running.
  ///   - test: the owner of the running code.
  mutating func owner(of task: UInt64, creator: UInt64?, _ test: JobOwner) -> JobOwner {
    if task == 0 { return test == .noTest ? .unknown : test }
    if test != .noTest { return remember(test, for: task) }
    guard let creator else { return .unknown }
    return remember(known(creator) ?? .noTest, for: task)
  }

  mutating func known(_ task: UInt64) -> JobOwner? {
    owners[task]
  }

  private mutating func remember(_ owner: JobOwner, for task: UInt64) -> JobOwner {
    owners[task] = owner
    return owner
  }
}
