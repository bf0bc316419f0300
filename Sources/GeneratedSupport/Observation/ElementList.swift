/// The elements of a collection that has stores for its elements.
struct ElementList<ID: Hashable, Element> {
  let ids: OrderedSet<ID>
  let elements: [Element]

  /// The element with an id, or nil.
  subscript(id id: ID) -> Element? { ids.firstIndex(of: id).map { elements[$0] } }
}

extension ElementList: MemorySharing {
  package func isIdentical(to other: Self) -> Bool {
    ids.isIdentical(to: other.ids) && elements.isIdentical(to: other.elements)
  }

  /// The ids of the elements that may have changed, if both lists have the same elements in the
  /// same order because one is a copy of the other. Nil if elements may have been added, removed or
  /// moved.
  ///
  /// It compares the bytes of the elements. An element with the same bytes is the same element: it
  /// has the same numbers, and refers to the same objects. One with other bytes may still be equal.
  func idsOfElementsThatMayDiffer(from old: Self) -> [ID]? {
    guard ids.isIdentical(to: old.ids), elements.count == old.elements.count else { return nil }
    return unsafe elements.withUnsafeBufferPointer { mine in
      unsafe old.elements.withUnsafeBufferPointer { other in
        mine.indices.filter {
          unsafe !haveSameBytes(mine.baseAddress! + $0, other.baseAddress! + $0)
        }
      }
    }.map { ids[$0] }
  }
}

private func haveSameBytes<Value>(
  _ one: UnsafePointer<Value>, _ other: UnsafePointer<Value>
) -> Bool {
  let (one, other) = (unsafe UnsafeRawPointer(one), unsafe UnsafeRawPointer(other))
  let size = MemoryLayout<Value>.size
  var offset = 0
  while offset + 8 <= size {
    let words = unsafe (
      one.loadUnaligned(fromByteOffset: offset, as: UInt64.self),
      other.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
    )
    if words.0 != words.1 { return false }
    offset += 8
  }
  while offset < size {
    let bytes = unsafe (
      one.load(fromByteOffset: offset, as: UInt8.self),
      other.load(fromByteOffset: offset, as: UInt8.self)
    )
    if bytes.0 != bytes.1 { return false }
    offset += 1
  }
  return true
}
