/// A copy of a store's state from before the current action. Code that a reducer calls can read the store, and
/// gets this copy.
///
/// As long as the copy exists, it shares the memory of all collections with the state, so changing one element
/// would copy the collection. Therefore an operator that changes an element in place releases the copy first.
package class StoreBackup: @unchecked Sendable {
  // Only the subclass below has state, and a lock protects it.

  fileprivate init() {}

  /// Gives up the copy, so that the state can change in place.
  package func release() {}

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

/// A copy of a state of this type. An effect that runs a reducer by hand may release it on another thread, so a
/// state that holds objects must allow that.
final class StoreBackupOf<State>: StoreBackup, @unchecked Sendable {
  private let copy = Locked<UncheckedSendable<State>?>(nil)

  override init() {}

  var state: State? { copy.withLock { $0?.value } }

  func keep(_ state: State) {
    let state = UncheckedSendable(state)
    copy.withLock { $0 = state }
  }

  /// The copy is destroyed outside the lock, because its destruction can run the user's code.
  override func release() {
    _ = copy.withLock { copy in
      defer { copy = nil }
      return copy
    }
  }
}
