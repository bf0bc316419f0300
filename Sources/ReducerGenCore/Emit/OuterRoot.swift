/// Another type with the name `Root`: a generic parameter, a feature.
///
/// Inside of `AllCasePaths`, `Root` is the enum that the case paths belong to. Generated code gives the
/// other type the name `_Root`.
enum OuterRoot {
  static func isNamed(in text: String) -> Bool { text != renamed(in: text) }

  /// The text of a type, with `_Root` where it says `Root`; not where that is a member or a label.
  static func renamed(in text: String) -> String {
    let bytes = Array(text.utf8)
    var result: [UInt8] = []
    for position in bytes.indices {
      if bytes[position] == UInt8(ascii: "R"), isName(at: position, in: bytes) {
        result.append(Byte.underscore)
      }
      result.append(bytes[position])
    }
    return result.count == bytes.count ? text : String(decoding: result, as: UTF8.self)
  }

  private static func isName(at position: Int, in bytes: [UInt8]) -> Bool {
    guard bytes[position...].starts(with: "Root".utf8) else { return false }
    let previous = position == 0 ? Byte.space : bytes[position - 1]
    let rest = bytes[(position + 4)...]
    let isMember = previous == Byte.period || previous == Byte.backtick
    if isMember || isPartOfName(previous) { return false }
    if let next = rest.first, isPartOfName(next) { return false }
    return rest.first { $0 != Byte.space } != Byte.colon
  }

  private static func isPartOfName(_ byte: UInt8) -> Bool {
    ByteTable.shared.bits[Int(byte)] & ByteMask.word != 0 || byte >= 0x80
  }
}
