/// What a byte may be, as bits: one look-up instead of a chain of comparisons.
enum ByteMask {
  /// Letters, digits, `_`, `$`, and whatever begins a character beyond ASCII.
  @_transparent static var word: UInt8 { 1 }
  /// The ASCII characters that operators are made of.
  @_transparent static var operatorCharacter: UInt8 { 2 }
  /// What the scan for a closing brace has to look at: quotes, comments and back-ticks too.
  @_transparent static var braceStop: UInt8 { 4 }
  /// The same for a closing parenthesis.
  @_transparent static var parenStop: UInt8 { 8 }
  /// Space, tab, line ends, form feed, vertical tab.
  @_transparent static var space: UInt8 { 16 }
  /// What ends or changes the run of a string literal's text.
  @_transparent static var stringStop: UInt8 { 32 }
  /// `0` to `9`.
  @_transparent static var digit: UInt8 { 64 }
  /// As `braceStop`, for a closing square bracket.
  @_transparent static var squareStop: UInt8 { 128 }
}

/// The masks of all bytes.
///
/// Safety: the memory is written in `init` only and lives as long as the process, so that it may
/// be read from anywhere. A pointer, because an array's subscript costs a debug build 6 times it.
final class ByteTable: @unchecked Sendable {
  static let shared = ByteTable()

  let bits: UnsafePointer<UInt8>

  private init() {
    let memory = UnsafeMutablePointer<UInt8>.allocate(capacity: 256)
    memory.initialize(repeating: 0, count: 256)
    func mark(_ text: String, _ bit: UInt8) { for byte in text.utf8 { memory[Int(byte)] |= bit } }
    mark("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_$", ByteMask.word)
    for byte in 128..<256 { memory[byte] |= ByteMask.word }
    mark("0123456789", ByteMask.digit)
    mark("/=-+!*%<>&|^~?", ByteMask.operatorCharacter)
    mark("{}\"/#`\0", ByteMask.braceStop)
    mark("(){}\"/#`\0", ByteMask.parenStop)
    mark("[]{}\"/#`\0", ByteMask.squareStop)
    mark(" \t\n\r\u{0B}\u{0C}", ByteMask.space)
    mark("\"\\\n\r\0", ByteMask.stringStop)
    self.bits = UnsafePointer(memory)
  }
}
