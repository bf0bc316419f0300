/// A declaration that asks for generated code, in a file of its own. What stands between « and » is
/// what asks, and between ‹ and › what stands there otherwise: then the file shows whether the
/// declaration compiles by itself.
struct Trial {
  let name: String
  let pattern: String

  var asking: String { text(keeping: "«", "»", leavingOut: "‹", "›") }
  var plain: String { text(keeping: "‹", "›", leavingOut: "«", "»") }

  private func text(
    keeping opening: Character, _ closing: Character, leavingOut start: Character, _ end: Character
  ) -> String {
    var isLeftOut = false
    return pattern.filter { character in
      if character == start { isLeftOut = true }
      defer { if character == end { isLeftOut = false } }
      return !isLeftOut && ![opening, closing, end].contains(character)
    }
  }
}
