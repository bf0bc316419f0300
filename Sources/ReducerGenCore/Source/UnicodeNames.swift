/// Which characters beyond ASCII may stand in identifiers and in operators: the ranges that the
/// language reference lists in its grammar of identifiers and operators.
enum UnicodeNames {
  static func beginsIdentifier(_ value: UInt32) -> Bool {
    continuesIdentifier(value) && !isCombining(value)
  }

  static func continuesIdentifier(_ value: UInt32) -> Bool {
    if value < 0xA8 { return false }
    if value <= 0x2FF { return isLatinLetter(value) }
    if value < 0x2000 { return value != 0x1680 && value != 0x180E }
    if value < 0x3004 { return isAmongSymbols(value) }
    if value <= 0x3007 || value >= 0x3021 && value <= 0x302F { return true }
    if value < 0x3031 { return false }
    if value <= 0xFFFD { return isInBasicPlane(value) }
    return value <= 0xEFFFD && value & 0xFFFF <= 0xFFFD
  }

  private static func isLatinLetter(_ value: UInt32) -> Bool {
    switch value {
    case 0xA8, 0xAA, 0xAD, 0xAF, 0xB2...0xB5, 0xB7...0xBA, 0xBC...0xBE: true
    case 0xC0...0xD6, 0xD8...0xF6, 0xF8...0x2FF: true
    default: false
    }
  }

  private static func isAmongSymbols(_ value: UInt32) -> Bool {
    switch value {
    case 0x200B...0x200D, 0x202A...0x202E, 0x203F...0x2040, 0x2054, 0x2060...0x206F: true
    case 0x2070...0x218F, 0x2460...0x24FF, 0x2776...0x2793: true
    case 0x2C00...0x2DFF, 0x2E80...0x2FFF: true
    default: false
    }
  }

  private static func isInBasicPlane(_ value: UInt32) -> Bool {
    switch value {
    case 0x3031...0xD7FF, 0xF900...0xFD3D, 0xFD40...0xFDCF: true
    case 0xFDF0...0xFE44, 0xFE47...0xFFFD: true
    default: false
    }
  }

  /// Combining marks continue a name but do not begin one.
  private static func isCombining(_ value: UInt32) -> Bool {
    switch value {
    case 0x0300...0x036F, 0x1DC0...0x1DFF, 0x20D0...0x20FF, 0xFE20...0xFE2F: true
    default: false
    }
  }

  static func beginsOperator(_ value: UInt32) -> Bool {
    switch value {
    case 0xA1...0xA7, 0xA9, 0xAB, 0xAC, 0xAE, 0xB0, 0xB1, 0xB6, 0xBB, 0xBF, 0xD7, 0xF7: true
    case 0x2016...0x2017, 0x2020...0x2027, 0x2030...0x203E, 0x2041...0x2053: true
    case 0x2055...0x205E, 0x2190...0x23FF, 0x2500...0x2775, 0x2794...0x2BFF: true
    case 0x2E00...0x2E7F, 0x3001...0x3003, 0x3008...0x3020, 0x3030: true
    default: false
    }
  }

  static func continuesOperator(_ value: UInt32) -> Bool {
    if beginsOperator(value) || isCombining(value) { return true }
    return value >= 0xFE00 && value <= 0xFE0F || value >= 0xE0100 && value <= 0xE01EF
  }
}
