/// Finds the keys in the bytes that a terminal sends. A key with a name is a sequence of bytes that
/// begins with escape.
public struct KeyDecoder: Sendable {
  /// The beginning of a key whose other bytes have not arrived yet.
  private var pending: [UInt8] = []

  public init() {}

  /// Whether more bytes can change the meaning of those that have arrived.
  public var isWaiting: Bool { !pending.isEmpty }

  public mutating func decode(_ bytes: some Sequence<UInt8>) -> [Key] {
    pending += bytes
    var keys: [Key] = []
    while let (key, length) = Self.firstKey(of: pending) {
      pending.removeFirst(length)
      if let key { keys.append(key) }
    }
    return keys
  }

  /// Call this when no byte follows. Escape was pressed if nothing came after it.
  public mutating func finish() -> [Key] {
    defer { pending = [] }
    return pending == [Byte.escape] ? [.escape] : []
  }

  /// The first key and the number of its bytes. The key is nil if it has no meaning here. The
  /// result is nil if bytes are missing.
  private static func firstKey(of bytes: [UInt8]) -> (Key?, length: Int)? {
    guard let first = bytes.first else { return nil }
    switch first {
    case Byte.escape: return sequence(in: bytes)
    case Byte.lineFeed, Byte.carriageReturn: return (.enter, 1)
    case Byte.tab: return (.tab, 1)
    case Byte.backspace, Byte.delete: return (.backspace, 1)
    case 1...26: return (.control(Character(Unicode.Scalar(first + 96))), 1)
    case 0..<32: return (nil, 1)
    default: return character(in: bytes)
    }
  }

  private static func character(in bytes: [UInt8]) -> (Key?, length: Int)? {
    let length =
      switch bytes[0] {
      case 0xF0...: 4
      case 0xE0...: 3
      case 0xC0...: 2
      default: 1
      }
    if bytes.count < length { return nil }
    let text = String(validating: bytes.prefix(length), as: UTF8.self)
    return (text?.first.map(Key.character), text == nil ? 1 : length)
  }

  /// escape '[' parameters final-byte, or escape 'O' final-byte
  private static func sequence(in bytes: [UInt8]) -> (Key?, length: Int)? {
    guard bytes.count > 1 else { return nil }
    guard "[O".utf8.contains(bytes[1]) else { return (.escape, 1) }
    guard let end = bytes[2...].firstIndex(where: { (0x40...0x7E).contains($0) }) else {
      return nil
    }
    return (named[String(decoding: bytes[2...end], as: UTF8.self)], end + 1)
  }

  private static let named: [String: Key] = [
    "A": .up, "B": .down, "C": .right, "D": .left, "H": .home, "F": .end,
    "1~": .home, "3~": .delete, "4~": .end, "5~": .pageUp, "6~": .pageDown, "7~": .home, "8~": .end,
  ]
}

private enum Byte {
  static let backspace: UInt8 = 0x08
  static let tab: UInt8 = 0x09
  static let lineFeed: UInt8 = 0x0A
  static let carriageReturn: UInt8 = 0x0D
  static let escape: UInt8 = 0x1B
  static let delete: UInt8 = 0x7F
}
