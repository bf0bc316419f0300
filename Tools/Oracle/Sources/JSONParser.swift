/// Reads one JSON value strictly: what a dump prints must be valid to the last byte.
struct JSONParser {
  struct Failure: Error, CustomStringConvertible {
    var offset: Int
    var reason: String
    var description: String { "invalid JSON at byte \(offset): \(reason)" }
  }

  private let bytes: ArraySlice<UInt8>
  private var index: Int

  static func parse(_ bytes: ArraySlice<UInt8>) throws -> JSON {
    var parser = Self(bytes: bytes, index: bytes.startIndex)
    let value = try parser.parseValue()
    parser.skipSpace()
    if parser.index != bytes.endIndex { throw parser.failure("text after the value") }
    return value
  }

  private func failure(_ reason: String) -> Failure {
    Failure(offset: index - bytes.startIndex, reason: reason)
  }

  private var current: UInt8? { index < bytes.endIndex ? bytes[index] : nil }

  private mutating func skipSpace() {
    while let byte = current, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 {
      index += 1
    }
  }

  private mutating func eat(_ character: Unicode.Scalar) -> Bool {
    skipSpace()
    guard current == UInt8(ascii: character) else { return false }
    index += 1
    return true
  }

  private mutating func parseValue() throws -> JSON {
    if eat("{") { return try parseObject() }
    if eat("[") { return try parseArray() }
    if eat("\"") { return .string(try parseString()) }
    return try parseWord()
  }

  private mutating func parseObject() throws -> JSON {
    var members: [JSON.Member] = []
    if eat("}") { return .object([]) }
    repeat {
      guard eat("\"") else { throw failure("a key expected") }
      let key = try parseString()
      guard eat(":") else { throw failure("':' expected") }
      members.append(JSON.Member(key: key, value: try parseValue()))
    } while eat(",")
    guard eat("}") else { throw failure("'}' expected") }
    return .object(members)
  }

  private mutating func parseArray() throws -> JSON {
    var values: [JSON] = []
    if eat("]") { return .array([]) }
    repeat { values.append(try parseValue()) } while eat(",")
    guard eat("]") else { throw failure("']' expected") }
    return .array(values)
  }

  private mutating func parseWord() throws -> JSON {
    let start = index
    while let byte = current, byte == 0x2D || (0x30...0x39).contains(byte) || byte >= 0x61 {
      if byte == UInt8(ascii: "}") { break }
      index += 1
    }
    let word = String(decoding: bytes[start..<index], as: UTF8.self)
    switch word {
    case "true": return .bool(true)
    case "false": return .bool(false)
    case "null": return .null
    default:
      guard let number = Int(word) else { throw failure("a value expected, found '\(word)'") }
      return .number(number)
    }
  }

  private mutating func parseString() throws -> String {
    var text: [UInt8] = []
    while true {
      let start = index
      while let byte = current, byte != 0x22, byte != 0x5C, byte >= 0x20 { index += 1 }
      text += bytes[start..<index]
      switch current {
      case 0x22:
        index += 1
        guard let string = String(validating: text, as: UTF8.self) else {
          throw failure("invalid UTF-8")
        }
        return string
      case 0x5C:
        index += 1
        try parseEscape(into: &text)
      default: throw failure("a control character or the end inside a string")
      }
    }
  }

  private mutating func parseEscape(into text: inout [UInt8]) throws {
    guard let byte = current else { throw failure("the end inside an escape") }
    index += 1
    switch byte {
    case 0x22, 0x5C, 0x2F: text.append(byte)
    case UInt8(ascii: "n"): text.append(0x0A)
    case UInt8(ascii: "r"): text.append(0x0D)
    case UInt8(ascii: "t"): text.append(0x09)
    case UInt8(ascii: "b"): text.append(0x08)
    case UInt8(ascii: "f"): text.append(0x0C)
    case UInt8(ascii: "u"):
      var unit = try parseUnit()
      if (0xD800..<0xDC00).contains(unit), eat("\\"), eat("u") {
        unit = 0x10000 + (unit - 0xD800) << 10 + (try parseUnit() &- 0xDC00)
      }
      guard let scalar = Unicode.Scalar(unit) else { throw failure("a lone surrogate") }
      text += Array(String(Character(scalar)).utf8)
    default: throw failure("an unknown escape")
    }
  }

  private mutating func parseUnit() throws -> UInt32 {
    let digits = bytes[index..<min(index + 4, bytes.endIndex)]
    guard digits.count == 4,
      let unit = UInt32(String(decoding: digits, as: UTF8.self), radix: 16)
    else { throw failure("four hexadecimal digits expected") }
    index += 4
    return unit
  }
}
