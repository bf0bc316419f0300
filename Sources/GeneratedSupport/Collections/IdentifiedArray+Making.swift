extension IdentifiedArray {
  /// An empty array of elements that are identified by a key path.
  @inlinable
  public init(id: any KeyPath<Element, ID> & Sendable) {
    self.init(identity: Identity(id))
  }

  /// Elements with distinct ids. Traps when two have the same.
  ///
  /// ```swift
  /// let names = IdentifiedArray(uniqueElements: ["Blob", "Junior"], id: \.self)
  /// ```
  @inlinable
  public init(
    uniqueElements elements: some Sequence<Element>, id: any KeyPath<Element, ID> & Sendable
  ) {
    self.init(unique: Array(elements), identity: Identity(id))
  }

  /// Elements that the caller knows to have distinct ids.
  ///
  /// Debug builds check it. In release builds the array is then one with duplicates: which of them
  /// an id leads to is not specified.
  @inlinable
  public init(
    uncheckedUniqueElements elements: some Sequence<Element>,
    id: any KeyPath<Element, ID> & Sendable
  ) {
    self.init(uncheckedUnique: Array(elements), identity: Identity(id))
  }

  /// Elements of which those with the same id become one, at the place of the first.
  ///
  /// `combine` is called with what there is so far and with the next one. Traps when the id of its
  /// result is another.
  @inlinable
  public init(
    _ elements: some Sequence<Element>, id: any KeyPath<Element, ID> & Sendable,
    uniquingIDsWith combine: (Element, Element) throws -> Element
  ) rethrows {
    self.init(id: id)
    try append(elements, combining: combine)
  }

  @inlinable
  init(unique elements: [Element], identity: Identity<Element, ID>) {
    let ids = Self.distinctIDs(of: elements, identity)
    self.init(elements: elements, ids: ids, identity: identity)
  }

  @inlinable
  init(uncheckedUnique elements: [Element], identity: Identity<Element, ID>) {
    let ids = elements.map { identity(of: $0) }
    assert(OrderedSet(ids).count == ids.count, "Duplicate element: two have the same id")
    self.init(elements: elements, ids: OrderedSet(uncheckedUnique: ids), identity: identity)
  }

  @inlinable
  mutating func append(
    _ elements: some Sequence<Element>, combining combine: (Element, Element) throws -> Element
  ) rethrows {
    for element in elements {
      let (isInserted, index) = append(element)
      if !isInserted { update(try combine(_elements[index], element), at: index) }
    }
  }
}

// MARK: Elements that know their id

extension IdentifiedArray where Element: Identifiable, ID == Element.ID {
  @inlinable
  public init() {
    self.init(identity: Identity())
  }

  /// Elements with distinct ids. Traps when two have the same.
  @inlinable
  public init(uniqueElements elements: some Sequence<Element>) {
    self.init(unique: Array(elements), identity: Identity())
  }

  /// Elements that the caller knows to have distinct ids.
  ///
  /// Debug builds check it. In release builds the array is then one with duplicates: which of them
  /// an id leads to is not specified.
  @inlinable
  public init(uncheckedUniqueElements elements: some Sequence<Element>) {
    self.init(uncheckedUnique: Array(elements), identity: Identity())
  }

  /// Elements of which those with the same id become one, at the place of the first.
  ///
  /// `combine` is called with what there is so far and with the next one. Traps when the id of its
  /// result is another.
  @inlinable
  public init(
    _ elements: some Sequence<Element>,
    uniquingIDsWith combine: (Element, Element) throws -> Element
  ) rethrows {
    self.init()
    try append(elements, combining: combine)
  }
}

extension IdentifiedArray: ExpressibleByArrayLiteral
where Element: Identifiable, ID == Element.ID {
  /// The elements of a literal. Traps when two have the same id.
  @inlinable
  public init(arrayLiteral elements: Element...) {
    self.init(uniqueElements: elements)
  }
}
