extension Character {
  /// The number of columns that a terminal uses for the character: two for the wide ones of East
  /// Asia and for emoji.
  public var columns: Int {
    unicodeScalars.contains { scalar in
      Self.wide.contains { $0.contains(scalar.value) }
    } ? 2 : 1
  }

  private static let wide: [ClosedRange<UInt32>] = [
    0x1100...0x115F, 0x2E80...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F,
    0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x1F300...0x1FAFF, 0x20000...0x3FFFD,
  ]

  /// A character that a terminal would obey instead of showing it.
  fileprivate var isControl: Bool {
    unicodeScalars.contains { $0.properties.generalCategory == .control }
  }
}

extension Sequence<Character> {
  public var columns: Int { reduce(0) { $0 + $1.columns } }

  /// The beginning that fits into the columns, and an ellipsis if that is not all. A character that a
  /// terminal would obey is replaced.
  public func fitted(to columns: Int) -> String {
    let isCut = self.columns > columns
    var rest = isCut ? columns - 1 : columns
    var text = ""
    for character in self {
      rest -= character.columns
      if rest < 0 { break }
      text.append(character.isControl ? "�" : character)
    }
    return text + (isCut && columns > 0 ? "…" : "")
  }
}
