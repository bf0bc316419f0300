/// A token of a generated program, and what may stand before it.
struct Piece {
  enum Gap {
    /// White space, comments and line breaks, or nothing where the tokens stay apart.
    case any
    /// As `any`, but not nothing: around operators.
    case space
    /// As `any`, but no line break.
    case line
    /// Nothing.
    case glued
    /// A line break at least.
    case newline
    /// A line break or a semicolon.
    case statement
  }

  var text: String
  var gap: Gap
}

/// Writes tokens as text with white space and comments between them.
struct Layout {
  enum Style: CaseIterable {
    /// Anything anywhere.
    case wild
    /// Comments and odd spaces, line breaks only where they must be.
    case dense
    /// One space, one line break.
    case tame
  }

  let style: Style
  var random: SeededGenerator

  static let comments = [
    "/* { */", "/**/", "/** documents \" */", "/* /* nested ( */ ' */", "/* // */", "/***/",
    "/* \"\"\" */", "/* } \\( */", "/* #if */", "/*/ */", "/* é 😀 */", "/* ` */",
  ]
  static let lineComments = [
    "// {", "/// documents \"", "// */ /*", "//", "///", "//: `", "// #if A", "// MARK: - ' (",
    "//*", "// \\", "/// ``Symbol`` é",
  ]

  mutating func text(_ pieces: [Piece]) -> String {
    var result = ""
    var previous = ""
    for piece in pieces {
      result += previous.isEmpty ? "" : gap(piece.gap, between: previous, and: piece.text)
      result += piece.text
      previous = piece.text
    }
    return result + (random.chance(80) ? "\n" : "")
  }

  private mutating func gap(
    _ gap: Piece.Gap, between left: String, and right: String
  ) -> String {
    switch gap {
    case .glued: ""
    case .newline: breaks()
    case .statement: random.chance(style == .tame ? 5 : 20) ? filler() + ";" + filler() : breaks()
    case .line: stayApart(left, right) && random.chance(30) ? "" : space()
    case .space: " " + filler() + " "
    case .any:
      if stayApart(left, right) && random.chance(40) { "" } else { filler() + space() + filler() }
    }
  }

  /// Whether two tokens stay two with nothing between them.
  private func stayApart(_ left: String, _ right: String) -> Bool {
    let brackets = "()[]{},"
    if right == "(" || right == "[" { return left == "(" || left == "[" || left == "," }
    return brackets.contains(left.last!) || brackets.contains(right.first!) && right != "{"
  }

  private mutating func space() -> String {
    if style == .tame || random.chance(80) { return " " }
    return random.pick([
      " ", "  ", "\t", "\u{A0}", " /**/ ", " " + random.pick(Self.comments) + " ",
    ])
  }

  /// What `any` allows beyond a space, or nothing.
  private mutating func filler() -> String {
    switch style {
    case .tame: return ""
    case .dense: return random.chance(90) ? "" : " " + random.pick(Self.comments) + " "
    case .wild:
      if random.chance(85) { return "" }
      switch random.below(4) {
      case 0: return "\n"
      case 1: return "\n" + random.pick(Self.comments) + "\n"
      case 2: return " " + random.pick(Self.lineComments) + "\n"
      default: return " " + random.pick(Self.comments) + " "
      }
    }
  }

  private mutating func breaks() -> String {
    if style == .tame || random.chance(70) { return "\n" }
    return random.pick([
      "\n\n", "\n  ", " \n\t", "\n" + random.pick(Self.comments) + "\n",
      " " + random.pick(Self.lineComments) + "\n",
      "\n" + random.pick(Self.lineComments) + "\n" + random.pick(Self.lineComments) + "\n",
    ])
  }
}
