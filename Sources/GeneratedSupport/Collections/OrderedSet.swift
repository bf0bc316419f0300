/// An ordered collection of distinct elements. It finds an element in constant time.
///
/// Appending an element takes constant time. Inserting or removing an element moves the elements
/// after it, as in an array.
///
/// ```swift
/// var ids: OrderedSet = [3, 1, 2]
/// ids.append(1)          // (inserted: false, index: 1)
/// ids.firstIndex(of: 2)  // 2
/// ```
///
/// Two sets are equal when they have the same elements in the same order.
public struct OrderedSet<Element: Hashable> {
  /// The elements in order.
  @inlinable
  public var elements: [Element] { members }

  @usableFromInline var members: [Element]
  @usableFromInline var table = IndexTable()

  @inlinable
  public init() {
    members = []
  }

  /// The distinct elements of a sequence, in the order of their first occurrence.
  @inlinable
  public init(_ elements: some Sequence<Element>) {
    self.init()
    reserveCapacity(elements.underestimatedCount)
    append(contentsOf: elements)
  }

  /// Elements that are known to be distinct.
  @inlinable
  init(uncheckedUnique members: [Element]) {
    self.members = members
    table.rebuild(for: members)
  }

  @inlinable
  public mutating func reserveCapacity(_ count: Int) {
    members.reserveCapacity(count)
    if count > table.capacity { table.rebuild(for: members, capacity: count) }
  }
}

extension OrderedSet: Sendable where Element: Sendable {}

extension OrderedSet: ExpressibleByArrayLiteral {
  /// The distinct elements of a literal, in the order of their first occurrence.
  @inlinable
  public init(arrayLiteral elements: Element...) {
    self.init(elements)
  }
}

extension OrderedSet: RandomAccessCollection {
  @inlinable
  public var startIndex: Int { 0 }

  @inlinable
  public var endIndex: Int { members.count }

  @inlinable
  public subscript(position: Int) -> Element { members[position] }

  @inlinable
  public func contains(_ element: Element) -> Bool { firstIndex(of: element) != nil }

  /// The position of an element, in constant time.
  @inlinable
  public func firstIndex(of element: Element) -> Int? {
    table.find(element, in: members).position
  }

  @inlinable
  public func lastIndex(of element: Element) -> Int? { firstIndex(of: element) }

  /// In generic code, `firstIndex(of:)`, `lastIndex(of:)` and `contains(_:)` call this and the next
  /// two functions.
  @inlinable
  public func _customIndexOfEquatableElement(_ element: Element) -> Int?? {
    .some(firstIndex(of: element))
  }

  @inlinable
  public func _customLastIndexOfEquatableElement(_ element: Element) -> Int?? {
    .some(firstIndex(of: element))
  }

  @inlinable
  public func _customContainsEquatableElement(_ element: Element) -> Bool? { contains(element) }

  @inlinable
  public func withContiguousStorageIfAvailable<Result>(
    _ body: (UnsafeBufferPointer<Element>) throws -> Result
  ) rethrows -> Result? {
    try unsafe members.withContiguousStorageIfAvailable(body)
  }
}

extension OrderedSet {
  /// Whether both share their memory, and so are equal. This takes no time.
  @usableFromInline
  package func isIdentical(to other: Self) -> Bool {
    if count != other.count { return false }
    return unsafe members.withUnsafeBufferPointer { mine in
      unsafe other.members.withUnsafeBufferPointer { unsafe mine.baseAddress == $0.baseAddress }
    }
  }
}
