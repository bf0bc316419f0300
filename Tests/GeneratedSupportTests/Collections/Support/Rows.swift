import GeneratedSupport

struct KeyedRow<ID: Hashable & Sendable>: Equatable, Hashable, Identifiable, Sendable {
  var id: ID
  var value = 0
}

typealias Rows = IdentifiedArrayOf<KeyedRow<Int>>

extension KeyedRow: Codable where ID: Codable {}

extension IdentifiedArray where Element == KeyedRow<Int>, ID == Int {
  /// Rows with these ids, each with ten times its id for its value.
  init(_ ids: Int...) {
    self.init(uniqueElements: ids.map { KeyedRow(id: $0, value: $0 * 10) })
  }
}

/// An id whose hash says nothing.
struct Colliding: Hashable, Sendable {
  var number: Int

  func hash(into hasher: inout Hasher) {}
}

/// An id whose hashes are few, and whose neighbours in a table overlap.
struct Crowded: Hashable, Sendable {
  var number: Int

  func hash(into hasher: inout Hasher) { hasher.combine(number % 4) }
}
