extension IdentifiedArray: RandomAccessCollection, MutableCollection {
  @inlinable
  public var startIndex: Int { 0 }

  @inlinable
  public var endIndex: Int { _elements.count }

  /// The element at a position.
  ///
  /// Assigning an element, or changing its id, traps when an element at another position has the
  /// new id. To exchange two elements, use `swapAt(_:_:)`. To move an element, use `move`.
  @inlinable
  public subscript(position: Int) -> Element {
    get { _elements[position] }
    set {
      _elements[position] = newValue
      updateID(at: position)
    }
    _modify {
      defer { updateID(at: position) }
      yield &_elements[position]
    }
  }

  /// The elements in a range of positions.
  ///
  /// The slice that is written back may have another number of elements. Traps when two elements
  /// then have the same id.
  @inlinable
  public subscript(bounds: Range<Int>) -> ArraySlice<Element> {
    get { _elements[bounds] }
    _modify {
      defer { updateIDs() }
      yield &_elements[bounds]
    }
  }

  @inlinable
  public mutating func swapAt(_ first: Int, _ second: Int) {
    guard first != second else { return }
    _elements.exchange(first, second)
    _ids.swapAt(first, second)
  }

  @inlinable
  public func withContiguousStorageIfAvailable<Result>(
    _ body: (UnsafeBufferPointer<Element>) throws -> Result
  ) rethrows -> Result? {
    try unsafe _elements.withContiguousStorageIfAvailable(body)
  }

  /// Sorting and partitioning call this. Traps when two elements have the same id afterwards.
  @inlinable
  public mutating func withContiguousMutableStorageIfAvailable<Result>(
    _ body: (inout UnsafeMutableBufferPointer<Element>) throws -> Result
  ) rethrows -> Result? {
    defer { updateIDs() }
    return try unsafe _elements.withContiguousMutableStorageIfAvailable(body)
  }

  /// Moves the elements at offsets before the element at `destination`. The offsets and
  /// `destination` are the positions before the move.
  @inlinable
  public mutating func move(fromOffsets offsets: RangeSet<Int>, toOffset destination: Int) {
    _elements.moveSubranges(offsets, to: destination)
    updateIDs()
  }
}

extension IdentifiedArray {
  /// The elements in an order that a comparison defines.
  public func sorted(by areInIncreasingOrder: (Element, Element) throws -> Bool) rethrows -> Self {
    var result = self
    try result.sort(by: areInIncreasingOrder)
    return result
  }
}

extension IdentifiedArray where Element: Comparable {
  /// The elements in ascending order.
  public func sorted() -> Self { sorted(by: <) }
}

/// The elements have to be `Identifiable`, because such a collection has an initializer without
/// parameters.
extension IdentifiedArray: RangeReplaceableCollection
where Element: Identifiable, ID == Element.ID {
  /// Replaces the elements in a range of positions. A new element is left out when its id belongs
  /// to an element that stays, or to an earlier new element.
  @inlinable
  public mutating func replaceSubrange(
    _ range: Range<Int>, with newElements: some Collection<Element>
  ) {
    removeSubrange(range)
    guard range.lowerBound < count else { return append(contentsOf: newElements) }
    var fresh = IdentifiedArray(identity: identity)
    for element in newElements where !contains(element) { fresh.append(element) }
    guard !fresh.isEmpty else { return }
    _elements.insert(contentsOf: fresh._elements, at: range.lowerBound)
    _ids.insert(uncheckedUnique: fresh._ids, at: range.lowerBound)
  }
}
