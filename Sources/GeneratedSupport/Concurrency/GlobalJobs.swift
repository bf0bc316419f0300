#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#elseif canImport(Android)
  import Android
#endif

/// The jobs of Swift's global executor, as far as a test wants to know of them.
///
/// `Task {}`, `Task.detached`, default actors and each resumption of a nonisolated task put a job on that
/// executor. The Swift runtime has a hook that is called with each of these jobs. The first test clock of
/// a process installs it. From then on, a job takes one of two ways:
///
/// 1. Ordinarily it runs on the system's threads, as it would without the hook. It runs inside of a task
///    of ours, the *carrier*, so that its end is noticed. ``status`` has the jobs that have not ended.
/// 2. While a ``withMainSerialExecutor(isolation:operation:)`` is open, it runs on the main thread. The
///    main actor's queue is first in, first out, so these jobs run one at a time and in order.
///
/// Jobs that are isolated to the main actor don't pass the hook: they go to the main actor's queue.
enum GlobalJobs {
  typealias Number = Int

  private struct State {
    /// How many jobs have passed the hook.
    var count = 0
    /// The jobs that run, or wait for a thread, on the system's threads.
    var running: Set<Number> = []
    /// The threads that are making a carrier at this moment. Its job passes the hook, too.
    var carrierThreads: Set<Int> = []
    /// How many `withMainSerialExecutor` are open.
    var serialScopes = 0
  }

  private enum Route {
    case system
    case mainThread
    case carrier(Number)
  }

  private static let state = Locked(State())

  /// How many jobs have been put on the global executor since the hook was installed, and those of them
  /// that have not ended on the system's threads.
  static var status: (count: Int, running: Set<Number>) {
    state.withLock { ($0.count, $0.running) }
  }

  static func beginSerialScope() {
    _ = isHookInstalled
    state.withLock { $0.serialScopes += 1 }
  }

  static func endSerialScope() {
    state.withLock { $0.serialScopes -= 1 }
  }

  /// False on a system whose Swift runtime doesn't offer the hook. There the jobs are neither known nor
  /// serial.
  static let isHookInstalled = installHook()
}

extension GlobalJobs {
  private typealias Original = @convention(thin) (UnownedJob) -> Void
  private typealias Hook = @convention(thin) (UnownedJob, Original) -> Void

  /// The runtime reads the hook without synchronisation; it is one pointer, and is set once.
  private static func installHook() -> Bool {
    #if os(Windows) || os(WASI)
      return false
    #else
      guard let program = unsafe dlopen(nil, RTLD_LAZY),
        let symbol = unsafe dlsym(program, "swift_task_enqueueGlobal_hook")
      else { return false }
      let hook = unsafe symbol.assumingMemoryBound(to: Hook?.self)
      unsafe hook.pointee = { job, original in
        switch GlobalJobs.route() {
        case .system: original(job)
        case .mainThread: MainActor.shared.enqueue(job)
        case .carrier(let number): GlobalJobs.carry(job, number)
        }
      }
      return true
    #endif
  }

  private static func route() -> Route {
    state.withLock { state in
      if state.carrierThreads.contains(CurrentProcess.thread) { return .system }
      state.count += 1
      if state.serialScopes > 0 { return .mainThread }
      state.running.insert(state.count)
      return .carrier(state.count)
    }
  }

  private static func carry(_ job: UnownedJob, _ number: Number) {
    let thread = CurrentProcess.thread
    state.withLock { _ = $0.carrierThreads.insert(thread) }
    Task.detached(priority: TaskPriority(job.priority)) {
      unsafe job.runSynchronously(on: .generic)
      state.withLock { _ = $0.running.remove(number) }
    }
    state.withLock { _ = $0.carrierThreads.remove(thread) }
  }
}

extension UnownedSerialExecutor {
  /// The absence of an executor: what the runtime takes the global executor for. Its two words are zero;
  /// Swift has no public name for it.
  fileprivate static var generic: UnownedSerialExecutor {
    unsafe unsafeBitCast((0, 0), to: UnownedSerialExecutor.self)
  }
}
