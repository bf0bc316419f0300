extension IdentifiedArray {
  /// A copy of another identified array.
  @inlinable
  public init(_ elements: Self) {
    self = elements
  }

  /// An empty array of elements that are identified by a key path.
  @inlinable
  public init(id: KeyPath<Element, ID>) {
    self.init(identity: Identity(id))
  }

  /// Creates an array of elements with distinct ids. Traps when two elements have the same id.
  ///
  /// ```swift
  /// let names = IdentifiedArray(uniqueElements: ["Blob", "Junior"], id: \.self)
  /// ```
  @inlinable
  public init(
    uniqueElements elements: some Sequence<Element>, id: KeyPath<Element, ID>
  ) {
    self.init(unique: Array(elements), identity: Identity(id))
  }

  /// Creates an array of elements that the caller knows to have distinct ids.
  ///
  /// Debug builds trap on a duplicate. Release builds do not check, and looking up a duplicate id
  /// finds an unspecified element.
  @inlinable
  public init(
    uncheckedUniqueElements elements: some Sequence<Element>,
    id: KeyPath<Element, ID>
  ) {
    self.init(uncheckedUnique: Array(elements), identity: Identity(id))
  }

  /// Creates an array in which elements with the same id are combined, at the position of the
  /// first.
  ///
  /// `combine` receives the element so far and the next element with that id. Traps when the result
  /// of `combine` has another id.
  @inlinable
  public init(
    _ elements: some Sequence<Element>, id: KeyPath<Element, ID>,
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
    assert(OrderedSet(ids).count == ids.count, "Duplicate element: two elements have the same id")
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

// MARK: Identifiable elements

extension IdentifiedArray where Element: Identifiable, ID == Element.ID {
  @inlinable
  public init() {
    self.init(identity: Identity())
  }

  /// Creates an array of elements with distinct ids. Traps when two elements have the same id.
  @inlinable
  public init(uniqueElements elements: some Sequence<Element>) {
    self.init(unique: Array(elements), identity: Identity())
  }

  /// Creates an array of elements that the caller knows to have distinct ids.
  ///
  /// Debug builds trap on a duplicate. Release builds do not check, and looking up a duplicate id
  /// finds an unspecified element.
  @inlinable
  public init(uncheckedUniqueElements elements: some Sequence<Element>) {
    self.init(uncheckedUnique: Array(elements), identity: Identity())
  }

  /// Creates an array in which elements with the same id are combined, at the position of the
  /// first.
  ///
  /// `combine` receives the element so far and the next element with that id. Traps when the result
  /// of `combine` has another id.
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
  /// Creates an array from a literal. Traps when two elements have the same id.
  @inlinable
  public init(arrayLiteral elements: Element...) {
    self.init(uniqueElements: elements)
  }
}
