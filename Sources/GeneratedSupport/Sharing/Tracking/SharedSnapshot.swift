/// A reference that stores a value itself, without the type of the value.
protocol SharedRoot: AnyObject, Sendable {
  /// The value that it has now.
  var anyValue: Any { get }

  /// `Shared<Int>(.inMemory("count"))`
  var name: String { get }

  /// Whether two of its values are equal. Values that are not equatable are equal if their dumps
  /// are.
  func areEqual(_ one: Any, _ other: Any) -> Bool

  /// The differences between two of its values.
  func difference(_ old: Any, _ new: Any) -> String?
}

extension SharedRoot {
  var id: ObjectIdentifier { ObjectIdentifier(self) }
}

/// The values of some references at some point of time. All other references have the values that
/// they have now.
package struct SharedSnapshot: @unchecked Sendable {
  // The values of a snapshot are copies that do not change.
  private var values: [ObjectIdentifier: (root: any SharedRoot, value: Any)] = [:]

  package init() {}

  var roots: [any SharedRoot] { values.values.map(\.root) }

  /// The value of a reference. Nil if it has the value that it has now.
  subscript(root: any SharedRoot) -> Any? {
    get { values[root.id]?.value }
    set { values[root.id] = newValue.map { (root, $0) } }
  }

  func value(of root: any SharedRoot) -> Any { self[root] ?? root.anyValue }

  /// These values, and for all other references those of `other`.
  func merged(over other: SharedSnapshot) -> SharedSnapshot {
    var result = other
    result.values.merge(values) { $1 }
    return result
  }
}
