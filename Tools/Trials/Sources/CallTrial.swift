/// A random protocol, a type that conforms by hand, and a program that compares it with the client.
struct CallTrial {
  let name: String
  private let requirements: [CallRequirement]
  private let records: Bool

  init(_ name: String, _ random: SeededGenerator) {
    self.name = name
    var maker = RequirementMaker(random: random)
    records = maker.random.chance(40)
    requirements = maker.requirements()
  }

  var text: String {
    """
    import GeneratedSupport

    \(records ? "// reducergen: records\n" : "")protocol \(name): DependencyInterface {
      \(requirements.map(\.requirement).joined(separator: "\n  "))
    }

    struct \(name)ByHand: \(name) {
      let log: Log

      \(requirements.map(\.member).joined(separator: "\n\n    "))
    }

    func call\(name)(_ value: any \(name), _ log: Log) async {
      var start = value
      \(requirements.map(\.call).joined(separator: "\n  "))
    }

    func compare\(name)() async {
      let hand = Log()
      let log = Log()
      let client = \(name)Client(
        \(requirements.flatMap(\.closures).joined(separator: ",\n    ")))
      for isThrowing in [false, true] {
        hand.throwsMishaps = isThrowing
        log.throwsMishaps = isThrowing
        await call\(name)(\(name)ByHand(log: hand), hand)
        await call\(name)(client, log)
      }
      expect(hand.lines == log.lines, "\(name): by hand \\(hand.lines), the client \\(log.lines)")
      \(records ? requirements.map { "expect(\($0.countIsOne), \"\(name).\($0.closure) was kept \\(client.calls.\($0.closure).count) times\")" }.joined(separator: "\n  ") : "")
    }

    """
  }
}

/// Makes requirements whose closures have names that are known without the generator.
private struct RequirementMaker {
  var random: SeededGenerator
  private let words = [
    "load", "save", "find", "move", "count", "title", "place", "reset", "state", "name",
  ]
  private let labels = ["_", "at", "with", "from"]

  init(random: SeededGenerator) { self.random = random }

  mutating func requirements() -> [CallRequirement] {
    var found: [CallRequirement] = []
    var names = words
    names.shuffle(using: &random)
    for name in names.prefix(1 + random.below(5)) {
      found += requirements(named: name, found.count)
    }
    if random.chance(15) {
      let parameter = CallRequirement.Parameter(label: "_", name: "index", type: type())
      found.append(
        CallRequirement(
          kind: .subscripted, name: "subscript", closure: "subscript", parameters: [parameter],
          effects: "", result: type(), number: found.count))
    }
    return found
  }

  private mutating func requirements(named name: String, _ number: Int) -> [CallRequirement] {
    switch random.below(6) {
    case 0: return [property(name, .settable, "", number)]
    case 1:
      return [property(name, .property, random.pick(["", "", "async", "async throws"]), number)]
    case 2:
      // Overloads are told apart by their labels.
      return ["by", "of"].enumerated().map { index, label in
        let parameter = CallRequirement.Parameter(label: label, name: "p0", type: type())
        return CallRequirement(
          kind: .function, name: name,
          closure: name + label.prefix(1).uppercased() + label.dropFirst(),
          parameters: [parameter], effects: effects(), result: result(), number: number + index)
      }
    default:
      let parameters = (0..<random.below(4)).map { index in
        CallRequirement.Parameter(
          label: random.pick(labels), name: "p\(index)",
          type: random.chance(12) ? "inout Int" : type())
      }
      return [
        CallRequirement(
          kind: .function, name: name, closure: name, parameters: parameters, effects: effects(),
          result: result(), number: number)
      ]
    }
  }

  private func property(
    _ name: String, _ kind: CallRequirement.Kind, _ effects: String, _ number: Int
  ) -> CallRequirement {
    var random = random
    return CallRequirement(
      kind: kind, name: name, closure: name, parameters: [], effects: effects,
      result: random.pick(CallTypes.all), number: number)
  }

  private mutating func type() -> String { random.pick(CallTypes.all) }
  private mutating func result() -> String { random.pick(CallTypes.all + ["Void"]) }

  private mutating func effects() -> String {
    random.pick([
      "", "", "async", "throws", "async throws", "throws(Mishap)", "async throws(Mishap)",
    ])
  }
}
