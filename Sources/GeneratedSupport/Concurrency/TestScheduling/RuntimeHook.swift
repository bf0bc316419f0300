#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#elseif canImport(Android)
  import Android
#endif

/// The entry points of the Swift runtime that the public library doesn't offer. They are found by
/// their names, and everything that is unsafe about them is here.
enum RuntimeHook {
  typealias Original = @convention(thin) (UnownedJob) -> Void
  typealias Hook = @convention(thin) (UnownedJob, Original) -> Void

  /// Tells the Swift runtime to call the hook with each job of the global executor. Returns false
  /// if it can't.
  ///
  /// The Swift runtime reads the hook without synchronisation. The hook is one pointer, which is
  /// set once.
  static func install(_ hook: Hook) -> Bool {
    guard let symbol = unsafe symbol("swift_task_enqueueGlobal_hook") else { return false }
    unsafe symbol.assumingMemoryBound(to: Hook?.self).pointee = hook
    return true
  }

  /// Runs a job of the global executor on this thread.
  static func run(_ job: UnownedJob) {
    unsafe job.runSynchronously(on: .generic)
  }

  /// The number of the job's task, which no other task of the process has. Zero for a job that is
  /// no task.
  static func number(of job: UnownedJob) -> UInt64 {
    jobNumber?(unsafe unsafeBitCast(job, to: UnsafeRawPointer.self)) ?? 0
  }

  /// The number of the task that is running on this thread.
  static var currentTask: UInt64? {
    guard let task = runningTask?(), let jobNumber else { return nil }
    return unsafe jobNumber(task)
  }

  // Both take and return single pointers and numbers, for which C's calling convention is Swift's.
  private typealias JobNumber = @convention(c) @Sendable (UnsafeRawPointer) -> UInt64
  private typealias RunningTask = @convention(c) @Sendable () -> UnsafeRawPointer?

  private static let jobNumber = unsafe symbol("swift_task_getJobTaskId").map {
    unsafe unsafeBitCast($0, to: JobNumber.self)
  }

  private static let runningTask = unsafe symbol("swift_task_getCurrent").map {
    unsafe unsafeBitCast($0, to: RunningTask.self)
  }

  private static func symbol(_ name: String) -> UnsafeMutableRawPointer? {
    #if os(Windows) || os(WASI)
      nil
    #else
      unsafe dlsym(dlopen(nil, RTLD_LAZY), name)
    #endif
  }
}

extension UnownedSerialExecutor {
  /// The value that the Swift runtime interprets as the global executor. Its two words are zero.
  /// Swift has no public name for it.
  fileprivate static var generic: UnownedSerialExecutor {
    unsafe unsafeBitCast((0, 0), to: UnownedSerialExecutor.self)
  }
}
