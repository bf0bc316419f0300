/// Compares the declarations that the tool printed for one file with the expected ones.
struct Comparison {
  struct Difference {
    var place: String
    /// The names of the declarations around it, outermost first.
    var path: String
    var field: String
    var expected: String
    var found: String
  }

  let file: String
  private(set) var differences: [Difference] = []
  private(set) var compared = 0

  init(file: String) { self.file = file }

  mutating func compare(_ expected: [JSON], with found: [JSON], path: String = "") {
    let names = expected.map(Self.title)
    if expected.count != found.count {
      report(
        expected.first ?? found.first, path, "declarations", .array(names.map { .string($0) }),
        .array(found.map { .string(Self.title($0)) }))
      return
    }
    for (one, other) in zip(expected, found) {
      compared += 1
      compare(one, with: other, path: path.isEmpty ? Self.title(one) : path + "." + Self.title(one))
    }
  }

  private mutating func compare(_ expected: JSON, with found: JSON, path: String) {
    guard case .object(let members) = expected, case .object(let others) = found else {
      return report(expected, path, "declaration", expected, found)
    }
    for member in members {
      let other = found[member.key]
      if member.key == "members" {
        compare(member.value.array ?? [], with: other?.array ?? [], path: path)
      } else if other.map({ !Self.areEqual(member.value, $0) }) ?? true {
        report(expected, path, member.key, member.value, other)
      }
    }
    for other in others where expected[other.key] == nil {
      report(expected, path, other.key, nil, other.value)
    }
  }

  private static func areEqual(_ expected: JSON, _ found: JSON) -> Bool {
    switch (expected, found) {
    case (.string(let one), .string(let other)): TokenText.areEqual(one, other)
    case (.array(let one), .array(let other)):
      one.count == other.count && zip(one, other).allSatisfy(areEqual)
    case (.object(let one), .object(let other)):
      one.count == other.count
        && one.allSatisfy { member in
          found[member.key].map { areEqual(member.value, $0) } ?? false
        }
    default: expected == found
    }
  }

  mutating func report(
    _ declaration: JSON?, _ path: String, _ field: String, _ expected: JSON?, _ found: JSON?
  ) {
    let line = declaration?["line"]?.number ?? 1
    let column = declaration?["column"]?.number ?? 1
    differences.append(
      Difference(
        place: "\(file):\(line):\(column)", path: path, field: field,
        expected: expected?.description ?? "nothing", found: found?.description ?? "nothing"))
  }

  /// The first differences of the bodies; others often follow from them.
  mutating func report(_ code: CodeComparison, in source: SourceText) {
    for (node, isMissing) in code.differences.prefix(5) {
      let text = source.text(from: node.start, to: node.end)
      let (line, column) = source.position(node.start)
      differences.append(
        Difference(
          place: "\(file):\(line):\(column)", path: "body", field: node.kind,
          expected: isMissing ? text : "nothing", found: isMissing ? "nothing" : text))
    }
  }

  private static func title(_ declaration: JSON) -> String {
    let kind = declaration["kind"]?.string ?? "?"
    return declaration["name"]?.string.map { "\(kind) \($0)" } ?? kind
  }
}
