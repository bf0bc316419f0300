/// What a template prints, as decided by the model.
///
/// Emitters write it as a literal:
/// `["name": .text(name), "cases": .list(cases.map(values(for:)))]`.
package enum TemplateValue: Equatable {
  case text(String)
  case number(Int)
  case bool(Bool)
  case list([TemplateValue])
  case dictionary(TemplateDictionary)
  case object(TemplateObject)
  /// An optional that has no value: the property exists, so that naming it is not a mistake, but
  /// printing it is one. Templates ask with `{% if x %}` or supply a `default:`.
  case absent

  /// What messages call this kind of value.
  var kind: String {
    switch self {
    case .text: "text"
    case .number: "a number"
    case .bool: "a Boolean"
    case .list: "a list"
    case .dictionary: "a dictionary"
    case .object(let object): object.kind
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
    case .object: true
    case .absent: false
    }
  }

  /// What `{{ x }}` prints, if it can be printed.
  var printed: String? {
    switch self {
    case .text(let text): text
    case .number(let number): String(number)
    case .bool(let bool): String(bool)
    case .object(let object): object.text
    case .list, .dictionary, .absent: nil
    }
  }

  /// An object is its text wherever a text is wanted.
  var asText: TemplateValue {
    guard case .object(let object) = self, let text = object.text else { return self }
    return .text(text)
  }

  package static func == (left: Self, right: Self) -> Bool {
    switch (left.asText, right.asText) {
    case (.text(let left), .text(let right)): left == right
    case (.number(let left), .number(let right)): left == right
    case (.bool(let left), .bool(let right)): left == right
    case (.list(let left), .list(let right)): left == right
    case (.dictionary(let left), .dictionary(let right)): left == right
    case (.object(let left), .object(let right)): left === right
    case (.absent, .absent): true
    default: false
    }
  }
}

extension TemplateValue: ExpressibleByStringLiteral, ExpressibleByDictionaryLiteral {
  package init(stringLiteral text: String) { self = .text(text) }

  package init(dictionaryLiteral pairs: (String, TemplateValue)...) {
    self = .dictionary(TemplateDictionary(pairs))
  }
}
