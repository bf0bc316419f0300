/// The ASCII characters that lexers look at, by name.
///
/// `@_transparent`, because the tool runs in debug builds, where a stored constant costs a call
/// for each comparison.
package enum Byte {
  @_transparent package static var tab: UInt8 { 0x09 }
  @_transparent package static var newline: UInt8 { 0x0A }
  @_transparent package static var carriageReturn: UInt8 { 0x0D }
  @_transparent package static var space: UInt8 { 0x20 }
  @_transparent static var exclamation: UInt8 { 0x21 }
  @_transparent package static var quote: UInt8 { 0x22 }
  @_transparent package static var pound: UInt8 { 0x23 }
  @_transparent static var dollar: UInt8 { 0x24 }
  @_transparent package static var leftParen: UInt8 { 0x28 }
  @_transparent package static var rightParen: UInt8 { 0x29 }
  @_transparent package static var asterisk: UInt8 { 0x2A }
  @_transparent static var plus: UInt8 { 0x2B }
  @_transparent package static var comma: UInt8 { 0x2C }
  @_transparent package static var minus: UInt8 { 0x2D }
  @_transparent package static var period: UInt8 { 0x2E }
  @_transparent package static var slash: UInt8 { 0x2F }
  @_transparent static var zero: UInt8 { 0x30 }
  @_transparent package static var colon: UInt8 { 0x3A }
  @_transparent static var semicolon: UInt8 { 0x3B }
  @_transparent static var less: UInt8 { 0x3C }
  @_transparent package static var equal: UInt8 { 0x3D }
  @_transparent static var greater: UInt8 { 0x3E }
  @_transparent static var question: UInt8 { 0x3F }
  @_transparent static var at: UInt8 { 0x40 }
  @_transparent static var leftSquare: UInt8 { 0x5B }
  @_transparent package static var backslash: UInt8 { 0x5C }
  @_transparent static var rightSquare: UInt8 { 0x5D }
  @_transparent package static var underscore: UInt8 { 0x5F }
  @_transparent static var backtick: UInt8 { 0x60 }
  @_transparent package static var leftBrace: UInt8 { 0x7B }
  @_transparent package static var rightBrace: UInt8 { 0x7D }
  @_transparent static var tilde: UInt8 { 0x7E }

  @_transparent package static func isLineEnd(_ byte: UInt8) -> Bool {
    byte == newline || byte == carriageReturn
  }
}
