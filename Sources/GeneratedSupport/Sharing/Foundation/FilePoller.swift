#if Foundation
  import Dispatch

  /// Looks twice a second whether other processes have changed files.
  ///
  /// It compares the inode, time and size of each file: one system call per file. Notifications of
  /// the kernel would come sooner, but each system has its own kind (`inotify`, `kqueue`), they
  /// need an existing file or folder to watch, and none of them tells about changes on network
  /// drives. Half a second is soon enough for settings.
  final class FilePoller: Sendable {
    private struct State {
      var functions: [Int: @Sendable () -> Void] = [:]
      var next = 0
      var timer: (any DispatchSourceTimer)?
    }

    static let shared = FilePoller()

    private let state = Locked(State())
    private let queue = DispatchQueue(label: "reducergen.file-poller")

    /// The poller runs as long as there are functions.
    func add(_ function: @escaping @Sendable () -> Void) -> SharedSubscription {
      let number = state.withLock { state in
        state.next += 1
        state.functions[state.next] = function
        if state.timer == nil { state.timer = makeTimer() }
        return state.next
      }
      return SharedSubscription { [weak self] in self?.remove(number) }
    }

    private func remove(_ number: Int) {
      state.withLock { state in
        state.functions[number] = nil
        if !state.functions.isEmpty { return }
        state.timer?.cancel()
        state.timer = nil
      }
    }

    private func makeTimer() -> any DispatchSourceTimer {
      let timer = DispatchSource.makeTimerSource(queue: queue)
      timer.setEventHandler { [weak self] in self?.poll() }
      timer.schedule(
        deadline: .now() + .milliseconds(500), repeating: .milliseconds(500),
        leeway: .milliseconds(100))
      timer.resume()
      return timer
    }

    func poll() {
      for function in state.withLock({ $0.functions }).values { function() }
    }
  }
#endif
