/// A collection whose copies share its memory until one of them changes.
package protocol MemorySharing {
  /// Whether both share their memory, and so are equal. This takes no time.
  func isIdentical(to other: Self) -> Bool
}

extension Array: MemorySharing {
  package func isIdentical(to other: Self) -> Bool {
    if count != other.count { return false }
    return unsafe withUnsafeBufferPointer { mine in
      unsafe other.withUnsafeBufferPointer { unsafe mine.baseAddress == $0.baseAddress }
    }
  }
}

extension OrderedSet: MemorySharing {}

extension IdentifiedArray: MemorySharing {
  package func isIdentical(to other: Self) -> Bool {
    _ids.isIdentical(to: other._ids) && _elements.isIdentical(to: other._elements)
  }
}
