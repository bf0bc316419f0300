#if Foundation
  import Dispatch
  import Foundation

  /// Writes the changes of `UserDefaults` to the disk.
  ///
  /// On Apple platforms, the system does that. Elsewhere, only `synchronize` does. It takes about
  /// ten milliseconds, so a store is written at most ten times a second, and when the process
  /// exits.
  enum AppStorageDisk {
    #if canImport(Darwin)
      static func valueChanged(in store: AppStore, isUrgent: Bool) {}

      static func forgetStoredValues(of store: AppStore) {}
    #else
      private struct State {
        /// The stores that were written a moment ago.
        var paused: Set<AppStore> = []
        /// Those among them that have changed since.
        var changed: Set<AppStore> = []
      }

      private static let state = Locked(State())
      private static let queue = DispatchQueue(label: "reducergen.app-storage")

      /// - Parameter isUrgent: Whether the program waits until the change is on the disk.
      static func valueChanged(in store: AppStore, isUrgent: Bool) {
        if store.isInMemory { return }
        _ = writeAtExit
        if DefaultSaving.isRunning { return writeLater(store) }
        let isPaused = state.withLock { state in
          if state.paused.insert(store).inserted { return false }
          state.changed.insert(store)
          return true
        }
        if !isPaused || isUrgent { store.defaults.synchronize() }
        if !isPaused { pause(store) }
      }

      /// The next value that is read comes from the disk, where another process may have changed
      /// it.
      static func forgetStoredValues(of store: AppStore) {
        if !store.isInMemory { store.defaults.synchronize() }
      }

      /// A change that follows at once is written at once, because the store is not paused.
      private static func writeLater(_ store: AppStore) {
        state.withLock { _ = $0.changed.insert(store) }
        queue.asyncAfter(deadline: .now() + .milliseconds(100)) {
          let isWritten = state.withLock { state in
            state.paused.contains(store) || state.changed.remove(store) == nil
          }
          if !isWritten { store.defaults.synchronize() }
        }
      }

      private static func pause(_ store: AppStore) {
        queue.asyncAfter(deadline: .now() + .milliseconds(100)) {
          let hasChanged = state.withLock { state in
            if state.changed.remove(store) != nil { return true }
            state.paused.remove(store)
            return false
          }
          if !hasChanged { return }
          store.defaults.synchronize()
          pause(store)
        }
      }

      /// Also waits for the queue, which may be writing.
      private static let writeAtExit: Void = CurrentProcess.atExit {
        AppStorageDisk.queue.sync {
          for store in AppStorageDisk.state.withLock({ $0.changed }) {
            store.defaults.synchronize()
          }
        }
      }
    #endif
  }
#endif
