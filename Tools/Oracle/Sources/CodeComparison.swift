/// Compares the trees of bodies that the tool printed for one file with SwiftParser's nodes.
struct CodeComparison {
  /// Kinds without a counterpart of their own in SwiftParser's tree.
  private static let uncompared: Set = [
    "statements", "block", "variables", "binding", "caseItem", "trailing", "capture", "parameter",
    "root", "component", "cast", "clause", "declaration", "tokens",
  ]
  /// Nothing is expected inside of these.
  private static let closed: Set = ["declaration", "tokens", "cast", "root"]

  private struct Found {
    var node: ExpectedCode.Node
    var size: Int
  }

  /// By their starts.
  private let expected: [ExpectedCode.Node]
  private let all: Set<ExpectedCode.Node>
  private(set) var compared = 0
  private(set) var statements = 0
  /// The statements that the tool does not know.
  private(set) var unknown = 0
  private(set) var differences: [(node: ExpectedCode.Node, isMissing: Bool)] = []

  init(_ expected: Set<ExpectedCode.Node>, with roots: [JSON]) {
    all = expected
    self.expected = expected.sorted { ($0.start, $0.end) < ($1.start, $1.end) }
    for root in roots { compare(root.array?.compactMap(Self.found) ?? []) }
  }

  private static func found(_ json: JSON) -> Found? {
    guard let fields = json.array, fields.count == 4, let kind = fields[0].string,
      let start = fields[1].number, let end = fields[2].number, let size = fields[3].number
    else { return nil }
    return Found(node: ExpectedCode.Node(kind: kind, start: start, end: end), size: size)
  }

  private mutating func compare(_ found: [Found]) {
    guard let root = found.last?.node else { return }
    for (index, one) in found.enumerated() {
      if one.node.kind == "statements" { countStatements(of: index, in: found) }
      if Self.uncompared.contains(one.node.kind) { continue }
      compared += 1
      if !all.contains(one.node) { differences.append((one.node, false)) }
    }
    let closed = found.map(\.node).filter { Self.closed.contains($0.kind) }
    let nodes = Set(found.map(\.node))
    for node in expected[firstIndex(from: root.start)...] {
      if node.start >= root.end { return }
      if node.end > root.end || nodes.contains(node) || Self.uncompared.contains(node.kind) {
        continue
      }
      if closed.contains(where: { $0.start <= node.start && node.end <= $0.end }) { continue }
      differences.append((node, true))
    }
  }

  private mutating func countStatements(of index: Int, in found: [Found]) {
    var end = index
    while end > index - found[index].size + 1 {
      statements += 1
      if found[end - 1].node.kind == "tokens" { unknown += 1 }
      end -= found[end - 1].size
    }
  }

  private func firstIndex(from start: Int) -> Int {
    var (low, high) = (0, expected.count)
    while low < high {
      let middle = (low + high) / 2
      if expected[middle].start < start { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
