/// A value whose properties are found when a template asks for them. A declaration has so many that
/// finding all of them would take longer than printing the template.
package final class TemplateObject {
  /// What messages call it: `a type`.
  let kind: String
  /// What `{{ x }}` prints. Nil if it cannot be printed.
  let text: String?
  package let keys: [String]
  private let find: (String) -> TemplateValue?
  private var found: [String: TemplateValue] = [:]

  init(
    kind: String, text: String? = nil, keys: [String], find: @escaping (String) -> TemplateValue?
  ) {
    self.kind = kind
    self.text = text
    self.keys = keys
    self.find = find
  }

  package subscript(key: String) -> TemplateValue? {
    if let known = found[key] { return known }
    let value = find(key)
    found[key] = value
    return value
  }
}

/// Something that templates see as an object: a type, a method, a file.
protocol TemplateSubject {
  associatedtype Property: RawRepresentable<String>, CaseIterable

  /// What messages call it: `a type`.
  static var kind: String { get }
  /// What `{{ x }}` prints.
  var text: String? { get }

  func value(of property: Property) -> TemplateValue
}

extension TemplateSubject {
  var text: String? { nil }

  var object: TemplateValue {
    .object(
      TemplateObject(kind: Self.kind, text: text, keys: Property.allCases.map(\.rawValue)) { key in
        Property(rawValue: key).map(value)
      })
  }
}

extension TemplateValue {
  /// Text, or no value if there is none.
  static func optional(_ text: String?) -> TemplateValue { text.map { .text($0) } ?? .absent }

  static func objects(_ subjects: [some TemplateSubject]) -> TemplateValue {
    .list(subjects.map(\.object))
  }

  static func object(_ subject: (some TemplateSubject)?) -> TemplateValue {
    subject?.object ?? .absent
  }
}
