/// A copy of a store's state from before the action that is being processed. Code that a reducer calls can
/// read the store, and sees this copy.
///
/// While there is a copy, the reducer shares the memory of all collections with it, so changing one element
/// copies the collection. An operator that changes an element in place therefore gives up the copy first.
package class StoreBackup: @unchecked Sendable {
  // The only state is that of the subclass below, which has a lock.

  fileprivate init() {}

  /// Gives up the copy, so that the state can change in place.
  package func release() {}

  /// It travels with the dependencies.
  private enum Key: TestDependencyKey {
    static let testValue: StoreBackup? = nil
  }

  /// That of the store that processes an action here.
  package static var current: StoreBackup? {
    DependencyFrame.inForce?.override(of: ObjectIdentifier(Key.self)).flatMap {
      unsafeDowncast($0, to: DependencyOverride<Key>.self).value
    }
  }

  func added(to frame: DependencyFrame?) -> DependencyFrame {
    .overriding(Key.self, with: self, in: frame)
  }
}

/// A copy of a state of this type. An effect that runs a reducer by hand may release it on another thread.
final class StoreBackupOf<State>: StoreBackup, @unchecked Sendable {
  private let copy = Locked<UncheckedSendable<State>?>(nil)

  override init() {}

  var state: State? { copy.withLock { $0?.value } }

  func keep(_ state: State) {
    let state = UncheckedSendable(state)
    copy.withLock { $0 = state }
  }

  /// The copy is destroyed after the lock, because that can run code of the user's.
  override func release() {
    _ = copy.withLock { copy in
      defer { copy = nil }
      return copy
    }
  }
}
