/// Elements in an order, each with an identity that no other has: an array that finds an element by
/// its id without going through it.
///
/// ```swift
/// struct Row: Identifiable {
///   let id: Int
///   var title = ""
/// }
/// var rows: IdentifiedArrayOf<Row> = [Row(id: 1), Row(id: 2)]
/// rows[id: 2]?.title = "second"
/// rows[id: 1] = nil
/// rows.append(Row(id: 2))  // (inserted: false, index: 0)
/// ```
///
/// Elements are found, changed and appended in constant time, also when the array is large; a change
/// in place copies nothing. Inserting and removing elsewhere moves the elements behind, as in an
/// array, and so does their entry in ``ids``.
///
/// An element keeps its id: to change it where the element is looked up by id is a trap. There is
/// never a second element with an id. What adds an element adds nothing when its id is taken, and
/// says so; what replaces elements by position (``subscript(_:)``, a slice that is written back)
/// traps when an id is taken, because there is no right place for the other element to go.
public struct IdentifiedArray<ID: Hashable, Element> {
  /// The elements in their order, without copying them.
  @inlinable
  public var elements: [Element] { _elements }

  /// The ids in the order of the elements, without copying them.
  @inlinable
  public var ids: OrderedSet<ID> { _ids }

  @usableFromInline var _elements: [Element]
  @usableFromInline var _ids: OrderedSet<ID>

  @usableFromInline let identity: Identity<Element, ID>

  @inlinable
  init(elements: [Element] = [], ids: OrderedSet<ID> = [], identity: Identity<Element, ID>) {
    _elements = elements
    _ids = ids
    self.identity = identity
  }
}

/// An array of elements that know their id.
public typealias IdentifiedArrayOf<Element: Identifiable> = IdentifiedArray<Element.ID, Element>

extension IdentifiedArray: Sendable where ID: Sendable, Element: Sendable {}

// MARK: By identity

extension IdentifiedArray {
  /// The element with an id, or `nil`.
  ///
  /// Assigning an element puts it in the place of the one with this id, or at the end when there
  /// is none; assigning `nil` removes the one with this id. Traps when the id of the new value is
  /// another.
  @inlinable
  public subscript(id id: ID) -> Element? {
    get { index(id: id).map { _elements[$0] } }
    set {
      let index = index(id: id)
      if let newValue {
        check(of: newValue, is: id)
        if let index { _elements[index] = newValue } else { append(newValue) }
      } else if let index {
        remove(at: index)
      }
    }
    _modify {
      let index = index(id: id)
      var element = index.map { take(at: $0) }
      defer { putBack(element.take(), at: index, id: id) }
      yield &element
    }
  }

  /// Where the element with an id is, in constant time.
  @inlinable
  public func index(id: ID) -> Int? { _ids.firstIndex(of: id) }

  @inlinable
  public func contains(id: ID) -> Bool { index(id: id) != nil }

  /// Whether there is an element with the id of this one.
  @inlinable
  public func contains(_ element: Element) -> Bool { contains(id: identity(of: element)) }

  /// Moves an element out, so that it is owned alone while it changes. The last one stands in for
  /// it until it is put back, which nobody sees, because this array is being changed until then.
  @inlinable
  mutating func take(at index: Int) -> Element {
    _elements.exchange(index, _elements.count &- 1)
    return _elements.removeLast()
  }

  @inlinable
  mutating func putBack(_ element: consuming Element?, at index: Int?, id: ID) {
    guard let element else {
      if let index { forget(at: index) }
      return
    }
    check(of: element, is: id)
    _elements.append(element)
    if let index {
      _elements.exchange(index, _elements.count &- 1)
    } else {
      _ids.append(id)
    }
  }

  /// Closes the gap that an element left that was taken and does not come back.
  @inlinable
  mutating func forget(at index: Int) {
    if index < _elements.count { _elements.append(_elements.remove(at: index)) }
    _ids.remove(at: index)
  }
}
