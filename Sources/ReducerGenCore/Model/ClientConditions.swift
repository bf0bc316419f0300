/// The ways in which `#if` can leave properties out of a list.
struct ClientConditions {
  /// One way: which clause of the block holds, and how to ask for it.
  struct Variant {
    var index: Int?
    /// Empty where nothing has to be asked.
    var text: String
  }

  private let block: ConditionalBlock?
  private let file: ParsedFile
  /// Whether the properties stand in one block at most, and in no block inside of that.
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
      let condition = block.conditions[index]
      let own = condition.isEmpty ? [] : ["(" + file.text(condition) + ")"]
      let text = (others(before: index) + own).joined(separator: " && ")
      variants.append(Variant(index: index, text: text))
    }
    if block.conditions.allSatisfy({ !$0.isEmpty }) {
      let text = others(before: block.conditions.count).joined(separator: " && ")
      variants.append(Variant(index: nil, text: text))
    }
    return variants
  }

  private func others(before index: Int) -> [String] {
    (block?.conditions.prefix(index) ?? []).map { "!(" + file.text($0) + ")" }
  }

  func holds(_ clauses: [ClauseSyntax], in variant: Variant) -> Bool {
    clauses.first.map { $0.index == variant.index } ?? true
  }
}
