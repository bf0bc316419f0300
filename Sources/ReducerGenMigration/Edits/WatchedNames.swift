import ReducerGenSyntax

/// The identifiers that some rule looks for, and where they stand in a file. A file has thousands of
/// others, so most are passed over by their first byte and their length.
struct WatchedNames {
  private var places: [String: [Int]] = [:]

  init(_ tokens: SourceTokens) {
    for (index, token) in tokens.enumerated() where token.kind == .identifier {
      let first = Int(tokens.file.storage[Int(token.start)])
      if Self.lengths[first] & Self.bit(token.range.count) == 0 { continue }
      let name = tokens.text(index)
      if Self.names.contains(name) { places[name, default: []].append(index) }
    }
  }

  /// The indices of the tokens that are one of the names, in the order of the file.
  func indices(of names: Set<String>) -> [Int] {
    assert(names.isSubset(of: Self.names), "a rule looks for a name that no rule watches")
    if places.isEmpty { return [] }
    return names.flatMap { places[$0] ?? [] }.sorted()
  }

  private static let names = FileRules.all.reduce(into: Set<String>()) {
    $0.formUnion($1.watchedNames)
  }

  /// For each first byte, the lengths of the names that begin with it, as bits.
  private static let lengths: [UInt64] = names.reduce(into: Array(repeating: 0, count: 256)) {
    $0[Int($1.utf8.first ?? 0)] |= bit($1.utf8.count)
  }

  private static func bit(_ length: Int) -> UInt64 { 1 << min(length, 63) }
}
