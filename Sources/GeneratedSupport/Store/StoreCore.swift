/// The source of a store's state, and the destination of its actions. The root core has both. The
/// core of a child store refers to its parent, but does not keep it. The child store keeps the
/// parent store, and with it the core of the parent.
@MainActor
package class StoreCore<State, Action> {
  /// Checks that the root core makes when it has processed all actions.
  let checks: DeferredChecks
  /// The tracked reads, once there have been some.
  var reads: ObservedReads<State>?
  var children = StoreChildren()
  /// The store of this core, if it is a child store that is in use.
  weak var store: Store<State, Action>?

  /// - Parameter checks: Those of the parent, if there is one.
  init(checks: DeferredChecks) {
    self.checks = checks
  }

  package var state: State { fatalError("a subclass implements it") }

  /// Whether the state still exists. If not, ``state`` is the last one.
  package var isValid: Bool { true }

  package func send(_ action: Action) -> EffectActivity? { fatalError("a subclass implements it") }

  /// Lets the parent core compare the tracked reads. It is called when the store begins to have
  /// some.
  func connectReads() { fatalError("a subclass implements it") }
}

/// Checks that a root core makes when it has processed all actions.
@MainActor
final class DeferredChecks {
  /// Where the store is made. A check reports its issues there.
  let site: CallSite
  private var checks: [() -> Void] = []

  #if DEBUG
    /// The types of actions of children that are not lost: a reducer of the child gets them, a
    /// parent handles them itself, or no reducer of the child is known.
    var handledActions: Set<ObjectIdentifier> = []
  #endif

  init(site: CallSite) { self.site = site }

  /// Calls the closure when all actions are processed: those that are processed now, or the next
  /// ones.
  func append(_ check: @escaping () -> Void) { checks.append(check) }

  var isEmpty: Bool { checks.isEmpty }

  func run() {
    let checks = checks
    self.checks = []
    for check in checks { check() }
  }
}
