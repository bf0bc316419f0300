/// A value whose properties are found when a template asks for them. A declaration has so many that
/// finding all of them would take longer than printing the template.
package final class TemplateObject {
  /// What messages call it: `a type`.
  let kind: String
  /// What `{{ x }}` prints. Nil if it cannot be printed.
  private(set) lazy var text = makeText()
  private let makeText: () -> String?
  private let allKeys: () -> [String]
  private let find: (String) -> TemplateValue?
  /// A list, because a template asks for few properties, and a dictionary takes longer to make than
  /// to search the list.
  private var found: [(key: String, value: TemplateValue)] = []

  init(
    kind: String, text: @escaping () -> String?, keys: @escaping () -> [String],
    find: @escaping (String) -> TemplateValue?
  ) {
    self.kind = kind
    makeText = text
    allKeys = keys
    self.find = find
  }

  /// Needed for messages and lists only.
  package var keys: [String] { allKeys() }

  package subscript(key: String) -> TemplateValue? {
    for index in 0..<found.count where found[index].key == key { return found[index].value }
    guard let value = find(key) else { return nil }
    found.append((key, value))
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
      TemplateObject(kind: Self.kind, text: { text }, keys: { Property.allCases.map(\.rawValue) }) {
        Property(rawValue: $0).map(value)
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
