/// Types.
extension TrialGenerator {
  /// A type of a payload, a parameter or a property.
  mutating func type(depth: Int = 0) -> String {
    if depth > 2 || chance(45) { return name() }
    let inner = depth + 1
    switch random.below(16) {
    case 0, 1: return simple(inner) + "?"
    case 2: return "[" + type(depth: inner) + "]"
    case 3: return "[" + key() + ": " + type(depth: inner) + "]"
    case 4: return "(" + type(depth: inner) + ", " + type(depth: inner) + ")"
    case 5: return "(first: " + type(depth: inner) + ", second: " + type(depth: inner) + ")"
    case 6: return "(" + type(depth: inner) + ")"
    case 7, 8: return function(inner)
    case 9: return "(" + function(inner) + ")?"
    case 10: return "Result<" + type(depth: inner) + ", " + pick("Mishap", "any Error") + ">"
    case 11: return "Box<" + type(depth: inner) + ">" + pick("", ".Lid")
    case 12: return pick("InlineArray<3, ", "[3 of ").closed(around: type(depth: inner))
    case 13: return "Names<" + type(depth: inner) + ">"
    case 14: return "Optional<" + type(depth: inner) + ">"
    default: return name() + ".Type"
    }
  }

  private mutating func name() -> String {
    if !parameters.isEmpty && chance(30) { return random.pick(parameters) }
    return pick(
      "Int", "String", "Bool", "Row", "Row", "Row.Cell", "Row.Kind", "Thing", "Swift.Int", "Mishap",
      "Mishap.Inner", "Void", "()", "Swift.Void", "Never", "any Sendable", "Any", "any Named",
      "AsyncStream<Int>", "[Self]", "KeyPath<Row, Int>", "Kitchen", "Trials.Row", "Duration",
      "Nothing", "Hasher", "CollectionDifference<Int>")
  }

  /// A type that a `?` may follow.
  private mutating func simple(_ depth: Int) -> String {
    let name = name()
    return name.contains(" ") ? "(" + name + ")" : name
  }

  private mutating func key() -> String {
    parameters.contains("Element") && chance(30)
      ? "Element" : random.word("Int String Row Row.Cell Row.Kind Never")
  }

  private mutating func function(_ depth: Int) -> String {
    let parameters = list(upTo: 2) {
      $0.pick("", "inout ", "_ row: ", "sending ") + $0.type(depth: depth + 1)
    }
    return pick("", "@Sendable ", "@Sendable ", "@MainActor ", "@Sendable @Kitchen ") + "("
      + parameters.joined(separator: ", ") + ")" + pick("", "", " async")
      + pick("", "", " throws", " throws(Mishap)") + " -> " + type(depth: depth + 1)
  }
}

extension String {
  /// `[3 of ` and `InlineArray<3, ` around a type.
  fileprivate func closed(around type: String) -> String {
    self + type + (hasPrefix("[") ? "]" : ">")
  }
}
