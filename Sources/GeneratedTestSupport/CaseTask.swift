/// The task that Swift Testing has made for a run of a test case. A test can start others. This one is
/// known by its name.
struct CaseTask: Hashable {
  /// No two tasks of a process have the same number. The address of a task is used again.
  let number: UInt64

  init(number: UInt64) {
    self.number = number
  }

  /// Nil on a task that the test has started itself.
  static var current: Self? {
    guard let name = Task.name, name.hasPrefix("[Swift Testing] test "),
      name.contains(" - running"), let task = unsafe currentTask()
    else { return nil }
    return unsafe CaseTask(number: number(of: task))
  }
}

// Two functions of the Swift runtime, with which the standard library describes jobs. The pointer is not
// used after the call, and the current task lives at least as long.

@_silgen_name("swift_task_getCurrent")
private func currentTask() -> UnsafeRawPointer?

@_silgen_name("swift_task_getJobTaskId")
private func number(of task: UnsafeRawPointer) -> UInt64
