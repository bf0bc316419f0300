/// A place in the bytes of a file. After the last byte come NULs, so looking ahead needs no check.
struct Cursor {
  let base: UnsafePointer<UInt8>
  let end: Int
  let bits: UnsafePointer<UInt8>
  var position: Int

  init(_ bytes: UnsafePointer<UInt8>, count: Int) {
    self.base = bytes
    self.end = count
    self.bits = ByteTable.shared.bits
    self.position = 0
  }

  @_transparent var current: UInt8 { base[position] }
  @_transparent var isAtEnd: Bool { position >= end }

  @_transparent func peek(_ distance: Int = 1) -> UInt8 { base[position &+ distance] }

  @_transparent mutating func advance(_ distance: Int = 1) { position = position &+ distance }

  /// Moves to the first byte that has one of the bits. NUL is a stop in every mask used here.
  @_transparent mutating func skip(until mask: UInt8) {
    var here = position
    while bits[Int(base[here])] & mask == 0 { here = here &+ 1 }
    position = here
  }

  /// Moves past the ASCII bytes that have the bit.
  @_transparent mutating func skipASCII(_ mask: UInt8) {
    var here = position
    while base[here] < 0x80 && bits[Int(base[here])] & mask != 0 { here = here &+ 1 }
    position = here
  }

  @_transparent func has(_ mask: UInt8) -> Bool { has(mask, at: position) }
  @_transparent func has(_ mask: UInt8, at position: Int) -> Bool {
    bits[Int(base[position])] & mask != 0
  }

  /// Whether a part of the bytes is this text.
  func isText(_ text: StaticString, from start: Int, to end: Int) -> Bool {
    if end - start != text.utf8CodeUnitCount { return false }
    for index in start..<end where base[index] != text.utf8Start[index - start] { return false }
    return true
  }

  /// Whether a no-break space is here. Each of its two bytes could be part of a word.
  func hasWideSpace(at position: Int) -> Bool {
    base[position] == 0xC2 && base[position + 1] == 0xA0
  }

  func hasWideSpace(endingAt last: Int) -> Bool { last > 0 && hasWideSpace(at: last - 1) }

  func count(of byte: UInt8, from start: Int) -> Int {
    var here = start
    while base[here] == byte { here += 1 }
    return here - start
  }

  /// The Unicode scalar here and how many bytes it takes; nil where the bytes are not UTF-8.
  func scalar() -> (value: UInt32, length: Int)? {
    let first = UInt32(current)
    if first < 0x80 { return (first, 1) }
    let length = first >= 0xF0 ? 4 : first >= 0xE0 ? 3 : 2
    if first < 0xC2 || first > 0xF4 { return nil }
    var value = first & (0xFF >> UInt32(length + 1))
    for offset in 1..<length {
      let next = UInt32(peek(offset))
      if next & 0xC0 != 0x80 { return nil }
      value = value << 6 | next & 0x3F
    }
    return (value, length)
  }
}
