/// The stores of a collection's elements that have tracked reads.
@MainActor
final class ObservedElements<ID: Hashable, Element>: ObservedRows {
  /// An element may have several stores, with different actions.
  private var rows: [ID: [ObservedChild<Element?>]] = [:]
  private var limit = GrowthLimit()
  /// Whether the store of the collection compares these rows.
  var isConnected = false

  nonisolated init() {}

  func append(_ row: ObservedChild<Element?>, id: ID) {
    if limit.isReached(by: rows.count) {
      for id in rows.keys { removeRows(id) { !$0.exists } }
      limit.adjust(to: rows.count)
    }
    rows[id, default: []].append(row)
  }

  /// Adds the reads that have changed.
  ///
  /// Most actions change one element. Its row is found without asking the others, of which there
  /// may be thousands.
  func compare(
    _ old: ElementList<ID, Element>, _ new: ElementList<ID, Element>,
    _ changes: inout ChangedReads
  ) -> RemainingReads {
    if !old.isIdentical(to: new) {
      for id in new.idsOfElementsThatMayDiffer(from: old) ?? Array(rows.keys) {
        removeRows(id) { !$0.compare(old[id: id], new[id: id], &changes) }
      }
    }
    if !rows.values.contains(where: { $0.contains(where: \.exists) }) { rows = [:] }
    isConnected = !rows.isEmpty
    return isConnected ? .some : .none
  }

  private func removeRows(_ id: ID, where shouldRemove: (ObservedChild<Element?>) -> Bool) {
    guard var own = rows[id] else { return }
    own.removeAll(where: shouldRemove)
    rows[id] = own.isEmpty ? nil : own
  }
}

/// The stores of a collection's elements, whatever its type is.
@MainActor
protocol ObservedRows: AnyObject {
  var isConnected: Bool { get }
}
