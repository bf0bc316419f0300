import Synchronization

/// Knows whether there is a copy of a store's state from before the current action. Code that a reducer calls can
/// read the store, and gets this copy.
///
/// As long as the copy exists, it shares the memory of all collections with the state, so changing one element
/// would copy the collection. Therefore an operator that changes an element in place releases the copy first. But while
/// the store is observed, the copy stays, because it is compared with the state after the action.
///
/// An effect that runs a reducer by hand finds the backup of its store, too, but must not release the copy. So only
/// the thread that processes an action uses it.
package final class StoreBackup: @unchecked Sendable {
  // All other properties are used by one thread at a time: the one whose number `thread` has.
  private let thread = Atomic(0)
  private(set) var isKept = false
  /// Whether reads of the state are tracked. The thread of the store uses it.
  var isObserved = false
  private let destroy: () -> Void

  init(destroy: @escaping () -> Void) {
    self.destroy = destroy
  }

  /// The running thread begins to process an action, or goes on with the next one. The copy exists now.
  func begin() {
    thread.store(CurrentProcess.thread, ordering: .relaxed)
    isKept = true
  }

  /// Destroys the copy, so that the state can change in place, unless the store is observed.
  package func release() {
    guard thread.load(ordering: .relaxed) == CurrentProcess.thread, isKept, !isObserved else {
      return
    }
    isKept = false
    destroy()
  }

  func end() {
    if isKept {
      isKept = false
      destroy()
    }
    thread.store(0, ordering: .relaxed)
  }

  /// The backup is stored like a dependency.
  private enum Key: TestDependencyKey {
    static let testValue: StoreBackup? = nil
  }

  /// The backup of the store that is processing an action in this context.
  package static var current: StoreBackup? {
    DependencyFrame.inForce?.override(of: Key.self)?.value
  }

  func added(to frame: DependencyFrame?) -> DependencyFrame {
    .overriding(Key.self, with: self, in: frame)
  }
}

/// Memory for the copy of a state. An optional property would do, but code that is generic over the state looks up
/// the type of the optional in each access, which takes half of the time of `Store.send`.
final class StateCopy<State> {
  private let memory = UnsafeMutablePointer<State>.allocate(capacity: 1)

  /// Call it only after ``fill(with:)`` and before ``empty()``.
  var value: State { unsafe memory.pointee }

  func fill(with state: State) { unsafe memory.initialize(to: state) }

  func replace(with state: State) { unsafe memory.pointee = state }

  func empty() { unsafe memory.deinitialize(count: 1) }

  deinit { unsafe memory.deallocate() }
}
