/// The tracked reads of a store, and the child stores that have some.
///
/// When all actions have been processed, the root store compares the state before with the state
/// after. Each store compares the reads of its own part, and passes the parts of its child stores
/// on. So each part of the state is looked up once, however many reads it has.
@MainActor
final class ObservedReads<State> {
  private(set) var registrar: ReadRegistrar?
  private(set) var reads: [StateReadKey: StateRead<State>] = [:]
  private var limit = GrowthLimit()
  /// The numbers of removed reads, for the next ones.
  private var freeNumbers: [Int] = []
  private var active: [StateRead<State>] = []
  private var children = ObservedChildren<State>()
  private(set) var elements: [AnyKeyPath: any ObservedRows] = [:]
  private var elementsLimit = GrowthLimit()
  /// Whether the parent store, if there is one, compares these reads.
  private var isConnected = false

  /// The read is tracked from now on.
  func add(
    _ key: StateReadKey, _ registrar: ReadRegistrar, makeComparison: () -> (State, State) -> Bool
  ) {
    self.registrar = registrar
    let read = reads[key] ?? addRead(key, makeComparison())
    registrar.access(read.path)
    if read.isActive { return }
    read.isActive = true
    active.append(read)
  }

  private func addRead(
    _ key: StateReadKey, _ hasChanged: @escaping (State, State) -> Bool
  ) -> StateRead<State> {
    if limit.isReached(by: reads.count) { removeInactiveReads() }
    let read = StateRead(number: freeNumbers.popLast() ?? reads.count, hasChanged: hasChanged)
    reads[key] = read
    return read
  }

  /// No observer waits for a change of an inactive read, so another read can have its number.
  private func removeInactiveReads() {
    for (key, read) in reads where !read.isActive {
      reads[key] = nil
      freeNumbers.append(read.number)
    }
    limit.adjust(to: reads.count)
  }

  func add(_ child: ObservedChild<State>) { children.append(child) }

  /// Adds the store of an element of a collection.
  func add<ID, Element>(
    _ row: ObservedChild<Element?>, id: ID, at path: AnyKeyPath,
    in elements: @escaping (State) -> ElementList<ID, Element>
  ) {
    let rows = self.elements[path] as? ObservedElements<ID, Element> ?? addElements(at: path)
    rows.append(row, id: id)
    if rows.isConnected { return }
    rows.isConnected = true
    children.append(
      ObservedChild(rows) { rows, old, new, changes in
        rows.compare(elements(old), elements(new), &changes)
      })
  }

  private func addElements<ID: Hashable, Element>(
    at path: AnyKeyPath
  ) -> ObservedElements<ID, Element> {
    if elementsLimit.isReached(by: elements.count) {
      elements = elements.filter { $0.value.isConnected }
      elementsLimit.adjust(to: elements.count)
    }
    let rows = ObservedElements<ID, Element>()
    elements[path] = rows
    return rows
  }

  /// Calls the closure if the parent store does not compare these reads yet.
  func connect(_ connect: () -> Void) {
    if isConnected { return }
    isConnected = true
    connect()
  }

  /// Adds the reads that have changed. Returns whether there are still reads that may change.
  func compare(_ old: State, _ new: State, _ changes: inout ChangedReads) -> Bool {
    if let registrar { compareReads(old, new, registrar, &changes) }
    children.compare(old, new, &changes)
    isConnected = !active.isEmpty || !children.isEmpty
    return isConnected
  }

  /// Whether the running code is tracked.
  func isTracking() -> Bool {
    guard let registrar = ReadRegistrar.ifTracking(registrar) else { return false }
    self.registrar = registrar
    return true
  }

  private func compareReads(
    _ old: State, _ new: State, _ registrar: ReadRegistrar, _ changes: inout ChangedReads
  ) {
    active.removeAll { read in
      guard read.hasChanged(old, new) else { return false }
      changes.append(read.path, of: registrar)
      read.isActive = changes.keepsReads
      return !read.isActive
    }
  }
}
