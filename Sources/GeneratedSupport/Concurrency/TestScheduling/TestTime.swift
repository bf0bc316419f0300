/// A time that a test advances.
package protocol TestTime: AnyObject, Sendable {
  /// How long it is until the first sleep ends.
  var nextDelay: Duration? { get }

  nonisolated(nonsending) func advance(by duration: Duration) async
}

/// The clocks on which the tasks of an executor have slept.
package final class TestTimes: Sendable {
  private struct Entry {
    let id: ObjectIdentifier
    weak var time: (any TestTime)?
  }

  private let entries = Locked<[Entry]>([])

  /// Those that still exist, in the order of their first sleeps.
  package var all: [any TestTime] { entries.withLock { $0.compactMap(\.time) } }

  /// Clocks that are no ``TestTime`` are left out: their durations are not those of the standard
  /// library.
  func add(_ clock: any AnyObject & Sendable) {
    let id = ObjectIdentifier(clock)
    if entries.withLock({ $0.contains { $0.id == id && $0.time != nil } }) { return }
    guard let time = clock as? any TestTime else { return }
    entries.withLock { entries in
      entries.removeAll { $0.time == nil }
      entries.append(Entry(id: id, time: time))
    }
  }
}
