extension IdentifiedArray {
  /// Removes the element with an id.
  @inlinable
  @discardableResult
  public mutating func remove(id: ID) -> Element? {
    index(id: id).map { remove(at: $0) }
  }

  /// Removes the element with the same id as `element`.
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

  /// Removes the first elements. Traps when there are fewer.
  @inlinable
  public mutating func removeFirst(_ count: Int) { removeSubrange(..<count) }

  /// Removes the last elements. Traps when there are fewer.
  @inlinable
  public mutating func removeLast(_ count: Int) { removeSubrange((self.count - count)...) }

  @inlinable
  public mutating func removeAll(keepingCapacity: Bool = false) {
    _ids.removeAll(keepingCapacity: keepingCapacity)
    _elements.removeAll(keepingCapacity: keepingCapacity)
  }

  /// Removes the elements that satisfy a condition. When the condition throws, nothing is removed.
  @inlinable
  public mutating func removeAll(where isRemoved: (Element) throws -> Bool) rethrows {
    let isKept = try _elements.map { try !isRemoved($0) }
    guard isKept.contains(false) else { return }
    _elements.removeAll(exceptWhere: isKept)
    _ids.removeAll(exceptWhere: isKept)
  }

  /// Removes the elements in a range of positions.
  @inlinable
  public mutating func removeSubrange(_ range: Range<Int>) {
    remove(atOffsets: RangeSet(range))
  }

  /// Removes the elements in a range of positions.
  @inlinable
  public mutating func removeSubrange(_ range: some RangeExpression<Int>) {
    removeSubrange(range.relative(to: self))
  }

  /// Removes the elements at offsets. The offsets are the positions before the removal.
  @inlinable
  public mutating func remove(atOffsets offsets: RangeSet<Int>) {
    guard !offsets.isEmpty else { return }
    _ids.removeSubranges(offsets)
    _elements.removeSubranges(offsets)
  }

  /// The elements that satisfy a condition.
  @inlinable
  public func filter(_ isIncluded: (Element) throws -> Bool) rethrows -> Self {
    var result = self
    try result.removeAll { try !isIncluded($0) }
    return result
  }
}
