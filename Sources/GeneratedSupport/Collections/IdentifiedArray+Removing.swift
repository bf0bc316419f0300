extension IdentifiedArray {
  /// Removes the element with an id.
  @inlinable
  @discardableResult
  public mutating func remove(id: ID) -> Element? {
    index(id: id).map { remove(at: $0) }
  }

  /// Removes the element that has the id of this one.
  @inlinable
  @discardableResult
  public mutating func remove(_ element: Element) -> Element? {
    remove(id: identity(of: element))
  }

  @inlinable
  @discardableResult
  public mutating func remove(at index: Int) -> Element {
    _ids.remove(at: index)
    return _elements.remove(at: index)
  }

  @inlinable
  @discardableResult
  public mutating func removeFirst() -> Element { remove(at: 0) }

  @inlinable
  @discardableResult
  public mutating func removeLast() -> Element { remove(at: count - 1) }

  @inlinable
  public mutating func removeAll(keepingCapacity: Bool = false) {
    _ids.removeAll(keepingCapacity: keepingCapacity)
    _elements.removeAll(keepingCapacity: keepingCapacity)
  }

  /// Removes the elements for which a condition is true. When it throws, nothing was removed.
  @inlinable
  public mutating func removeAll(where isRemoved: (Element) throws -> Bool) rethrows {
    let isKept = try _elements.map { try !isRemoved($0) }
    guard isKept.contains(false) else { return }
    _elements.removeAll(exceptWhere: isKept)
    _ids.removeAll(exceptWhere: isKept)
  }

  @inlinable
  public mutating func removeSubrange(_ range: Range<Int>) {
    remove(atOffsets: RangeSet(range))
  }

  /// Removes the elements at offsets, which are those before the first one is removed.
  @inlinable
  public mutating func remove(atOffsets offsets: RangeSet<Int>) {
    guard !offsets.isEmpty else { return }
    _ids.removeSubranges(offsets)
    _elements.removeSubranges(offsets)
  }

  /// An array of the elements for which a condition is true.
  @inlinable
  public func filter(_ isIncluded: (Element) throws -> Bool) rethrows -> Self {
    var result = self
    try result.removeAll { try !isIncluded($0) }
    return result
  }
}
