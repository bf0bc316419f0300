/// What a template prints, as decided by the model.
///
/// Emitters write it as a literal: `["name": .text(name), "cases": .list(cases.map(values(for:)))]`.
package enum TemplateValue: Sendable, Equatable {
  case text(String)
  case number(Int)
  case bool(Bool)
  case list([TemplateValue])
  case dictionary(TemplateDictionary)
  /// An optional that has no value: the property exists, so that naming it is no mistake, but
  /// printing it is one. Templates ask with `{% if x %}` or supply a `default:`.
  case absent

  /// `text`, or `absent` where there is none.
  package static func optional(_ text: String?) -> TemplateValue {
    text.map { .text($0) } ?? .absent
  }

  /// What messages call this kind of value.
  var kind: String {
    switch self {
    case .text: "text"
    case .number: "a number"
    case .bool: "a Boolean"
    case .list: "a list"
    case .dictionary: "a dictionary"
    case .absent: "no value"
    }
  }

  /// What `{% if x %}` asks: is anything there?
  var isTrue: Bool {
    switch self {
    case .text(let text): !text.isEmpty
    case .number(let number): number != 0
    case .bool(let bool): bool
    case .list(let items): !items.isEmpty
    case .dictionary(let dictionary): dictionary.count > 0
    case .absent: false
    }
  }
}

extension TemplateValue: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral,
  ExpressibleByBooleanLiteral, ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
  package init(stringLiteral text: String) { self = .text(text) }
  package init(integerLiteral number: Int) { self = .number(number) }
  package init(booleanLiteral bool: Bool) { self = .bool(bool) }
  package init(arrayLiteral items: TemplateValue...) { self = .list(items) }

  package init(dictionaryLiteral pairs: (String, TemplateValue)...) {
    self = .dictionary(TemplateDictionary(pairs))
  }
}
