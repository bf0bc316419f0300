/// A collection whose elements have ids. Use it in code that is generic over such collections.
public protocol _IdentifiedCollection<ID, Element>: Collection {
  associatedtype ID: Hashable
  associatedtype IDs: Collection<ID>

  /// The ids in the order of the elements.
  var ids: IDs { get }

  /// The element with an id, or `nil`.
  subscript(id id: ID) -> Element? { get }
}

/// An identified collection whose elements can be changed, added and removed.
public protocol _MutableIdentifiedCollection<ID, Element>: _IdentifiedCollection, MutableCollection
{
  /// The element with an id, or `nil`. Assigning replaces, adds or removes it.
  subscript(id id: ID) -> Element? { get set }

  @discardableResult
  mutating func append(_ element: Element) -> (inserted: Bool, index: Int)

  @discardableResult
  mutating func remove(id: ID) -> Element?
}

extension IdentifiedArray: _MutableIdentifiedCollection {}
