extension IdentifiedArray {
  /// Appends an element unless its id is taken. The index is the position of the element with that
  /// id.
  @inlinable
  @discardableResult
  public mutating func append(_ element: Element) -> (inserted: Bool, index: Int) {
    let result = _ids.append(identity(of: element))
    if result.inserted { _elements.append(element) }
    return result
  }

  /// Appends each element whose id is not taken.
  @inlinable
  public mutating func append(contentsOf elements: some Sequence<Element>) {
    for element in elements { append(element) }
  }

  /// Inserts an element unless its id is taken. The index is the position of the element with that
  /// id.
  @inlinable
  @discardableResult
  public mutating func insert(_ element: Element, at index: Int) -> (inserted: Bool, index: Int) {
    let result = _ids.insert(identity(of: element), at: index)
    if result.inserted { _elements.insert(element, at: index) }
    return result
  }

  /// Replaces the element at an index by one with the same id. Traps when the ids differ.
  ///
  /// - Returns: The element that was replaced.
  @inlinable
  @discardableResult
  public mutating func update(_ element: Element, at index: Int) -> Element {
    check(of: element, is: _ids[index])
    return replace(at: index, with: element)
  }

  /// Replaces the element with the same id, or appends the new element when there is none.
  ///
  /// - Returns: The element that was replaced.
  @inlinable
  @discardableResult
  public mutating func updateOrAppend(_ element: Element) -> Element? {
    let (isInserted, index) = append(element)
    return isInserted ? nil : replace(at: index, with: element)
  }

  /// Replaces the element with the same id, wherever it is, or inserts the new element when there
  /// is none.
  ///
  /// - Returns: The element that was replaced, and the position of the new element.
  @inlinable
  @discardableResult
  public mutating func updateOrInsert(
    _ element: Element, at index: Int
  ) -> (originalMember: Element?, index: Int) {
    let (isInserted, index) = insert(element, at: index)
    return (isInserted ? nil : replace(at: index, with: element), index)
  }

  @inlinable
  public mutating func reserveCapacity(_ count: Int) {
    _ids.reserveCapacity(count)
    _elements.reserveCapacity(count)
  }

  @inlinable
  mutating func replace(at index: Int, with element: Element) -> Element {
    let old = _elements[index]
    _elements[index] = element
    return old
  }
}
