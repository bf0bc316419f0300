/// The tracked reads of a child store that remain after a comparison.
enum RemainingReads {
  /// There are none.
  case none
  /// There are some. The parent store keeps the child store for them.
  case some
  /// There are some, but they end with the child store, because its part of the state is missing.
  case untilReleased
}

/// A child store that has tracked reads.
///
/// An observer often makes a child store, reads it, and releases it. Then this object keeps the
/// core of the child store until the reads have ended, or its part of the state is missing. The
/// core does not keep its parent, so there is no cycle: everything ends with the root store.
@MainActor
final class ObservedChild<Part> {
  private weak var core: AnyObject?
  private var kept: AnyObject?
  private let compareCore: (AnyObject, Part, Part, inout ChangedReads) -> RemainingReads

  /// - Parameters:
  ///   - isKept: Whether the core is kept until the first comparison.
  ///   - compare: Adds the reads that have changed.
  init<Core: AnyObject>(
    _ core: Core, isKept: Bool = true,
    compare: @escaping @MainActor (Core, Part, Part, inout ChangedReads) -> RemainingReads
  ) {
    self.core = core
    kept = isKept ? core : nil
    compareCore = { core, old, new, changes in
      // It is the object from above.
      compare(unsafe unsafeDowncast(core, to: Core.self), old, new, &changes)
    }
  }

  var exists: Bool { kept != nil || core != nil }

  /// Adds the reads that have changed. Returns whether there are still reads that may change.
  func compare(_ old: Part, _ new: Part, _ changes: inout ChangedReads) -> Bool {
    let remaining = (kept ?? core).map { compareCore($0, old, new, &changes) } ?? .none
    switch remaining {
    case .none:
      kept = nil
      return false
    case .some:
      if kept == nil { kept = core }
      return true
    case .untilReleased:
      kept = nil
      return exists
    }
  }
}

/// The child stores of a store that have tracked reads.
@MainActor
struct ObservedChildren<State> {
  private var children: [ObservedChild<State>] = []
  private var limit = GrowthLimit()

  nonisolated init() {}

  var isEmpty: Bool { children.isEmpty }

  mutating func append(_ child: ObservedChild<State>) {
    if limit.isReached(by: children.count) {
      children.removeAll { !$0.exists }
      limit.adjust(to: children.count)
    }
    children.append(child)
  }

  mutating func compare(_ old: State, _ new: State, _ changes: inout ChangedReads) {
    children.removeAll { !$0.compare(old, new, &changes) }
  }
}
