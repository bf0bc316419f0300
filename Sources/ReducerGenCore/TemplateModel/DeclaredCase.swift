import ReducerGenIndex
import ReducerGenSyntax

/// A case of an enum.
struct DeclaredCase: TemplateSubject {
  enum Property: String, CaseIterable {
    case name, plainName, attributes, writtenAttributes, modifiers, documentation, line, opening
    case closing, index, values, payload, pattern, rawValue
  }

  static let kind = "a case"
  let item: DeclaredItem
  let index: Int

  var text: String? { item.name }

  func value(of property: Property) -> TemplateValue {
    if let shared = DeclaredItem.Property(rawValue: property.rawValue) {
      return item.value(of: shared)
    }
    return switch property {
    case .index: .number(index)
    case .values: .objects(fields)
    case .payload: .text(payload)
    case .pattern: .text(pattern)
    default: item.optionalText(item.declaration.initializer)
    }
  }

  private var fields: [ValueField] {
    item.declaration.parameters.enumerated().map { index, parameter in
      ValueField(
        label: item.file.text(parameter.label), index: index, type: parameter.type,
        scope: item.owner, model: item.model)
    }
  }

  private var payload: String {
    let types = fields.map { ($0.hasLabel ? $0.label + ": " : "") + item.qualified($0.type) }
    if fields.count == 1 { return item.qualified(fields[0].type) }
    return "(" + types.joined(separator: ", ") + ")"
  }

  /// `let .settings(v0, v1)`
  private var pattern: String {
    let variables = fields.indices.map { "v\($0)" }.joined(separator: ", ")
    return fields.isEmpty ? "." + item.name : "let ." + item.name + "(" + variables + ")"
  }
}
