import GeneratedSupport
import Observation

/// Counts how often an observer is told of a change.
@MainActor
final class Observer {
  private let changes = LockIsolated(0)
  private let read: () -> Void

  var count: Int { changes.value }

  /// Tracks what the closure reads.
  init(_ read: @escaping () -> Void) {
    self.read = read
    track()
  }

  func track() {
    withObservationTracking(read) { [changes] in changes.withValue { $0 += 1 } }
  }
}

/// How often an observer of `read` is told when `change` happens.
@MainActor
func notices(of read: @escaping () -> Void, _ change: () -> Void) -> Int {
  let observer = Observer(read)
  change()
  return observer.count
}

/// Does all that has been waiting for the main actor.
@MainActor
func nextTurn() async { await Task { @MainActor in }.value }
