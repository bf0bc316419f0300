/// Writes JSON on one line. Keys with nothing to say are left out by the caller.
struct JSONWriter {
  private(set) var bytes: [UInt8] = []
  private var needsComma = false

  mutating func object(_ body: (inout JSONWriter) -> Void) {
    nest(0x7B, 0x7D, body)
  }

  mutating func array(_ body: (inout JSONWriter) -> Void) {
    nest(0x5B, 0x5D, body)
  }

  mutating func key(_ name: StaticString) {
    string(name.description)
    bytes.append(0x3A)
    needsComma = false
  }

  mutating func string(_ text: String) {
    separate()
    bytes.append(0x22)
    for byte in text.utf8 { append(byte) }
    bytes.append(0x22)
  }

  mutating func number(_ value: Int) {
    separate()
    bytes.append(contentsOf: String(value).utf8)
  }

  mutating func bool(_ value: Bool) {
    separate()
    bytes.append(contentsOf: (value ? "true" : "false").utf8)
  }

  private mutating func nest(_ open: UInt8, _ close: UInt8, _ body: (inout JSONWriter) -> Void) {
    separate()
    bytes.append(open)
    needsComma = false
    body(&self)
    bytes.append(close)
    needsComma = true
  }

  private mutating func separate() {
    if needsComma { bytes.append(0x2C) }
    needsComma = true
  }

  private mutating func append(_ byte: UInt8) {
    switch byte {
    case 0x22, 0x5C: bytes.append(contentsOf: [0x5C, byte])
    case 0x0A: bytes.append(contentsOf: [0x5C, 0x6E])
    case 0..<0x20, 0x7F: bytes.append(contentsOf: "\\u00\(Self.hexadecimal(byte))".utf8)
    default: bytes.append(byte)
    }
  }

  private static func hexadecimal(_ byte: UInt8) -> String {
    (byte < 16 ? "0" : "") + String(byte, radix: 16)
  }
}
