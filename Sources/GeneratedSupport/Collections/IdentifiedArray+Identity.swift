/// How an array reads the ids of its elements.
///
/// A function, and not a key path, which takes up to a microsecond to make in generic code and 50 ns
/// to follow, where a call of `id` can be inlined.
///
/// The function is `Sendable`: it has nothing but a key path that is. The compiler will not have it,
/// because it would also have to know that the conformance of `Element` to `Identifiable` is not
/// isolated to an actor; for a key path made of the same `id` it does not ask.
@usableFromInline
struct Identity<Element, ID: Hashable>: @unchecked Sendable {
  @usableFromInline let read: (Element) -> ID

  @inlinable
  init(_ path: any KeyPath<Element, ID> & Sendable) {
    read = { $0[keyPath: path] }
  }

  @inlinable
  init() where Element: Identifiable, ID == Element.ID {
    read = { $0.id }
  }

  @inlinable
  func callAsFunction(of element: Element) -> ID { read(element) }
}

// What holds between the elements and their ids, and what happens when it would not.
//
// The traps print their message in release builds too, where `precondition` does not.

extension IdentifiedArray {
  @inlinable
  func check(of element: Element, is id: ID) {
    let newID = identity(of: element)
    if newID != id { Self.trapOnChange(from: id, to: newID) }
  }

  /// Gives the element at an index the id that it has now.
  @inlinable
  mutating func updateID(at index: Int) {
    let id = identity(of: _elements[index])
    guard id != _ids[index] else { return }
    if let other = _ids.firstIndex(of: id) { Self.trapOnDuplicate(id, other, index) }
    _ids.replace(at: index, with: id)
  }

  /// Gives all elements the ids that they have now.
  @inlinable
  mutating func updateIDs() {
    let isUnchanged =
      _ids.count == _elements.count
      && zip(_ids, _elements).allSatisfy { $0 == identity(of: $1) }
    if !isUnchanged { _ids = Self.distinctIDs(of: _elements, identity) }
  }

  @inlinable
  static func distinctIDs(
    of elements: [Element], _ identity: Identity<Element, ID>
  ) -> OrderedSet<ID> {
    var ids = OrderedSet<ID>()
    ids.reserveCapacity(elements.count)
    for element in elements {
      let id = identity(of: element)
      let (isInserted, index) = ids.append(id)
      if !isInserted { trapOnDuplicate(id, index, ids.count) }
    }
    return ids
  }

  @usableFromInline
  static func trapOnChange(from old: ID, to new: ID) -> Never {
    fatalError("Element identity must remain constant: it was \(old) and became \(new)")
  }

  @usableFromInline
  static func trapOnDuplicate(_ id: ID, _ first: Int, _ second: Int) -> Never {
    fatalError(
      "Duplicate element: those at offsets \(first) and \(second) both have the id \(id)")
  }
}
