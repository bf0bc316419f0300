/// The task that runs some code. All code that no task runs counts as one.
///
/// It is a number that no other task of the process gets. On a system without the runtime's function, it
/// is the task's address, which a later task may have as well.
struct TaskIdentity: Hashable {
  private let number: UInt64?

  static var current: Self {
    withUnsafeCurrentTask { task in
      let address = unsafe task.map { unsafe UInt64(truncatingIfNeeded: $0.hashValue) }
      return Self(number: RuntimeHook.currentTask ?? address)
    }
  }
}
