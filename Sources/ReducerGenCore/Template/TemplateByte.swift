import ReducerGenSyntax

extension Byte {
  static let percent: UInt8 = 0x25
  static let apostrophe: UInt8 = 0x27

  /// Blank, but no end of a line.
  static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 }
  static func isWhitespace(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) }
  static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }

  /// Letters of other scripts count: a property may be called after anything.
  static func isNameStart(_ byte: UInt8) -> Bool {
    (0x61...0x7A).contains(byte | 0x20) || byte == underscore || byte >= 0x80
  }
  static func isNamePart(_ byte: UInt8) -> Bool { isNameStart(byte) || isDigit(byte) }
}
