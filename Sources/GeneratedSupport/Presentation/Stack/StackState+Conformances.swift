extension StackState: Equatable where Element: Equatable {
  /// Whether both stacks have equal elements with equal ids in the same order.
  public static func == (left: Self, right: Self) -> Bool {
    left.ids == right.ids && left.elements == right.elements
  }
}

extension StackState: Hashable where Element: Hashable {
  public func hash(into hasher: inout Hasher) {
    hasher.combine(ids)
    hasher.combine(elements)
  }
}

extension StackState: Encodable where Element: Encodable {
  /// Encodes an array of the elements, without their ids.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(elements)
  }
}

extension StackState: Decodable where Element: Decodable {
  /// Decodes an array. The elements get new ids.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    self.init(try container.decode([Element].self))
  }
}

extension StackState: CustomStringConvertible, CustomDebugStringConvertible {
  public var description: String { debugDescription }

  /// `StackState<Path.State>([#0: …])`
  public var debugDescription: String {
    let pairs = zip(ids, elements).map { "\($0): \(String(reflecting: $1))" }
    let list = pairs.isEmpty ? ":" : pairs.joined(separator: ", ")
    return "\(dumpTypeName(Self.self, keepsArguments: true))([\(list)])"
  }
}

extension StackState: CustomReflectable {
  public var customMirror: Mirror {
    Mirror(self, unlabeledChildren: Array(zip(ids, elements)), displayStyle: .dictionary)
  }
}
