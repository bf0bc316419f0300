/// An ordered collection of elements with distinct ids. It finds an element by its id in constant
/// time.
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
/// Looking up, changing and appending an element take constant time. A change in place copies
/// nothing. Inserting or removing an element moves the elements after it, as in an array.
///
/// The ids stay distinct. A method that adds an element does nothing when the id is taken, and its
/// result says so. Replacing elements by position, with `subscript(_:)` or by writing back a
/// slice, traps when an id is taken. Changing the id of an element that was looked up by its id
/// also traps.
///
/// The elements may belong to the main actor, such as all types of a module that is on the main
/// actor by default.
public struct IdentifiedArray<ID: Hashable, Element> {
  /// The elements in order. Reading them copies nothing.
  @inlinable
  public var elements: [Element] { _elements }

  /// The ids in the order of the elements. Reading them copies nothing.
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

/// An identified array of `Identifiable` elements.
public typealias IdentifiedArrayOf<Element: Identifiable> =
  IdentifiedArray<Element.ID, Element>

extension IdentifiedArray: Sendable where ID: Sendable, Element: Sendable {}

// MARK: By identity

extension IdentifiedArray {
  /// The key path from an element to its id.
  public var id: KeyPath<Element, ID> { identity.path }

  /// The element with an id, or `nil`.
  ///
  /// Assigning an element replaces the element with this id. When there is none, the new element is
  /// appended. Assigning `nil` removes the element. Traps when the new element has another id.
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

  /// The position of the element with an id, in constant time.
  @inlinable
  public func index(id: ID) -> Int? { _ids.firstIndex(of: id) }

  @inlinable
  public func contains(id: ID) -> Bool { index(id: id) != nil }

  /// Whether there is an element with the id of this one.
  @inlinable
  public func contains(_ element: Element) -> Bool { contains(id: identity(of: element)) }

  /// Moves an element out of the array, so that it is uniquely referenced while it changes. The
  /// last element takes its position until it is put back. Exclusive access to the array hides
  /// that.
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

  /// Closes the gap after an element that was taken and is not put back.
  @inlinable
  mutating func forget(at index: Int) {
    if index < _elements.count { _elements.append(_elements.remove(at: index)) }
    _ids.remove(at: index)
  }
}
