/// Named values in the order in which they were given, which is the order that loops see.
///
/// It keeps the pairs as a literal hands them over, and hashes nothing: most dictionaries are
/// small, and are asked for few of their keys.
package struct TemplateDictionary: Equatable {
  /// Without labels, as a literal has them: with labels, each pair would be copied.
  private let pairs: [(String, TemplateValue)]

  /// Whether a key that is missing has no value, instead of being a mistake.
  let isOpen: Bool

  /// Where a key stands twice the first one counts.
  package init(_ pairs: [(String, TemplateValue)] = [], isOpen: Bool = false) {
    self.pairs = pairs
    self.isOpen = isOpen
  }

  package var keys: [String] { pairs.map(\.0) }
  package var values: [TemplateValue] { pairs.map(\.1) }
  package var count: Int { pairs.count }

  package subscript(key: String) -> TemplateValue? {
    for index in 0..<pairs.count where pairs[index].0 == key { return pairs[index].1 }
    return isOpen ? .absent : nil
  }

  func value(at position: Int) -> TemplateValue { pairs[position].1 }

  static func + (left: Self, right: Self) -> Self { Self(left.pairs + right.pairs) }

  package static func == (left: Self, right: Self) -> Bool {
    left.keys == right.keys && left.values == right.values
  }
}

/// Written, because the compiler does not find out that two types which hold each other are not
/// 'Sendable'.
@available(*, unavailable)
extension TemplateDictionary: Sendable {}

extension TemplateDictionary: ExpressibleByDictionaryLiteral {
  package init(dictionaryLiteral pairs: (String, TemplateValue)...) { self.init(pairs) }
}
