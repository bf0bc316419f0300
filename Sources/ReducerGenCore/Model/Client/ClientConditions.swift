/// The ways in which `#if` can leave properties out of a list.
struct ClientConditions {
  /// One way: the clause of the block that holds, and its condition.
  struct Variant {
    var index: Int?
    /// Empty if the properties depend on no condition.
    var text: String
  }

  private let block: ConditionalBlock?
  private let file: ParsedFile
  /// Whether the properties stand in at most one block, and in no nested one.
  let isSimple: Bool

  init(_ clauses: [[ClauseSyntax]], _ file: ParsedFile) {
    let all = clauses.flatMap { $0 }
    block = all.first?.block
    isSimple = Set(all.map { ObjectIdentifier($0.block) }).count <= 1
    self.file = file
  }

  var variants: [Variant] {
    guard let block else { return [Variant(index: nil, text: "")] }
    var variants: [Variant] = []
    for index in block.conditions.indices {
      variants.append(Variant(index: index, text: text(of: block, index)))
    }
    if block.conditions.allSatisfy({ !$0.isEmpty }) {
      variants.append(Variant(index: nil, text: text(of: block, block.conditions.count)))
    }
    return variants
  }

  private func text(of block: ConditionalBlock, _ index: Int) -> String {
    [ClauseSyntax(block: block, index: index)].conditions(in: file).joined(separator: " && ")
  }

  func holds(_ clauses: [ClauseSyntax], in variant: Variant) -> Bool {
    clauses.first.map { $0.index == variant.index } ?? true
  }
}
