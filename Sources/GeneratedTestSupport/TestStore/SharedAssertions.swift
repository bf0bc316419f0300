import GeneratedSupport

/// The changes of shared values that a feature has made, and how far the test has asserted them.
@MainActor
final class SharedAssertions {
  let tracker = SharedTracker()
  /// The changes up to here have been asserted or skipped.
  private var asserted = 0
  /// The values before earlier changes that the test has not asserted.
  private var unasserted = SharedSnapshot()
  /// The changes before the action that was reduced last.
  private var beginOfAction = 0

  /// Call it before an action is reduced.
  func actionBegins() { beginOfAction = tracker.position }

  /// The changes that the action has made that was reduced last.
  var changesOfAction: Range<Int> { beginOfAction..<tracker.position }

  /// The changes since the last assertion.
  ///
  /// - Parameter position: The end of the changes. Nil stands for all changes.
  func changes(to position: Int? = nil) -> SharedChanges {
    let end = max(asserted, position ?? tracker.position)
    return SharedChanges(tracker, asserted..<end, over: unasserted) { [weak self] rest in
      self?.asserted = end
      self?.unasserted = rest ?? SharedSnapshot()
    }
  }

  /// What the test has to assert for each of the next actions, which it would receive.
  ///
  /// - Parameter ends: The ends of the actions' changes.
  func changes(upTo ends: [Int]) -> [SharedChanges] {
    var (start, unasserted) = (asserted, unasserted)
    return ends.map { end in
      defer { (start, unasserted) = (max(start, end), SharedSnapshot()) }
      return SharedChanges(tracker, start..<max(start, end), over: unasserted) { _ in }
    }
  }

  /// The changes of an earlier action, which have been skipped.
  func changes(of action: Range<Int>) -> SharedChanges { SharedChanges(tracker, action) { _ in } }

  /// The test has skipped the changes up to here.
  func skip(to position: Int) { changes(to: position).finish(nil) }
}

/// Some changes of shared values, which the test asserts now.
@MainActor
struct SharedChanges {
  private let tracker: SharedTracker
  private let positions: Range<Int>
  private let unasserted: SharedSnapshot
  private let end: @MainActor (SharedSnapshot?) -> Void

  fileprivate init(
    _ tracker: SharedTracker, _ positions: Range<Int>, over unasserted: SharedSnapshot = .init(),
    end: @escaping @MainActor (SharedSnapshot?) -> Void
  ) {
    self.tracker = tracker
    self.positions = positions
    self.unasserted = unasserted
    self.end = end
  }

  /// The test assigns all changed values.
  var fromBefore: SharedComparison { SharedComparison(tracker, positions, over: unasserted) }

  /// The test need not assign any value.
  var fromActual: SharedComparison {
    SharedComparison(tracker, positions, over: unasserted, startsWithActual: true)
  }

  /// Ends the assertion.
  ///
  /// - Parameter unasserted: The values before changes that are still to be asserted.
  func finish(_ unasserted: SharedSnapshot?) { end(unasserted) }
}

extension TestJournal {
  /// Reports the changes of shared values that the test has not asserted, once. Those of actions
  /// that it has not received are not among them.
  func reportUnassertedSharedChanges(at site: CallSite) {
    let changes = shared.changes(to: received.pending.first?.change.sharedChanges.lowerBound)
    let difference = changes.fromBefore.changedDifferences
    changes.finish(nil)
    guard let difference else { return }
    reports.add(
      """
      Test store finished before asserting against changes to shared state.

      \(difference.indented(by: 4))

      (Expected: −, Actual: +)

      Invoke "TestStore.assert" before "finish" or the end of this test to assert against changes to shared state: \
      'store.assert { $0.$value.withLock { $0 = … } }'. If the state of the feature has no '@Shared' with this key, \
      declare one in the test, and change it in the closure: '$value.withLock { $0 = … }'.
      """, at: site, isSkippable: true)
  }
}
