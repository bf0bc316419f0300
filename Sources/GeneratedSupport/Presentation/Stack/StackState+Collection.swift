extension StackState: RandomAccessCollection {
  public var startIndex: Int { 0 }

  public var endIndex: Int { elements.count }

  /// The element at a position. An element that is assigned gets the id of the one that it
  /// replaces.
  public subscript(position: Int) -> Element {
    get { elements[position] }
    _modify {
      var element = take(at: position)
      defer { putBack(element, at: position) }
      yield &element
    }
  }

  public func withContiguousStorageIfAvailable<Result>(
    _ body: (UnsafeBufferPointer<Element>) throws -> Result
  ) rethrows -> Result? {
    try unsafe elements.withContiguousStorageIfAvailable(body)
  }
}

extension StackState: RangeReplaceableCollection, ExpressibleByArrayLiteral {
  /// A copy of another stack, with the same ids.
  public init(_ elements: Self) {
    self = elements
  }

  public init(arrayLiteral elements: Element...) {
    self.init(elements)
  }

  public mutating func reserveCapacity(_ count: Int) {
    ids.reserveCapacity(count)
    elements.reserveCapacity(count)
  }

  /// Adds an element to the top of the stack, with a new id.
  public mutating func append(_ element: Element) { append(element, id: makeID()) }

  /// Replaces elements by others, which get new ids.
  public mutating func replaceSubrange(
    _ range: Range<Int>, with newElements: some Collection<Element>
  ) {
    elements.replaceSubrange(range, with: newElements)
    ids.removeSubranges(RangeSet(range))
    if newElements.isEmpty { return }
    ids.insert(
      uncheckedUnique: OrderedSet(newElements.map { _ in makeID() }), at: range.lowerBound)
  }

  @discardableResult
  public mutating func remove(at position: Int) -> Element {
    ids.remove(at: position)
    return elements.remove(at: position)
  }

  public mutating func removeAll(keepingCapacity: Bool = false) {
    removeSubrange(0..<count)
    if keepingCapacity { return }
    ids = []
    elements = []
  }

  /// Removes the elements that satisfy a condition. When the condition throws, nothing is removed.
  public mutating func removeAll(where isRemoved: (Element) throws -> Bool) rethrows {
    let isKept = try elements.map { try !isRemoved($0) }
    guard isKept.contains(false) else { return }
    elements.removeAll(exceptWhere: isKept)
    ids.removeAll(exceptWhere: isKept)
  }

  /// The elements that satisfy a condition, with the same ids.
  public func filter(_ isIncluded: (Element) throws -> Bool) rethrows -> Self {
    var result = self
    try result.removeAll { try !isIncluded($0) }
    return result
  }

  /// An id that no element of this stack has. A stack that was made in another test may have any
  /// ids.
  private func makeID() -> StackElementID {
    let generator = StackElementIDGenerator.current
    while true {
      let id = generator.makeID()
      if !contains(id: id) { return id }
    }
  }

  /// The id that the next element gets.
  var nextID: StackElementID {
    var id = StackElementIDGenerator.current.nextID
    while contains(id: id) { id = StackElementID(generation: id.generation + 1) }
    return id
  }
}
