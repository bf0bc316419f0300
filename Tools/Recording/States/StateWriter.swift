/// Writes the feature of one random state.
struct StateWriter {
  let number: Int
  var random: SeededGenerator
  /// The types that the state's properties name.
  private var types: [String] = []

  init(number: Int, random: SeededGenerator) {
    self.number = number
    self.random = random
  }

  mutating func feature() -> String {
    let state =
      random.chance(15)
      ? enumeration("State", hasPaths: random.chance(60))
      : structure("State", inherits: "Equatable", isState: true)
    let members = state.split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.isEmpty ? "" : "  " + $0 }.joined(separator: "\n")
    return types.joined() + """

      struct Feature\(number): Reducer {
      \(members)
        enum Action { case change(Int) }

        static func start() -> State {
          var choices = SeededGenerator(seed: \(number))
          return .arbitrary(&choices)
        }

        var body: some ReducerOf<Self> {
          Reduce { state, action in
            guard case .change(let seed) = action else { return .none }
            var choices = SeededGenerator(seed: seed)
            state.change(&choices)
            return .none
          }
        }
      }

      extension Feature\(number).State: Arbitrary {
      \(changes)
      }

      """
  }

  mutating func test() -> String {
    let sends = (1...8).map { "  await store.send(.change(\(number * 100 + $0)))\n" }.joined()
    return """

      @MainActor @Test func state\(number)() async {
        let store = TestStore(initialState: Feature\(number).start()) { Feature\(number)() }
      \(sends)}

      """
  }

  // MARK: Structs

  private struct Property {
    var name: String
    var type: String
    var line: String
    var isWrapped = false
    var isConstant = false

    var settable: Self {
      var copy = self
      if !isWrapped { copy.line = "var \(name): \(type)" }
      copy.isConstant = false
      return copy
    }
  }

  /// The functions of `Arbitrary` of the struct that was written last.
  private var changes = ""

  private mutating func structure(
    _ name: String, inherits: String, isState: Bool = false, isRow: Bool = false
  ) -> String {
    var properties: [Property] =
      isRow ? [Property(name: "id", type: "Int", line: "let id: Int", isConstant: true)] : []
    for index in 0..<(1 + random.below(isState ? 6 : 4)) {
      properties.append(property(Self.names[index], isState: isState))
    }
    // No expression makes a shared value or the ids of a stack, so all other properties must be
    // settable.
    if properties.contains(where: \.isWrapped) {
      properties = properties.map(\.settable)
    }
    var parameters = properties.filter { !$0.isWrapped }
    var initializer = ""
    if !parameters.isEmpty && random.chance(30) {
      parameters.reverse()
      initializer = self.initializer(parameters)
    }
    let lines = properties.map { "  " + $0.line + "\n" }.joined()
    changes = functions(properties, parameters)
    return "struct \(name): \(inherits) {\n" + lines + initializer + "}\n"
  }

  /// One that is written out, with the parameters in another order.
  private func initializer(_ properties: [Property]) -> String {
    let parameters = properties.map { "\($0.name): \($0.type)" }.joined(separator: ", ")
    let assignments = properties.map { "    self.\($0.name) = \($0.name)\n" }.joined()
    return "\n  init(\(parameters)) {\n" + assignments + "  }\n"
  }

  private static let names = ["title", "`default`", "count", "rows", "isOn", "value", "other"]

  private mutating func property(_ name: String, isState: Bool) -> Property {
    if isState && random.chance(25) { return wrapped(name) }
    let type = type(depth: 0)
    switch random.below(8) {
    case 0: return Property(name: name, type: type, line: "let \(name): \(type)", isConstant: true)
    case 1: return Property(name: name, type: type, line: "private(set) var \(name): \(type)")
    case 2 where type.hasSuffix("?"):
      return Property(name: name, type: type, line: "var \(name): \(type) = nil")
    case 3 where type == "Int": return Property(name: name, type: type, line: "var \(name) = 3")
    default: return Property(name: name, type: type, line: "var \(name): \(type)")
    }
  }

  private mutating func wrapped(_ name: String) -> Property {
    let name = name == "`default`" ? "shown" : name
    switch random.below(3) {
    case 0:
      let type = type(depth: 1)
      return Property(
        name: name, type: type,
        line:
          "@Shared(value: { var choices = SeededGenerator(seed: 1); return .arbitrary(&choices) }()) var \(name): \(type)",
        isWrapped: true)
    case 1:
      let type = random.chance(50) ? enumeration(hasPaths: random.chance(60)) : namedStructure()
      return Property(
        name: name, type: type + "?", line: "@Presents var \(name): \(type)?", isWrapped: true)
    default:
      let type = "StackState<" + screens() + ">"
      return Property(
        name: name, type: type, line: "var \(name) = \(type)()", isWrapped: true)
    }
  }

  // MARK: Types

  /// The name of a new struct.
  private mutating func namedStructure(isRow: Bool = false) -> String {
    named(isRow ? "Row" : "Struct") { writer, name in
      writer.structure(
        name, inherits: isRow ? "Equatable, Identifiable" : "Equatable", isRow: isRow)
    }
  }

  /// Types stand in the order in which they are begun.
  private mutating func named(
    _ kind: String, _ body: (inout Self, String) -> String
  ) -> String {
    let index = types.count
    let name = "\(kind)\(number)_\(index)"
    types.append("")
    let text = body(&self, name)
    types[index] = "\n" + text + "\nextension \(name): Arbitrary {\n" + changes + "\n}\n"
    return name
  }

  private mutating func type(depth: Int) -> String {
    let simple =
      "Int String Bool Double UUID Date URL Decimal Duration Character UInt8 ClosedRange<Int>"
    if depth > 2 || random.chance(35) { return random.word(simple) }
    switch random.below(10) {
    case 0, 1: return type(depth: depth + 1).optional
    case 2: return "[" + type(depth: depth + 1) + "]"
    case 3: return "Set<" + random.word("Int String") + ">"
    case 4: return "[String: " + type(depth: depth + 1) + "]"
    case 5: return "IdentifiedArrayOf<" + namedStructure(isRow: true) + ">"
    case 6: return namedStructure()
    case 8: return "Boxed<" + type(depth: depth + 1) + ">"
    case 7: return "Result<" + type(depth: depth + 1) + ", Mishap>"
    default: return enumeration(hasPaths: random.chance(60))
    }
  }

  private func functions(_ properties: [Property], _ parameters: [Property]) -> String {
    let arguments = parameters.map { "\($0.name): .arbitrary(&choices)" }.joined(separator: ", ")
    let changes = properties.filter { !$0.isConstant }.map { property in
      property.line.hasPrefix("@Shared")
        ? "    if choices.chance(40) { $\(property.name).withLock { $0.change(&choices) } }\n"
        : "    if choices.chance(40) { \(property.name).change(&choices) }\n"
    }
    return """
        static func arbitrary(_ choices: inout SeededGenerator) -> Self {
          Self(\(arguments))
        }

        mutating func change(_ choices: inout SeededGenerator) {
      \(changes.joined())  }
      """
  }

  // MARK: Enums

  private mutating func enumeration(hasPaths: Bool) -> String {
    named("Enum") { $0.enumeration($1, hasPaths: hasPaths) }
  }

  /// The screens of a stack. One can hold another stack.
  private mutating func screens() -> String {
    let inner = random.chance(40) ? "StackState<" + enumeration(hasPaths: true) + ">" : nil
    return named("Screen") { writer, name in
      writer.enumeration(name, hasPaths: true, last: inner.map { [(nil, $0)] })
    }
  }

  /// The text of the enum.
  ///
  /// - Parameter last: The payload of an additional case.
  private mutating func enumeration(
    _ name: String, hasPaths: Bool, last: [(label: String?, type: String)]? = nil
  ) -> String {
    var cases = (0..<(1 + random.below(4))).map { Case(number: $0, payload: payload()) }
    if let last { cases.append(Case(number: cases.count, payload: last)) }
    changes = functions(cases)
    let paths = hasPaths ? ", CasePathable" : ""
    return "enum \(name): Equatable\(paths) {\n" + cases.map { "  \($0.line)\n" }.joined() + "}\n"
  }

  private struct Case {
    var number: Int
    var payload: [(label: String?, type: String)]

    var name: String { number == 2 ? "`default`" : "case\(number)" }
    var line: String { "case \(name)" + list { ($0.label.map { $0 + ": " } ?? "") + $0.type } }

    /// The payload in parentheses, if there is one.
    func list(_ element: ((label: String?, type: String)) -> String) -> String {
      payload.isEmpty ? "" : "(" + payload.map(element).joined(separator: ", ") + ")"
    }
  }

  private mutating func payload() -> [(label: String?, type: String)] {
    (0..<random.below(3)).map { index in
      (random.chance(50) ? "label\(index)" : nil, type(depth: 2))
    }
  }

  private func functions(_ cases: [Case]) -> String {
    let values = cases.enumerated().map { index, one in
      let list = one.list { ($0.label.map { $0 + ": " } ?? "") + ".arbitrary(&choices)" }
      return "    case \(index): .\(one.name)\(list)\n"
    }
    let changes = cases.filter { !$0.payload.isEmpty }.map { one in
      let names = one.payload.indices.map { "value\($0)" }.joined(separator: ", var ")
      let list = one.payload.enumerated().map { index, value in
        (value.label.map { $0 + ": " } ?? "") + "value\(index)"
      }
      return """
            case .\(one.name)(var \(names)):
              value0.change(&choices)
        \(one.payload.count > 1 ? "      value1.change(&choices)\n" : "")      self = .\(one.name)(\(list.joined(separator: ", ")))

        """
    }
    return """
        static func arbitrary(_ choices: inout SeededGenerator) -> Self {
          switch choices.below(\(cases.count)) {
      \(values.dropLast().joined())\(values.last!.replacingCase(cases.count - 1))    }
        }

        mutating func change(_ choices: inout SeededGenerator) {
          if choices.chance(40) { self = .arbitrary(&choices) }
          switch self {
      \(changes.joined())    default: break
          }
        }
      """
  }
}

extension String {
  fileprivate var optional: String { hasSuffix("?") ? self : self + "?" }

  /// The last case of a switch over a number.
  fileprivate func replacingCase(_ number: Int) -> String {
    let head = "    case \(number):"
    return hasPrefix(head) ? "    default:" + dropFirst(head.count) : self
  }
}
