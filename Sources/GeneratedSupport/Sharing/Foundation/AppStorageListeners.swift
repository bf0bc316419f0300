#if Foundation
  import Foundation

  /// The functions that are called when a value in `UserDefaults` changes. `UserDefaults` cannot be
  /// observed on Linux, so each key `.appStorage` announces its own changes. A store in memory
  /// announces all changes.
  enum AppStorageListeners {
    private struct State {
      var next = 0
      var functions: [AppStorageKeyID: [Int: @Sendable () -> Void]] = [:]
    }

    private static let state = Locked(State())

    static func add(
      _ id: AppStorageKeyID, _ function: @escaping @Sendable () -> Void
    ) -> SharedSubscription {
      _ = observation
      let number = state.withLock { state in
        state.next += 1
        state.functions[id, default: [:]][state.next] = function
        return state.next
      }
      return SharedSubscription {
        state.withLock { state in
          state.functions[id]?[number] = nil
          if state.functions[id]?.isEmpty == true { state.functions[id] = nil }
        }
      }
    }

    static func valueChanged(_ id: AppStorageKeyID) {
      let functions = state.withLock { $0.functions[id] } ?? [:]
      for function in functions.values { function() }
    }

    /// Where `UserDefaults` announces changes, it does not say which value has changed.
    private static let observation: Void = {
      _ = NotificationCenter.default.addObserver(
        forName: UserDefaults.didChangeNotification, object: nil, queue: nil
      ) { notification in
        let store = notification.object as? UserDefaults
        for (id, functions) in state.withLock({ $0.functions })
        where store == nil || id.store.defaults === store {
          for function in functions.values { function() }
        }
      }
    }()
  }
#endif
