import Synchronization

/// Records the changes of shared values that a part of a program makes. It is in force like a
/// dependency, so effects inherit it.
package final class SharedTracker: Sendable {
  private struct Change {
    let root: any SharedRoot
    let before: Any
  }

  // The values are copies that do not change.
  private let changes = Locked(UncheckedSendable<[Change]>([]))
  private let isClosed = Atomic(false)
  /// It records the same changes.
  private let outer: SharedTracker?

  package init() {
    outer = nil
  }

  private init(in outer: SharedTracker?) {
    self.outer = outer
  }

  private enum Key: TestDependencyKey {
    static let testValue: SharedTracker? = nil
  }

  static var current: SharedTracker? { DependencyFrame.inForce?.override(of: Key.self)?.value }

  /// Records the changes that `body` makes.
  package func track<Result>(_ body: () -> Result) -> Result {
    DependencyFrame.taskLocal.withValue(added(to: .inForce), operation: body)
  }

  /// The dependencies, and this tracker.
  package func added(to values: DependencyValues) -> DependencyValues {
    if values.frame?.override(of: Key.self)?.value === self { return values }
    return DependencyValues(added(to: values.frame), for: .overriding)
  }

  private func added(to frame: DependencyFrame?) -> DependencyFrame {
    .overriding(Key.self, with: self, in: frame)
  }

  /// The innermost tracker, starting here, that is not closed.
  private var open: SharedTracker? {
    isClosed.load(ordering: .acquiring) ? outer?.open : self
  }

  /// From now on, only the outer trackers record changes. The effects that inherit this tracker may
  /// run for ever.
  private func close() {
    isClosed.store(true, ordering: .releasing)
    changes.withLock { $0.value = [] }
  }

  /// Call it while the reference can't change.
  func record(_ root: any SharedRoot, before: Any) {
    let change = UncheckedSendable(Change(root: root, before: before))
    if !isClosed.load(ordering: .acquiring) {
      changes.withLock { $0.value.append(change.value) }
    }
    outer?.record(root, before: before)
  }
}

extension SharedTracker {
  /// How many changes have been made so far.
  package var position: Int { changes.withLock { $0.value.count } }

  /// The values when the first `position` changes had been made.
  package func values(at position: Int) -> SharedSnapshot {
    var snapshot = SharedSnapshot()
    for change in changes.withLock({ $0 }).value.dropFirst(position)
    where snapshot[change.root] == nil {
      snapshot[change.root] = change.before
    }
    return snapshot
  }

  /// The references that were changed in this part of the changes.
  func roots(_ positions: Range<Int>) -> [any SharedRoot] {
    let changes = changes.withLock { $0 }.value[positions]
    var known: Set<ObjectIdentifier> = []
    return changes.map(\.root).filter { known.insert($0.id).inserted }
  }

  /// Calls `body`. Also returns a comparison of the shared values before and after it.
  static func changes<Result>(of body: () -> Result) -> (Result, SharedComparison) {
    let tracker = SharedTracker(in: current?.open)
    defer { tracker.close() }
    let result = tracker.track(body)
    return (result, SharedComparison(tracker, 0..<tracker.position))
  }
}
