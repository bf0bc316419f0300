/// The stored properties of a reducer's state.
extension TrialGenerator {
  mutating func properties() -> [String] {
    var names = fieldNames
    names.shuffle(using: &random)
    return names.prefix(random.below(6)).map { conditioned("  " + property($0)) }
  }

  private mutating func property(_ name: String) -> String {
    let introducer = pick("var ", "let ")
    switch random.below(16) {
    case 0: return "private " + introducer + name + ": " + type()
    case 1: return "public private(set) var " + name + ": " + type()
    case 2: return "lazy var " + name + " = 1"
    case 3: return "static let " + name + " = 1"
    case 4: return "var " + name + ": Int { 1 }"
    case 5: return "@Clamped var " + name + " = 1"
    case 6: return "var " + name + " = 1 { didSet {} }"
    case 7: return "weak var " + name + ": Thing?"
    case 8: return "unowned let " + name + ": Thing"
    case 9:
      return introducer + name + " = 1, other" + name.filter { $0 != "`" && $0 != " " } + ": "
        + type()
    case 10: return "let (" + name + ", _): (Int, Row)"
    case 11: return "@available(*, deprecated) " + introducer + name + ": " + type()
    case 12: return "nonisolated(unsafe) " + introducer + name + ": " + type()
    default: return introducer + name + ": " + commented(type())
    }
  }
}

private let fieldNames = [
  "id", "row", "`class`", "`self`", "`init`", "value", "visitor", "fields", "été", "`a b`", "name",
  "description", "_x", "`default`", "Element", "first", "visit", "label", "dump", "`is`",
  "rawValue",
]
