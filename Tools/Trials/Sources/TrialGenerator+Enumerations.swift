/// Enums that conform to `CasePathable`.
extension TrialGenerator {
  mutating func enumerationFile(_ name: String) -> String {
    let inExtension = chance(15)
    let file = placed(name) { $0.enumeration(name, conforming: !inExtension) }
    if !inExtension { return file }
    // An extension on the main actor cannot add the conformance to a nonisolated enum.
    let isNonisolated = file.replacing("‹nonisolated ›", with: "").contains("nonisolated ")
    let isolation = isNonisolated ? "nonisolated " : ""
    return file + "«\n\(isolation)extension \(file.nested(name)): CasePathable {}\n»"
  }

  private mutating func enumeration(_ name: String, conforming: Bool) -> String {
    let access = access()
    let generics = genericClause()
    let isRaw = generics.isEmpty && chance(8)
    let asked = conforming ? "CasePathable" : ""
    let others =
      isRaw ? "Int" : random.pick(Array(repeating: "", count: 12) + ["Sendable", "Hashable"])
    var head = chance(8) ? "«@dynamicMemberLookup »" : ""
    head += isolation() + pick("", "", "", "indirect ")
    if access == "public " && chance(10) { head += "@frozen " }
    return head + access + "enum " + name + generics + inheritance(asked: asked, others)
      + requirements() + " {\n" + members(isRaw: isRaw).joined(separator: "\n") + "\n}\n"
  }

  /// ` where …`, for parameters that have a name.
  mutating func requirements() -> String {
    parameters.contains("Element") && chance(20) ? " where Element: Equatable" : ""
  }

  mutating func members(isRaw: Bool) -> [String] {
    var names = caseNames
    names.shuffle(using: &random)
    var members = names.prefix(1 + random.below(6)).map { name in
      conditioned("  " + element(name, isRaw: isRaw))
    }
    if chance(25) { insert(["  " + otherMember()], into: &members) }
    if !isRaw && chance(25) { insert(nestedCases(), into: &members) }
    return members
  }

  private mutating func insert(_ more: [String], into members: inout [String]) {
    members.insert(contentsOf: more, at: random.below(members.count + 1))
  }

  private mutating func otherMember() -> String {
    pick(
      "typealias Row = String", "public struct Cell {}", "static let shared = 1",
      "var title: String { \"\" }", "func load() {}", "typealias Local = [Row]",
      "init(title: String) { fatalError() }", "public struct Int {}", "public enum Optional {}")
  }

  /// A case whose payload has cases, and the enum of those.
  private mutating func nestedCases() -> [String] {
    let type = pick("Inner", "Inner", "Inner?", "[Inner]", "Result<Inner, Mishap>", "Inner, Inner")
    let label = pick("", "", "inner: ")
    return [
      conditioned("  case inner(\(label)\(type))"),
      conditioned(
        "  public enum Inner«: CasePathable» {\n  case first\n  case second(\(self.type()))\n  }"),
    ]
  }

  private mutating func element(_ name: String, isRaw: Bool) -> String {
    let attribute = pick(
      "", "", "", "", "", "", "", "", "@available(*, deprecated) ", "@available(macOS 15, *) ",
      "// reducergen: ignore\n  ")
    if isRaw || chance(35) { return attribute + "case " + name }
    return attribute + pick("", "", "", "", "indirect ") + "case " + name + payload()
  }

  private mutating func payload() -> String {
    var labels = ["row", "id", "in", "value", "self", "root", "`class`", "v1"]
    labels.shuffle(using: &random)
    let values = (0...random.below(3)).map { index in
      let label = chance(40) ? labels[index] + ": " : ""
      return label + (chance(10) ? "Int = 1" : commented(type()))
    }
    return "(" + values.joined(separator: ", ") + ")"
  }
}

private let caseNames = [
  "load", "save", "`class`", "`self`", "`init`", "none", "some", "value", "`is`", "modify", "cases",
  "allCasePaths", "root", "_x", "été", "`a b`", "Cases", "description", "Load", "v0", "visit",
  "`default`", "state", "hashValue", "get", "`_`", "v1", "whole", "Element", "path", "rawValue",
]

extension String {
  /// How a declaration of the file is named from its top.
  func nested(_ name: String) -> String {
    contains(" In\(name) ") || contains(" In\(name)<") ? "In\(name).\(name)" : name
  }
}
