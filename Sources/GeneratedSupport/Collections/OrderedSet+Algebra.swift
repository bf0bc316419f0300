// The elements of the set on the left come first and keep their order.

extension OrderedSet {
  /// These elements, then those of `other` that are not among them.
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

  /// These elements without those of `other`.
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

  /// These elements without those that are not in `other`.
  @inlinable
  public func intersection(_ other: OrderedSet) -> Self {
    filter { other.contains($0) }
  }

  @inlinable
  public func intersection(_ other: some Sequence<Element>) -> Self {
    intersection(OrderedSet(other))
  }

  /// Whether `other` has all of these elements, in whatever order.
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
