/// The source of a default value, which can be spelt in another way than a recorded value.
struct DefaultValue {
  private let source: String

  init(_ source: String) { self.source = source }

  func isPrinted(as printed: String) -> Bool {
    if source == printed || number(source) == printed { return true }
    // The names of nested types: 'Profile()' for 'Form.Profile()'.
    if printed.hasSuffix("." + source) { return true }
    if printed.hasPrefix("."), source.hasSuffix(printed) {
      return isType(source.dropLast(printed.count))
    }
    if source.hasPrefix(".init("), let open = printed.firstIndex(of: "(") {
      return isType(printed[..<open]) && source.dropFirst(".init".count) == printed[open...]
    }
    return ["[]", "[:]"].contains(printed) && isEmptyCollection
  }

  /// `1000` of `1_000.0`.
  private func number(_ text: String) -> String {
    guard text.first?.isNumber == true || text.hasPrefix("-") else { return text }
    let digits = text.filter { $0 != "_" }
    return digits.hasSuffix(".0") ? String(digits.dropLast(2)) : digits
  }

  private func isType(_ text: Substring) -> Bool {
    text.first?.isUppercase == true
      && text.allSatisfy { $0.isLetter || $0.isNumber || "_.<>?, :[]".contains($0) }
  }

  /// `StackState<Path.State>()`, `[Int]()`, `.init()`.
  private var isEmptyCollection: Bool {
    guard source.hasSuffix("()") else { return false }
    let type = source.dropLast(2)
    return type == ".init" || type.hasPrefix("[") && type.hasSuffix("]")
      || Self.collections.contains(type.prefix { $0 != "<" })
  }

  private static let collections: Set<Substring> = [
    "Array", "Set", "Dictionary", "StackState", "IdentifiedArray", "IdentifiedArrayOf",
    "OrderedSet",
  ]
}
