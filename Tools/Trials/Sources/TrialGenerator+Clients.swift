import Foundation

/// Structs that conform to `DependencyClient`.
extension TrialGenerator {
  /// What is public says itself that it is sendable; elsewhere the conformance says it.
  mutating func client(_ name: String) -> String {
    let access = access()
    let generics = genericClause()
    let isolation = isolation()
    let frozen = access == "public " && chance(10) ? "@frozen " : ""
    let asked =
      !access.isEmpty || chance(60)
      ? ": «DependencyClient, »Sendable" : ": «DependencyClient»‹Sendable›"
    return isolation + frozen + access + "struct " + name + generics + asked + " {\n"
      + endpoints(access).joined(separator: "\n") + "\n}\n"
  }

  private mutating func endpoints(_ access: String) -> [String] {
    var names = endpointNames
    names.shuffle(using: &random)
    var properties = names.prefix(1 + random.below(4)).map { name in
      let own = chance(92) ? access : pick("", "private ", "private(set) ", "fileprivate ")
      return conditioned("  " + endpoint(name, own))
    }
    if chance(20) {
      let other = pick(
        "let root: String", "var count: Int = 1", "var row: Row", "let fixed = 1",
        "var drawer: Drawer", "let drawer: Drawer", "let run: @Sendable (_ x: Int) -> Row",
        "static let shared = 1", "var computed: Int { 1 }", "lazy var later = 1", "var row: Row?",
        "var cache: Cache = Cache()", "var boxes: [Box<Cache>] = []", "var any: Any?",
        "init(count: Int) { fatalError() }", "func load(id: Int) {}", "init() { fatalError() }")
      let place = random.below(properties.count + 1)
      let member = "  " + access + other
      properties.insert(other.hasPrefix("init") ? member : conditioned(member), at: place)
    }
    if chance(25) {
      let value = access + "nonisolated static var testValue: Self { fatalError() }"
      properties.append(conditioned("  " + value))
    }
    return properties
  }

  /// `@available var name: @Sendable (…) -> Result = { … }`
  private mutating func endpoint(_ name: String, _ access: String) -> String {
    let start = comment(name) + access + pick("var ", "var ", "var ", "var ", "let ") + name + ": "
    if chance(7) { return start + pick("Load", "Again", "Load?") }
    var parameters = list(upTo: 3) { $0.parameter() }
    let result = random.pick(results)
    // The compiler warns of its own end of a consumed value, after a call that does not return.
    if result.type == "Never" { parameters = parameters.map { $0.without("consuming ") } }
    let (attributes, effects) = function()
    var type =
      attributes + "(" + parameters.joined(separator: ", ") + ")" + effects + " -> " + result.type
    if chance(5) { type = "(" + type + ")" }
    if chance(5) { return start + "(" + type + ")?" }
    let value = chance(65) ? answer(parameters.count, result.value) : ""
    return start + type + value
  }

  private mutating func answer(_ count: Int, _ value: String) -> String {
    let names = Array(repeating: "_", count: count).joined(separator: ", ")
    return " = { " + names + (count > 0 ? " in " : "") + value + " }"
  }

  private mutating func comment(_ name: String) -> String {
    let plain = name.filter { $0 != "`" && $0 != " " }
    return pick(
      "", "", "", "", "", "", "", "", "", "", "@available(*, deprecated) ",
      "@available(macOS 10.15, *) ", "// reducergen: method other\(plain)\n  ",
      "// reducergen: ignore\n  ")
  }

  private mutating func function() -> (attributes: String, effects: String) {
    let attributes = pick(
      "@Sendable ", "@Sendable ", "@Sendable ", "@Sendable ", "@MainActor ",
      "@Sendable @MainActor ",
      "@Kitchen @Sendable ", "@Sendable", "nonisolated(nonsending) @Sendable ",
      "@concurrent @Sendable ")
    let isAsync = attributes.contains("@concurrent") || attributes.hasPrefix("non") || chance(30)
    let errors = pick(
      "", "", "", " throws", " throws", " throws(Mishap)", " throws(Mishap.Inner)",
      " throws(any Error)", " throws(Never)", " throws (Mishap)")
    return (attributes, (isAsync ? " async" : "") + errors)
  }

  private mutating func parameter() -> String {
    let type =
      chance(12)
      ? pick(
        "@autoclosure () -> Bool", "@autoclosure @Sendable () throws -> Int", "Int...",
        "@escaping @Sendable (Int) async throws -> Row", "@escaping () -> Void", "Span<Int>",
        "isolated (any Actor)?", "some Named")
      : passedType()
    return (chance(75) ? "_ " + random.pick(labels) + ": " : "") + commented(type)
  }

  /// Nobody can hand a borrowed tuple on: the compiler says that it is consumed, or crashes.
  private mutating func passedType() -> String {
    let specifier = pick("", "", "", "", "inout ", "consuming ", "borrowing ", "sending ")
    let type = self.type(depth: 1)
    let isTuple = type.hasPrefix("(") || type.hasSuffix("Void")
    return (specifier == "borrowing " && isTuple ? "" : specifier) + type
  }
}

private let endpointNames = [
  "load", "Load", "save", "`class`", "`self`", "`init`", "value", "own", "_endpoint", "place",
  "fetch", "été", "`a b`", "description", "hash", "p0", "name", "dump", "`default`", "make", "`is`",
]

private let labels = [
  "id", "row", "in", "`in`", "for", "self", "`self`", "value", "p0", "p1", "own", "name", "`class`",
  "Type", "`Type`", "_", "init", "_endpoint", "case", "where", "throws", "été", "`a b`", "endpoint",
]

/// What endpoints return, and a value of it.
private let results: [(type: String, value: String)] = [
  ("Void", "()"), ("Void", "()"), ("()", "()"), ("Swift.Void", "()"), ("Int", "0"),
  ("String", "\"\""), ("Row", "Row()"), ("Row?", "nil"), ("[Int]", "[]"),
  ("(Int, Row)", "(0, Row())"), ("(id: Int, row: Row)", "(0, Row())"), ("Bool", "true"),
  ("Optional<Int>", "nil"), ("Row.Cell?", "nil"), ("AsyncStream<Int>", ".finished"),
  ("Never", "fatalError()"), ("[Row: Int]", "[:]"), ("Thing", "Thing()"), ("any Sendable", "1"),
  ("()?", "nil"), ("(Int?)", "nil"), ("Self?", "nil"), ("@Sendable () -> Void", "{}"),
  ("(@Sendable (Int) -> Void)?", "nil"), ("(() -> Void)?", "nil"), ("((Int) -> Int?)", "{ $0 }"),
]

extension String {
  fileprivate func without(_ text: String) -> String { components(separatedBy: text).joined() }
}
