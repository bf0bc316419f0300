extension IdentifiedArray {
  /// Adds an element at the end, unless its id is taken. The index is that of the element with its
  /// id.
  @inlinable
  @discardableResult
  public mutating func append(_ element: Element) -> (inserted: Bool, index: Int) {
    let place = _ids.append(identity(of: element))
    if place.inserted { _elements.append(element) }
    return place
  }

  /// Adds the elements whose ids are not taken at the end, in their order.
  @inlinable
  public mutating func append(contentsOf elements: some Sequence<Element>) {
    for element in elements { append(element) }
  }

  /// Inserts an element, unless its id is taken. The index is that of the element with its id.
  @inlinable
  @discardableResult
  public mutating func insert(_ element: Element, at index: Int) -> (inserted: Bool, index: Int) {
    let place = _ids.insert(identity(of: element), at: index)
    if place.inserted { _elements.insert(element, at: index) }
    return place
  }

  /// Puts an element in the place of the one with its id, which is at this index. Traps when that
  /// one's id is another.
  ///
  /// - Returns: the element that was there.
  @inlinable
  @discardableResult
  public mutating func update(_ element: Element, at index: Int) -> Element {
    check(of: element, is: _ids[index])
    return replace(at: index, with: element)
  }

  /// Puts an element in the place of the one with its id, or at the end.
  ///
  /// - Returns: the element that was there.
  @inlinable
  @discardableResult
  public mutating func updateOrAppend(_ element: Element) -> Element? {
    let (isInserted, index) = append(element)
    return isInserted ? nil : replace(at: index, with: element)
  }

  /// Puts an element in the place of the one with its id, wherever that is, or inserts it.
  ///
  /// - Returns: the element that was there, and where this one is now.
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
