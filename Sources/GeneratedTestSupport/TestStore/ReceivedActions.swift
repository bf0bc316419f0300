import GeneratedSupport

/// The actions that effects have sent, and that the test has not asserted.
struct ReceivedActions<State, Action> {
  struct Entry {
    let action: Action
    let change: StateChange<State>
    /// Where the test was when the action arrived.
    let position: TestPosition
    /// Whether a failed assertion has reported it already.
    fileprivate(set) var isReported = false
  }

  /// An action that the test can no longer receive.
  struct Dropped {
    let entry: Entry
    /// The line after which it can't be received.
    let site: CallSite
  }

  /// Those that the test can still receive.
  private(set) var pending: [Entry] = []
  private(set) var dropped: [Dropped] = []

  var unreported: [Entry] { pending.filter { !$0.isReported } }

  mutating func append(
    _ action: Action, _ change: StateChange<State>, _ position: TestPosition
  ) {
    pending.append(Entry(action: action, change: change, position: position))
  }

  mutating func removeFirst() { pending.removeFirst() }

  mutating func drop(before index: Int, at site: CallSite, isReported: Bool) {
    for var entry in pending[..<index] {
      entry.isReported = entry.isReported || isReported
      dropped.append(Dropped(entry: entry, site: site))
    }
    pending.removeFirst(index)
  }

  /// Removes a dropped action for which an assertion has failed already.
  mutating func removeReportedDropped(where isExpected: (Action) -> Bool) -> Entry? {
    let index = dropped.firstIndex { $0.entry.isReported && isExpected($0.entry.action) }
    return index.map { dropped.remove(at: $0).entry }
  }

  mutating func forgetDropped() { dropped = [] }

  /// Returns the action, once.
  mutating func reportFirst() -> Action? {
    guard let index = pending.firstIndex(where: { !$0.isReported }) else { return nil }
    pending[index].isReported = true
    return pending[index].action
  }

  /// Returns those that were not reported before.
  mutating func reportAll() -> [Entry] {
    defer { for index in pending.indices { pending[index].isReported = true } }
    return unreported
  }
}
