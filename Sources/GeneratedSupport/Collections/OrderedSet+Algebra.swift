extension OrderedSet {
  /// The elements of this set, followed by the other elements of `other`.
  @inlinable
  public func union(_ other: some Sequence<Element>) -> Self {
    var result = self
    result.formUnion(other)
    return result
  }

  @inlinable
  public mutating func formUnion(_ other: some Sequence<Element>) {
    append(contentsOf: other)
  }

  /// The elements of this set that are not in `other`.
  @inlinable
  public func subtracting(_ other: OrderedSet) -> Self {
    filter { !other.contains($0) }
  }

  @inlinable
  public func subtracting(_ other: some Sequence<Element>) -> Self {
    subtracting(OrderedSet(other))
  }

  @inlinable
  public mutating func subtract(_ other: OrderedSet) {
    removeAll { other.contains($0) }
  }

  @inlinable
  public mutating func subtract(_ other: some Sequence<Element>) {
    subtract(OrderedSet(other))
  }

  /// The elements of this set that are also in `other`.
  @inlinable
  public func intersection(_ other: OrderedSet) -> Self {
    filter { other.contains($0) }
  }

  @inlinable
  public func intersection(_ other: some Sequence<Element>) -> Self {
    intersection(OrderedSet(other))
  }

  /// Whether all elements of this set are in `other`. Their order does not matter.
  @inlinable
  public func isSubset(of other: OrderedSet) -> Bool {
    count <= other.count && allSatisfy { other.contains($0) }
  }

  @inlinable
  public func isSubset(of other: some Sequence<Element>) -> Bool {
    isSubset(of: OrderedSet(other))
  }

  @inlinable
  public func filter(_ isIncluded: (Element) throws -> Bool) rethrows -> Self {
    OrderedSet(uncheckedUnique: try members.filter(isIncluded))
  }
}
