/// Names in Swift: how to spell them, and how to make one from another.
package enum SwiftName {
  private static let backtick = UInt8(ascii: "`")

  /// The leading run of capitals becomes lower case, except its last letter when the run is longer
  /// than one and a lower-case letter follows: `APIClient` → `apiClient`, `URL` → `url`,
  /// `HTTP2Client` → `http2Client`. Back-ticks stay.
  package static func lowerFirst(_ name: String) -> String {
    let (tick, rest) = splitBacktick(name)
    var run = rest.prefix { $0.isUppercase }
    if run.count > 1, run.endIndex < rest.endIndex, rest[run.endIndex].isLowercase {
      run = run.dropLast()
    }
    return tick + run.lowercased() + rest[run.endIndex...]
  }

  /// The first letter becomes upper case.
  package static func upperFirst(_ name: String) -> String {
    let (tick, rest) = splitBacktick(name)
    return tick + rest.prefix(1).uppercased() + rest.dropFirst()
  }

  private static func splitBacktick(_ name: String) -> (tick: String, rest: Substring) {
    name.utf8.first == backtick ? ("`", name.dropFirst()) : ("", name[...])
  }

  /// The name, in back-ticks if some places need them; nil if it is not a name even in back-ticks.
  /// `_` and names that begin with `$` stay as they are, because code cannot declare them.
  package static func escaped(_ name: String) -> String? {
    if name == "_" || isEscaped(name) { return name }
    let isDollar = name.utf8.first == UInt8(ascii: "$") && name.utf8.count > 1
    if isIdentifier(isDollar ? String(name.dropFirst()) : name, afterDollar: isDollar) {
      return keywords.contains(name) ? "`\(name)`" : name
    }
    return canBeRaw(name) ? "`\(name)`" : nil
  }

  private static func isEscaped(_ name: String) -> Bool {
    name.utf8.count > 2 && name.utf8.first == backtick && name.utf8.last == backtick
      && canBeRaw(String(name.dropFirst().dropLast()))
  }

  /// Words that cannot stand as the name of a case, property, method, parameter or type. The
  /// last six can in some of these places; escaped they can in all.
  static let keywords: Set<String> = [
    "Any", "Self", "as", "associatedtype", "break", "case", "catch", "class", "continue", "default",
    "defer", "deinit", "do", "else", "enum", "extension", "fallthrough", "false", "fileprivate",
    "for", "func", "guard", "if", "import", "in", "init", "inout", "internal", "is", "let", "nil",
    "operator", "precedencegroup", "private", "protocol", "public", "repeat", "rethrows", "return",
    "self", "static", "struct", "subscript", "super", "switch", "throw", "throws", "true", "try",
    "typealias", "var", "where", "while", "Protocol", "Type", "any", "await", "each", "some",
    "unsafe",
  ]

  private static func isIdentifier(_ name: String, afterDollar: Bool) -> Bool {
    let scalars = name.unicodeScalars
    guard let first = scalars.first, scalars.allSatisfy(isPart) else { return false }
    if afterDollar { return true }
    return first.isASCII
      ? !("0"..."9").contains(first) : UnicodeNames.beginsIdentifier(first.value)
  }

  private static func isPart(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "_", "a"..."z", "A"..."Z", "0"..."9": true
    default: UnicodeNames.continuesIdentifier(scalar.value)
    }
  }

  /// A name in back-ticks (SE-0451) may hold nearly anything, but not only blanks or operators.
  private static func canBeRaw(_ name: String) -> Bool {
    let scalars = name.unicodeScalars
    let isForbidden = scalars.contains { scalar in
      scalar == "`" || scalar == "\\" || scalar.value < 0x20 || (0x7F...0x9F).contains(scalar.value)
        || scalar.value == 0x2028 || scalar.value == 0x2029
    }
    guard !isForbidden else { return false }
    return scalars.contains { !$0.properties.isWhitespace && !isOperator($0) }
  }

  private static func isOperator(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.isASCII { return "/=-+!*%<>&|^~?.".unicodeScalars.contains(scalar) }
    return UnicodeNames.continuesOperator(scalar.value)
  }
}
