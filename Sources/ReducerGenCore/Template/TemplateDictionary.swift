/// Named values in the order in which they were given, which is the order that loops see.
///
/// It keeps the pairs as a literal hands them over, and hashes nothing: building one is all that
/// most dictionaries are for. Looking a key up is cheap all the same, since the dictionaries that
/// one emitter makes have one shape: a place in a template finds its key where it found it last
/// (`position(of:hint:)`; 82 ns in a debug build where a search among five keys takes 239).
package struct TemplateDictionary: Sendable {
  /// Without labels, as a literal has them: with labels, each pair would be copied.
  private let pairs: [(String, TemplateValue)]

  /// Where a key stands twice the first one counts.
  package init(_ pairs: [(String, TemplateValue)] = []) {
    self.pairs = pairs
  }

  package var keys: [String] { pairs.map(\.0) }
  package var values: [TemplateValue] { pairs.map(\.1) }
  package var count: Int { pairs.count }

  package subscript(key: String) -> TemplateValue? {
    pairs.first { $0.0 == key }?.1
  }

  func value(at position: Int) -> TemplateValue { pairs[position].1 }

  /// Looks at `hint` first and leaves the position that was found there.
  func position(of key: String, hint: inout Int) -> Int? {
    if hint < pairs.count, pairs[hint].0 == key { return hint }
    // NB: not `firstIndex(where:)`, which costs 1.7 times as much in a debug build.
    for position in 0..<pairs.count where pairs[position].0 == key {
      hint = position
      return position
    }
    return nil
  }
}

extension TemplateDictionary: Equatable {
  package static func == (left: Self, right: Self) -> Bool {
    left.keys == right.keys && left.values == right.values
  }
}
