/// The type of a tuple, which Swift cannot take apart without a value.
///
/// It reads the metadata that the compiler makes for tuples. Its layout is part of the stable ABI:
/// the kind, the number of elements, the labels, and a type and an offset for each element. The
/// elements of a tuple lie in memory as the stored properties of a struct do, so each one has the
/// next address that its alignment allows.
struct TupleType {
  private let type: Any.Type
  private let elements: [Any.Type]

  /// Nil if the type is not a tuple, or the empty one.
  init?(_ type: Any.Type) {
    let words = unsafe unsafeBitCast(type, to: UnsafePointer<Int>.self)
    guard unsafe words[0] == Self.kind, unsafe words[1] > 0 else { return nil }
    self.type = type
    elements = unsafe (0..<words[1]).map {
      unsafe unsafeBitCast(words[3 + 2 * $0], to: Any.Type.self)
    }
  }

  private static let kind = 0x301

  /// Makes a tuple from values of the types of its elements.
  func value(_ make: (Any.Type) throws -> Any) throws -> Any {
    let values = try elements.map(make)
    func tuple<Tuple>(_ type: Tuple.Type) -> Any { self.tuple(type, values) }
    return _openExistential(type, do: tuple)
  }

  private func tuple<Tuple>(_ type: Tuple.Type, _ values: [Any]) -> Any {
    unsafe withUnsafeTemporaryAllocation(of: Tuple.self, capacity: 1) { memory in
      let tuple = memory.baseAddress!
      var offset = 0
      for (type, value) in zip(elements, values) {
        func store<Element>(_ type: Element.Type) {
          let alignment = MemoryLayout<Element>.alignment
          offset = (offset + alignment - 1) / alignment * alignment
          let place = unsafe UnsafeMutableRawPointer(tuple) + offset
          unsafe place.initializeMemory(as: Element.self, to: value as! Element)
          offset += MemoryLayout<Element>.size
        }
        _openExistential(type, do: store)
      }
      return unsafe tuple.move()
    }
  }
}
