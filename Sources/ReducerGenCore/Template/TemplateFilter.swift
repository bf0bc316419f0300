import ReducerGenSyntax

/// What may stand after a `|`. There are few, and none of them decides anything.
enum TemplateFilter: String, CaseIterable, Sendable {
  case count, `default`, escaped, first, hasPrefix, hasSuffix, inComment, inLiteral, indent, join
  case last, lowercase, lowerFirst, replace, reversed, sorted, trim, uppercase, upperFirst

  enum Failure: Error {
    case wrongInput(expected: String)
    case wrongArgument(Int, expected: String)
    case unusableName(String)
  }

  var argumentCounts: ClosedRange<Int> {
    switch self {
    case .default, .hasPrefix, .hasSuffix, .indent: 1...1
    case .join, .sorted: 0...1
    case .replace: 2...2
    default: 0...0
    }
  }

  var argumentCountText: String {
    let counts = argumentCounts
    if counts.upperBound == 0 { return "no arguments" }
    let least = counts.lowerBound == counts.upperBound ? "" : "at most "
    return "\(least)\(counts.upperBound) argument\(counts.upperBound == 1 ? "" : "s")"
  }

  private var expectedInput: String {
    switch self {
    case .count: "text, a list or a dictionary"
    case .first, .last, .join, .reversed, .sorted: "a list"
    default: "text"
    }
  }

  /// The arguments are as many as `argumentCounts` allows.
  func apply(
    to input: TemplateValue, _ arguments: [TemplateValue]
  ) throws(Failure) -> TemplateValue {
    if self == .default { return input == .absent ? arguments[0] : input }
    switch (self, input.asText) {
    case (.count, .text(let text)): return .number(text.count)
    case (.count, .list(let items)): return .number(items.count)
    case (.count, .dictionary(let dictionary)): return .number(dictionary.count)
    case (.first, .list(let items)): return items.first ?? .absent
    case (.last, .list(let items)): return items.last ?? .absent
    case (.reversed, .list(let items)): return .list(items.reversed())
    case (.sorted, .list(let items)): return .list(try sort(items, by: arguments))
    case (.join, .list(let items)): return .text(try join(items, with: arguments))
    case (.lowerFirst, .text(let text)): return .text(SwiftName.lowerFirst(text))
    case (.upperFirst, .text(let text)): return .text(SwiftName.upperFirst(text))
    case (.uppercase, .text(let text)): return .text(text.uppercased())
    case (.lowercase, .text(let text)): return .text(text.lowercased())
    case (.trim, .text(let text)): return .text(text.trimmed())
    case (.escaped, .text(let text)):
      guard let name = SwiftName.escaped(text) else { throw .unusableName(text) }
      return .text(name)
    case (.inComment, .text(let text)): return .text(ShownText.inComment(text))
    case (.inLiteral, .text(let text)): return .text(ShownText.inLiteral(text))
    case (.indent, .text(let text)):
      guard case .number(let width) = arguments[0], (0...100).contains(width) else {
        throw .wrongArgument(0, expected: "a number from 0 to 100")
      }
      return .text(text.indented(by: width))
    case (.hasPrefix, .text(let text)):
      return .bool(text.utf8.starts(with: try word(0, of: arguments).utf8))
    case (.hasSuffix, .text(let text)):
      return .bool(text.utf8.reversed().starts(with: try word(0, of: arguments).utf8.reversed()))
    case (.replace, .text(let text)):
      let (old, new) = (try word(0, of: arguments), try word(1, of: arguments))
      guard !old.isEmpty else {
        throw .wrongArgument(0, expected: "text of at least one character")
      }
      return .text(text.replacing(bytesOf: old, with: new))
    default: throw .wrongInput(expected: expectedInput)
    }
  }

  private func word(_ index: Int, of arguments: [TemplateValue]) throws(Failure) -> String {
    guard case .text(let word) = arguments[index].asText else {
      throw .wrongArgument(index, expected: "text")
    }
    return word
  }

  private func join(
    _ items: [TemplateValue], with arguments: [TemplateValue]
  ) throws(Failure) -> String {
    let separator = arguments.isEmpty ? "" : try word(0, of: arguments)
    let texts = items.compactMap(\.printed)
    guard texts.count == items.count else {
      throw .wrongInput(expected: "a list whose elements are texts")
    }
    return texts.joined(separator: separator)
  }

  /// By value, or by a property that all elements have; equals keep their order.
  private func sort(
    _ items: [TemplateValue], by arguments: [TemplateValue]
  ) throws(Failure) -> [TemplateValue] {
    var keys = items
    if !arguments.isEmpty {
      let name = try word(0, of: arguments)
      keys = items.compactMap { item in
        switch item {
        case .dictionary(let dictionary): return dictionary[name]
        case .object(let object): return object[name]
        default: return nil
        }
      }
      guard keys.count == items.count else {
        throw .wrongInput(expected: "a list whose elements are dictionaries with the key '\(name)'")
      }
    }
    guard keys.allSatisfy({ $0.precedes(keys[0]) != nil }) else {
      throw .wrongInput(expected: "a list whose elements are all texts or all numbers")
    }
    let order = keys.indices.sorted { left, right in
      if keys[left].precedes(keys[right]) == true { return true }
      return keys[right].precedes(keys[left]) == false && left < right
    }
    return order.map { items[$0] }
  }
}
