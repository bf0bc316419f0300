/// The stores of a collection's elements that have tracked reads.
@MainActor
final class ObservedElements<ID: Hashable & Sendable, Element> {
  /// An element may have several stores, with different actions.
  private var rows: [ID: [ObservedChild<Element?>]] = [:]
  private var limit = 16
  /// Whether the store of the collection compares these rows.
  var isConnected = false

  func append(_ row: ObservedChild<Element?>, id: ID) {
    if rows.count >= limit {
      for id in rows.keys { removeRows(id) { !$0.exists } }
      limit = max(16, 2 * rows.count)
    }
    rows[id, default: []].append(row)
  }

  /// Adds the reads that have changed. Returns whether there are still reads that may change.
  ///
  /// Most actions change one element. Its row is found without asking the others, of which there may be thousands.
  func compare(
    _ old: ElementList<ID, Element>, _ new: ElementList<ID, Element>,
    _ changes: inout ChangedReads
  ) -> Bool {
    if !old.isIdentical(to: new) {
      for id in new.idsOfElementsThatMayDiffer(from: old) ?? Array(rows.keys) {
        removeRows(id) { !$0.compare(old[id: id], new[id: id], &changes) }
      }
    }
    if !rows.values.contains(where: { $0.contains(where: \.exists) }) { rows = [:] }
    isConnected = !rows.isEmpty
    return isConnected
  }

  private func removeRows(_ id: ID, where shouldRemove: (ObservedChild<Element?>) -> Bool) {
    guard var own = rows[id] else { return }
    own.removeAll(where: shouldRemove)
    rows[id] = own.isEmpty ? nil : own
  }
}
