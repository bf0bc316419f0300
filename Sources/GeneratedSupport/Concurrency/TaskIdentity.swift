/// The task that is running. Code that runs outside tasks has one common identity.
///
/// The identity is a number that no other task of the process gets. On a system without the Swift
/// runtime's function for this number, it is the task's address, which a later task may reuse.
struct TaskIdentity: Hashable {
  private let number: UInt64?

  static var current: Self {
    withUnsafeCurrentTask { task in
      let address = unsafe task.map { unsafe UInt64(truncatingIfNeeded: $0.hashValue) }
      return Self(number: RuntimeHook.currentTask ?? address)
    }
  }
}
