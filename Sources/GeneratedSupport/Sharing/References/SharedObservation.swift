import Observation
import Synchronization

/// Tells the observers of a shared value that it has changed: at once on the main thread, and
/// otherwise in a task of the main actor. No lock is held meanwhile.
final class SharedObservation: Observable, Sendable {
  private let registrar = ObservationRegistrar()
  private let isScheduled = Atomic(false)
  private let listeners = Locked<(next: Int, functions: [Int: @Sendable () -> Void])>((0, [:]))

  /// Stand for what is observed. The registrar needs key paths, and those of a generic class would
  /// be made anew at each use.
  private var value: Void { () }
  private var status: Void { () }

  func accessValue() { registrar.access(self, keyPath: \.value) }
  func accessStatus() { registrar.access(self, keyPath: \.status) }

  func valueChanged() {
    for listener in listeners.withLock({ $0.functions }).sorted(by: { $0.key < $1.key }) {
      listener.value()
    }
    notify()
  }

  func statusChanged() { notify() }

  /// Several changes on other threads lead to one notification. It tells the observers of the
  /// status, too, because it does not know what has changed.
  private func notify() {
    if MainQueue.isCurrent { return tellObservers() }
    if isScheduled.exchange(true, ordering: .acquiringAndReleasing) { return }
    // Not `Task {}`, which would inherit the dependencies of the code that has changed the value.
    if let scheduler = TaskSchedulers.current {
      // Among the effects of a test, in their order.
      Task.detached(executorPreference: scheduler) { await self.tellObserversOfOtherThread() }
    } else {
      Task.detached { @MainActor in self.tellObserversOfOtherThread() }
    }
  }

  @MainActor
  private func tellObserversOfOtherThread() {
    isScheduled.store(false, ordering: .releasing)
    tellObservers()
  }

  private func tellObservers() {
    registrar.withMutation(of: self, keyPath: \.value) {}
    registrar.withMutation(of: self, keyPath: \.status) {}
  }

  /// Calls the function after each change of the value, on the thread that has changed it.
  func listen(_ function: @escaping @Sendable () -> Void) -> SharedSubscription {
    let number = listeners.withLock { listeners in
      listeners.next += 1
      listeners.functions[listeners.next] = function
      return listeners.next
    }
    return SharedSubscription { [weak self] in
      _ = self?.listeners.withLock { $0.functions.removeValue(forKey: number) }
    }
  }
}
