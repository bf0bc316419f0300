/// The task that Swift Testing makes for one run of a test case. A test can start other tasks. This
/// task is recognised by its name.
struct CaseTask: Hashable {
  /// No two tasks of a process have the same number. The address of a task may be reused.
  let number: UInt64

  init(number: UInt64) {
    self.number = number
  }

  /// Nil on a task that the test has started itself, and on systems whose tasks have no names.
  static var current: Self? {
    guard #available(macOS 26, iOS 26, tvOS 26, watchOS 26, visionOS 26, *),
      let name = Task.name, name.hasPrefix("[Swift Testing] test "), name.contains(" - running")
    else { return nil }
    return withUnsafeCurrentTask { task in
      // An `UnsafeCurrentTask` is a reference to the task, and a task is a job.
      unsafe task.map { unsafe CaseTask(number: numberOfJob(unsafeBitCast($0, to: Job.self))) }
    }
  }
}

private typealias Job = UnsafeRawPointer

/// The function of the Swift runtime with which the standard library describes jobs.
@_silgen_name("swift_task_getJobTaskId")
private func numberOfJob(_ job: Job) -> UInt64
