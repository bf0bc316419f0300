/// Reads the ids of an array's elements.
///
/// The ids are read by a function, because a key path takes up to a microsecond to create in
/// generic code and 50 ns to follow. A call of `id` can be inlined.
///
/// The functions are safe to send. They capture only a key path, which never changes, and
/// metatypes. The conformance of `Element` to `Identifiable` may be isolated to the main actor. The
/// `id` of such an element must be readable anywhere if its array is sent to other threads and
/// changed there. That holds for every stored property.
@usableFromInline
struct Identity<Element, ID: Hashable>: @unchecked Sendable {
  @usableFromInline let read: (Element) -> ID
  @usableFromInline let makePath: () -> KeyPath<Element, ID>

  @inlinable
  init(_ path: KeyPath<Element, ID>) {
    read = { $0[keyPath: path] }
    makePath = { path }
  }

  @inlinable
  init() where Element: Identifiable, ID == Element.ID {
    read = { $0.id }
    makePath = { \.id }
  }

  var path: KeyPath<Element, ID> { makePath() }

  @inlinable
  func callAsFunction(of element: Element) -> ID { read(element) }
}

// These functions keep the ids distinct, and trap when they would not be.
//
// The traps print their message in release builds too, where `precondition` does not.

extension IdentifiedArray {
  @inlinable
  func check(of element: Element, is id: ID) {
    let newID = identity(of: element)
    if newID != id { Self.trapOnChange(from: id, to: newID) }
  }

  /// Updates the stored id of the element at an index.
  @inlinable
  mutating func updateID(at index: Int) {
    let id = identity(of: _elements[index])
    guard id != _ids[index] else { return }
    if let other = _ids.firstIndex(of: id) { Self.trapOnDuplicate(id, other, index) }
    _ids.replace(at: index, with: id)
  }

  /// Updates the stored ids of all elements.
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
      "Duplicate element: the elements at offsets \(first) and \(second) have the same id, \(id)")
  }
}
