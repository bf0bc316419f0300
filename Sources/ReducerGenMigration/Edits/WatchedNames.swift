import ReducerGenSyntax

/// The identifiers that some rule looks for, and where they stand in a file. A file has thousands of
/// others, so most are passed over by their first byte and their length.
struct WatchedNames {
  private var indices: [String: [Int]] = [:]

  init(_ tokens: [Token], _ file: SourceFile) {
    for (index, token) in tokens.enumerated() where token.kind == .identifier {
      let length = Int(token.end - token.start)
      let first = Int(file.bytes[Int(token.start)])
      if Self.lengths[first] & Self.bit(length) == 0 { continue }
      let name = file.text(token.range)
      if Self.names.contains(name) { indices[name, default: []].append(index) }
    }
  }

  /// The places of any of the names, in the order of the file.
  func places(of names: some Sequence<String>) -> [Int] {
    if indices.isEmpty { return [] }
    return names.flatMap { indices[$0] ?? [] }.sorted()
  }

  private static let names: Set<String> = ReplacedModules.all.union(OldName.all.keys)
    .union(NameRules.names).union(OldAPIRules.members).union(MissingImports.names)
    .union([OnChangeRule.name, ScopeRule.name]).union(StoreNames.types).union(
      ReducerClosureRule.names
    ).union(QueueRule.names)
    .union(TestStoreRules.names)

  /// For each first byte, the lengths of the names that begin with it, as bits.
  private static let lengths: [UInt64] = names.reduce(into: Array(repeating: 0, count: 256)) {
    $0[Int($1.utf8.first ?? 0)] |= bit($1.utf8.count)
  }

  private static func bit(_ length: Int) -> UInt64 { 1 << min(length, 63) }
}
