/// Protocols that conform to `DependencyInterface`.
extension TrialGenerator {
  /// A protocol can be nested, but in nothing generic.
  mutating func interfaceFile(_ name: String) -> String {
    switch random.below(8) {
    case 0, 1: return "public enum In\(name) {\n" + interface(name) + "}\n"
    case 2: return "extension \(pick("Row", "Row.Cell", "Thing")) {\n" + interface(name) + "}\n"
    case 3: return "#if !ABSENT\n" + interface(name) + "#endif\n"
    case 4: return base(name) + interface(name, inheriting: "Base" + name + ", ")
    default: return interface(name)
    }
  }

  private mutating func base(_ name: String) -> String {
    "public protocol Base\(name): Sendable {\n" + requirements(upTo: 2) + "}\n"
  }

  private mutating func interface(_ name: String, inheriting base: String = "") -> String {
    let directive = pick("", "", "", "// reducergen: records\n", "// reducergen: key none\n")
    let kind = pick("", "", "", "", "AnyObject, ", "Actor, ")
    let isolation =
      kind == "Actor, " ? "nonisolated " : pick("nonisolated ", "nonisolated ", "", "@MainActor ")
    return directive + isolation + access() + "protocol " + name
      + ": " + kind + base + "«DependencyInterface»‹Sendable› {\n" + requirements(upTo: 5) + "}\n"
  }

  private mutating func requirements(upTo most: Int) -> String {
    var names = requirementNames
    names.shuffle(using: &random)
    return names.prefix(1 + random.below(most)).map { conditioned(requirement($0)) + "\n" }.joined()
  }

  private mutating func requirement(_ name: String) -> String {
    let start = "  " + pick("", "", "", "", "@MainActor ", "@available(*, deprecated) ")
    switch random.below(8) {
    case 0: return start + "var \(name): \(returned()) { get }"
    case 1: return start + "var \(name): \(returned()) { get set }"
    case 2:
      return start
        + "var \(name): \(returned()) { get\(pick(" async", " throws", " async throws")) }"
    case 3: return start + "subscript(\(passed())) -> \(returned()) { get\(pick("", " set")) }"
    default: return start + "func \(name)(\(passed()))" + effects() + " -> " + returned()
    }
  }

  private mutating func effects() -> String {
    pick("", "", " async") + pick("", "", "", " throws", " throws(Mishap)", " throws(Mishap.Inner)")
  }

  private mutating func passed() -> String {
    var names = parameterNames
    names.shuffle(using: &random)
    let types = list(upTo: 3) { generator in
      generator.chance(12)
        ? generator.pick(
          "@autoclosure () -> Bool", "Int...", "@escaping @Sendable (Int) async throws -> Row",
          "(Int) throws -> Void", "inout Row", "Int!")
        : generator.type(depth: 1)
    }
    return zip(names, types).map { name, type in
      pick("_ ", "", "", "with ", "`in` ") + name + ": " + type
    }.joined(separator: ", ")
  }

  private mutating func returned() -> String {
    pick(
      "Void", "()", "Int", "String", "Bool", "Row?", "[Int]", "(Int, Int)?", "[Row: Int]", "Int!",
      "Optional<Row>", "Double", "Set<Int>", "AsyncStream<Int>", "String?", "Int", "String", "Row")
  }
}

private let requirementNames = [
  "load", "Load", "save", "`class`", "`self`", "`init`", "value", "own", "_endpoint", "place",
  "fetch", "été", "`a b`", "hash", "p0", "name", "dump", "`default`", "make", "`is`", "each",
  "load", "save", "setValue", "setName", "`subscript`",
]

private let parameterNames = [
  "id", "row", "value", "p0", "p1", "own", "name", "`class`", "été", "self_",
]
