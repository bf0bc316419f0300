extension IdentifiedArray: RandomAccessCollection, MutableCollection {
  @inlinable
  public var startIndex: Int { 0 }

  @inlinable
  public var endIndex: Int { _elements.count }

  /// The element at a position.
  ///
  /// Another element can be put there, or this one be given another id, unless an element elsewhere
  /// has it: that traps. To exchange two elements, use `swapAt(_:_:)`; to move one, `move` or
  /// remove it and insert it.
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

  /// The elements in a range of positions, as of an array.
  ///
  /// What is written back, which may be more or fewer elements, keeps its order. Traps when the
  /// elements then do not have distinct ids. (A `Slice` would write back each element, and there
  /// would be duplicates until it wrote the last.)
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

  /// Sorting and partitioning come here. Traps when the elements are not distinct afterwards.
  @inlinable
  public mutating func withContiguousMutableStorageIfAvailable<Result>(
    _ body: (inout UnsafeMutableBufferPointer<Element>) throws -> Result
  ) rethrows -> Result? {
    defer { updateIDs() }
    return try unsafe _elements.withContiguousMutableStorageIfAvailable(body)
  }

  /// Moves the elements at offsets, in their order, to in front of the element that is at
  /// `destination` before any of them is moved.
  @inlinable
  public mutating func move(fromOffsets offsets: RangeSet<Int>, toOffset destination: Int) {
    _elements.moveSubranges(offsets, to: destination)
    updateIDs()
  }
}

/// An array of elements that know their id can be made from nothing, as such collections must be.
extension IdentifiedArray: RangeReplaceableCollection
where Element: Identifiable, ID == Element.ID {
  /// Removes the elements in a range and inserts others there, in their order. An element whose id
  /// is taken, by one that stays or by an earlier one of the new, is left out.
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
