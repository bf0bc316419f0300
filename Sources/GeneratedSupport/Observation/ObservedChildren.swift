/// A child store that has tracked reads. It is not kept alive.
struct ObservedChild<Part> {
  private weak var core: AnyObject?
  private let compareCore: @MainActor (AnyObject, Part, Part, inout ChangedReads) -> Bool

  /// - Parameter compare: Adds the reads that have changed. Returns whether there are still reads that may change.
  init<Core: AnyObject>(
    _ core: Core, compare: @escaping @MainActor (Core, Part, Part, inout ChangedReads) -> Bool
  ) {
    self.core = core
    compareCore = { core, old, new, changes in
      // It is the object from above.
      compare(unsafe unsafeDowncast(core, to: Core.self), old, new, &changes)
    }
  }

  var exists: Bool { core != nil }

  @MainActor
  func compare(_ old: Part, _ new: Part, _ changes: inout ChangedReads) -> Bool {
    core.map { compareCore($0, old, new, &changes) } ?? false
  }
}

/// The child stores of a store that have tracked reads.
@MainActor
struct ObservedChildren<State> {
  private var children: [ObservedChild<State>] = []
  /// The number of children at which those that went away are removed.
  private var limit = 16

  nonisolated init() {}

  var isEmpty: Bool { children.isEmpty }

  mutating func append(_ child: ObservedChild<State>) {
    if children.count >= limit {
      children.removeAll { !$0.exists }
      limit = max(16, 2 * children.count)
    }
    children.append(child)
  }

  mutating func compare(_ old: State, _ new: State, _ changes: inout ChangedReads) {
    children.removeAll { !$0.compare(old, new, &changes) }
  }
}
