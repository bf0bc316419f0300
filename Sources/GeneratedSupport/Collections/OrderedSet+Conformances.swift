extension OrderedSet: Equatable {
  @inlinable
  public static func == (left: Self, right: Self) -> Bool { left.members == right.members }
}

extension OrderedSet: Hashable {
  @inlinable
  public func hash(into hasher: inout Hasher) { hasher.combine(members) }
}

extension OrderedSet: CustomStringConvertible, CustomDebugStringConvertible {
  public var description: String { members.description }

  public var debugDescription: String { "OrderedSet<\(Element.self)>(\(members.debugDescription))" }
}

extension OrderedSet: CustomReflectable {
  public var customMirror: Mirror {
    Mirror(self, unlabeledChildren: members, displayStyle: .collection)
  }
}

extension OrderedSet: Encodable where Element: Encodable {
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(members)
  }
}

extension OrderedSet: Decodable where Element: Decodable {
  /// Decodes an array. Throws when two elements are equal.
  public init(from decoder: any Decoder) throws {
    self.init()
    var container = try decoder.unkeyedContainer()
    while !container.isAtEnd {
      let offset = container.currentIndex
      guard append(try container.decode(Element.self)).inserted else {
        throw DecodingError.dataCorruptedError(
          in: container, debugDescription: "Duplicate element at offset \(offset)")
      }
    }
  }
}
