/// Makes random declarations that mostly compile; the compiler itself tells which do not.
struct TrialGenerator {
  var random: SeededGenerator
  /// The generic parameters that types may name.
  var parameters: [String] = []

  static func trial(named name: String, random: SeededGenerator) -> Trial {
    var generator = Self(random: random)
    var pattern = "public import GeneratedSupport\n\n" + generator.declaration(name)
    generator.parameters = []
    if generator.chance(25) { pattern += "\n" + generator.declaration(name + "B") }
    return Trial(name: name, pattern: pattern)
  }

  private mutating func declaration(_ name: String) -> String {
    switch random.below(5) {
    case 0: enumerationFile(name)
    case 1: reducerFile(name)
    case 4: interfaceFile(name)
    case 2 where chance(50): caseReducerFile(name)
    default: placed(name) { $0.client(name) }
    }
  }

  mutating func chance(_ percent: Int) -> Bool { random.chance(percent) }

  /// One of the texts; the empty one as often as it stands there.
  mutating func pick(_ texts: String...) -> String { random.pick(texts) }

  mutating func list(upTo most: Int, _ element: (inout Self) -> String) -> [String] {
    let count = random.below(most + 1)
    return (0..<count).map { _ in element(&self) }
  }

  mutating func access() -> String { pick("", "", "", "", "public ", "public ", "package ") }

  /// `<Element: Sendable>` and the like; `parameters` are their names.
  mutating func genericClause() -> String {
    switch random.below(12) {
    case 0: return clause("<Element: Sendable>", ["Element"])
    case 1: return clause("<Element: Hashable & Sendable, Other: Sendable>", ["Element", "Other"])
    case 2: return clause("<Item: Named>", ["Item", "Item.Name"])
    case 3: return clause("<let count: Int>", ["InlineArray<count, Int>"])
    default: return ""
    }
  }

  private mutating func clause(_ text: String, _ names: [String]) -> String {
    parameters += names
    return text
  }

  /// What asks belongs to no actor, also where everything else does.
  mutating func isolation() -> String {
    pick("‹nonisolated ›", "‹nonisolated ›", "‹nonisolated ›", "nonisolated ", "@MainActor ")
  }

  /// `: others, asked`; the second is left out where the declaration does not ask.
  mutating func inheritance(asked: String, _ others: String) -> String {
    if asked.isEmpty { return others.isEmpty ? "" : ": " + others }
    return others.isEmpty ? "«: \(asked)»" : ": \(others)«, \(asked)»"
  }

  /// The member as it is, or with something of a program of many platforms around it.
  mutating func conditioned(_ member: String) -> String {
    switch random.below(14) {
    case 0: "#if !ABSENT\n" + member + "\n#endif"
    case 1: "#if ABSENT\n" + member + "\n#endif"
    case 2: "#if ABSENT\n#elseif os(Linux) || os(macOS)\n" + member + "\n#endif"
    case 3: "/// Documented.\n" + member
    default: member
    }
  }

  /// The type with comments in it: generated code must not copy these.
  mutating func commented(_ type: String) -> String {
    switch random.below(20) {
    case 0: "/* why */ " + type
    case 1: type + " /* why */"
    case 2: type + "  // why\n"
    default: type
    }
  }
}
