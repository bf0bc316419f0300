/// A value to write as JSON on one line.
enum JSON {
  case text(String), number(Int), `true`
  case list([JSON])
  /// Fields that are nil are left out.
  case object([(String, JSON?)])

  func write(to bytes: inout [UInt8]) {
    switch self {
    case .text(let text): Self.write(text, to: &bytes)
    case .number(let number): bytes += String(number).utf8
    case .true: bytes += "true".utf8
    case .list(let items):
      bytes.append(0x5B)
      for (index, item) in items.enumerated() {
        if index > 0 { bytes.append(0x2C) }
        item.write(to: &bytes)
      }
      bytes.append(0x5D)
    case .object(let fields):
      bytes.append(0x7B)
      for case (let key, let value?) in fields {
        if bytes.last != 0x7B { bytes.append(0x2C) }
        Self.write(key, to: &bytes)
        bytes.append(0x3A)
        value.write(to: &bytes)
      }
      bytes.append(0x7D)
    }
  }

  private static func write(_ text: String, to bytes: inout [UInt8]) {
    bytes.append(0x22)
    for byte in text.utf8 {
      switch byte {
      case 0x22, 0x5C: bytes += [0x5C, byte]
      case 0x0A: bytes += "\\n".utf8
      case 0..<0x20, 0x7F: bytes += "\\u00\(byte < 16 ? "0" : "")\(String(byte, radix: 16))".utf8
      default: bytes.append(byte)
      }
    }
    bytes.append(0x22)
  }
}
