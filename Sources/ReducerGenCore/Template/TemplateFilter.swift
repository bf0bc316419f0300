/// What may stand behind a `|`. There are few, and none of them decides anything.
enum TemplateFilter: String, CaseIterable, Sendable {
  case count
  case `default`
  case escaped
  case first
  case hasPrefix
  case hasSuffix
  case indent
  case join
  case last
  case lowercase
  case lowerFirst
  case replace
  case reversed
  case sorted
  case trim
  case uppercase
  case upperFirst

  enum Outcome: Equatable {
    case value(TemplateValue)
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

  /// The arguments are as many as `argumentCounts` allows.
  func apply(to input: TemplateValue, _ arguments: [TemplateValue]) -> Outcome {
    switch self {
    case .default: return .value(input == .absent ? arguments[0] : input)
    case .count: return count(input)
    case .first, .last, .join, .reversed, .sorted:
      guard case .list(let items) = input else { return .wrongInput(expected: "a list") }
      return apply(to: items, arguments)
    default:
      guard case .text(let text) = input else { return .wrongInput(expected: "text") }
      return apply(to: text, arguments)
    }
  }

  private func count(_ input: TemplateValue) -> Outcome {
    switch input {
    case .text(let text): .value(.number(text.count))
    case .list(let items): .value(.number(items.count))
    case .dictionary(let dictionary): .value(.number(dictionary.count))
    default: .wrongInput(expected: "text, a list or a dictionary")
    }
  }
}

/// Texts.
extension TemplateFilter {
  private func apply(to text: String, _ arguments: [TemplateValue]) -> Outcome {
    switch self {
    case .lowerFirst: .value(.text(SwiftName.lowerFirst(text)))
    case .upperFirst: .value(.text(SwiftName.upperFirst(text)))
    case .escaped: SwiftName.escaped(text).map { .value(.text($0)) } ?? .unusableName(text)
    case .uppercase: .value(.text(text.uppercased()))
    case .lowercase: .value(.text(text.lowercased()))
    case .trim: .value(.text(text.trimmed()))
    case .indent: indent(text, arguments[0])
    default: search(text, arguments)
    }
  }

  private func indent(_ text: String, _ width: TemplateValue) -> Outcome {
    guard case .number(let width) = width, (0...100).contains(width) else {
      return .wrongArgument(0, expected: "a number from 0 to 100")
    }
    return .value(.text(text.indented(by: width)))
  }

  private func search(_ text: String, _ arguments: [TemplateValue]) -> Outcome {
    var words: [String] = []
    for (index, argument) in arguments.enumerated() {
      guard case .text(let word) = argument else { return .wrongArgument(index, expected: "text") }
      words.append(word)
    }
    switch self {
    case .hasPrefix: return .value(.bool(text.utf8.starts(with: words[0].utf8)))
    case .hasSuffix:
      return .value(.bool(text.utf8.reversed().starts(with: words[0].utf8.reversed())))
    default:
      guard !words[0].isEmpty else { return .wrongArgument(0, expected: "text that is not empty") }
      return .value(.text(text.replacing(bytes: Array(words[0].utf8), with: words[1])))
    }
  }
}

/// Lists.
extension TemplateFilter {
  private func apply(to items: [TemplateValue], _ arguments: [TemplateValue]) -> Outcome {
    switch self {
    case .first: .value(items.first ?? .absent)
    case .last: .value(items.last ?? .absent)
    case .reversed: .value(.list(items.reversed()))
    case .sorted: sort(items, by: arguments.first)
    default: join(items, with: arguments.first ?? "")
    }
  }

  private func join(_ items: [TemplateValue], with separator: TemplateValue) -> Outcome {
    guard case .text(let separator) = separator else {
      return .wrongArgument(0, expected: "text")
    }
    var texts: [String] = []
    for item in items {
      switch item {
      case .text(let text): texts.append(text)
      case .number(let number): texts.append(String(number))
      case .bool(let bool): texts.append(bool ? "true" : "false")
      default: return .wrongInput(expected: "a list of texts")
      }
    }
    return .value(.text(texts.joined(separator: separator)))
  }

  /// By value, or by a property that all elements have; equals keep their order.
  private func sort(_ items: [TemplateValue], by key: TemplateValue?) -> Outcome {
    var keys = items
    if let key {
      guard case .text(let name) = key else { return .wrongArgument(0, expected: "text") }
      keys = items.compactMap { item in
        guard case .dictionary(let dictionary) = item else { return nil }
        return dictionary[name]
      }
      guard keys.count == items.count else {
        return .wrongInput(expected: "a list of dictionaries that have '\(name)'")
      }
    }
    guard keys.allSatisfy({ $0.precedes(keys[0]) != nil }) else {
      return .wrongInput(expected: "a list of texts, or of numbers")
    }
    let order = keys.indices.sorted { left, right in
      if keys[left].precedes(keys[right]) == true { return true }
      return keys[right].precedes(keys[left]) == false && left < right
    }
    return .value(.list(order.map { items[$0] }))
  }
}
