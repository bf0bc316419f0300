/// A read of a store's state that is tracked, or was.
@MainActor
final class StateRead<State> {
  let number: Int
  let path: ReadRegistrar.Path
  let hasChanged: (_ old: State, _ new: State) -> Bool
  /// Whether an observer may be waiting for a change.
  var isActive = false

  init(number: Int, hasChanged: @escaping (State, State) -> Bool) {
    self.number = number
    path = ReadRegistrar.path(number)
    self.hasChanged = hasChanged
  }
}

/// Tells the reads of a store apart.
enum StateReadKey: Hashable {
  /// The whole state.
  case state
  case value(AnyKeyPath)
  /// Whether an optional part exists, and which one it is.
  case identity(AnyKeyPath)
  /// The ids of a collection.
  case ids(AnyKeyPath)
}

/// The reads whose values an action has changed.
@MainActor
struct ChangedReads {
  /// Whether the reads stay active. Otherwise they are inactive until they are tracked again,
  /// because an observer is notified only once.
  ///
  /// They stay active while code is tracked: `Observation` may have a list with one of these reads,
  /// but will wait for the next change only when that code returns.
  let keepsReads: Bool

  private var reads: [(registrar: ReadRegistrar, path: ReadRegistrar.Path)] = []

  init(keepsReads: Bool) {
    self.keepsReads = keepsReads
  }

  mutating func append(_ path: ReadRegistrar.Path, of registrar: ReadRegistrar) {
    reads.append((registrar, path))
  }

  /// Call it while the stores still show the old state.
  func willSet() {
    for read in reads { read.registrar.willSet(read.path) }
  }

  /// Call it when the stores show the new state.
  func didSet() {
    for read in reads { read.registrar.didSet(read.path) }
  }
}
