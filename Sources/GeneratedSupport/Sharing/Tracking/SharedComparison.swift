/// Two versions of all shared values: those that a test expects, and the actual ones.
///
/// A state before an action and the state after it usually refer to the same shared values. So a
/// comparison of the two states takes the values of the first one from ``expected``, and the values
/// of the second one from ``actual``.
package final class SharedComparison: Sendable {
  private struct Expected {
    var snapshot: SharedSnapshot
    /// The references that the test has assigned.
    var assigned: [ObjectIdentifier: any SharedRoot] = [:]
  }

  private let expected: Locked<Expected>
  private let before: SharedSnapshot
  private let actual: SharedSnapshot
  /// The references that may have changed.
  private let changed: [any SharedRoot]

  /// The comparison whose expected values the running closure assigns.
  @TaskLocal static var assigning: SharedComparison?
  /// The comparison that is being made.
  @TaskLocal static var running: SharedComparison?

  /// - Parameters:
  ///   - positions: The changes that are compared.
  ///   - unasserted: Values from before earlier changes, which are compared, too.
  ///   - startsWithActual: Whether the expected values are at first the actual ones.
  package init(
    _ tracker: SharedTracker, _ positions: Range<Int>, over unasserted: SharedSnapshot = .init(),
    startsWithActual: Bool = false
  ) {
    actual = tracker.values(at: positions.upperBound)
    before = unasserted.merged(over: tracker.values(at: positions.lowerBound))
    changed = tracker.roots(positions) + unasserted.roots
    expected = Locked(Expected(snapshot: startsWithActual ? actual : before))
  }

  /// `$0.$count.withLock { … }` in the closure assigns an expected value.
  package func assigning<Result>(_ body: () throws -> Result) rethrows -> Result {
    try Self.$assigning.withValue(self, operation: body)
  }

  /// In the closure, `one == other` and `diff(one, other)` compare expected values with actual
  /// ones.
  package func comparing<Result>(_ body: () -> Result) -> Result {
    Self.$running.withValue(self, operation: body)
  }
}

extension SharedComparison {
  func expectedValue(of root: any SharedRoot) -> Any {
    expected.withLock { $0.snapshot }.value(of: root)
  }

  func actualValue(of root: any SharedRoot) -> Any { actual.value(of: root) }

  func assign(_ value: Any, to root: any SharedRoot) {
    let value = UncheckedSendable(value)
    expected.withLock {
      $0.snapshot[root] = value.value
      $0.assigned[root.id] = root
    }
  }

  /// Whether the feature has called `withLock`, even if it has set a value that was there before.
  package var hasChanges: Bool { !changed.isEmpty }

  /// The values before the changes that the expected values do not have.
  package var unasserted: SharedSnapshot {
    var snapshot = SharedSnapshot()
    for root in changed where !isAsserted(root) { snapshot[root] = before.value(of: root) }
    return snapshot
  }

  /// The differences between the expected and the actual values, as far as the closure has assigned
  /// them.
  package var assignedDifferences: String? {
    let roots = expected.withLock { $0.assigned }.values
    return differences(of: Array(roots))
  }

  /// The differences between the expected and the actual values, as far as these have changed.
  package var changedDifferences: String? { differences(of: changed) }

  private func isAsserted(_ root: any SharedRoot) -> Bool {
    root.areEqual(expectedValue(of: root), actualValue(of: root))
  }

  private func differences(of roots: [any SharedRoot]) -> String? {
    let texts = roots.filter { !isAsserted($0) }.map { root in
      let difference = root.difference(expectedValue(of: root), actualValue(of: root)) ?? ""
      return "'\(root.name)':\n" + difference.indented()
    }
    return texts.isEmpty ? nil : texts.sorted().joined(separator: "\n\n")
  }
}
