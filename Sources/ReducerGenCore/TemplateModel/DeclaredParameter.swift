import ReducerGenIndex
import ReducerGenSyntax

/// A parameter of a function, an initialiser or a subscript.
struct DeclaredParameter: TemplateSubject {
  enum Property: String, CaseIterable {
    case label, name, type, defaultValue, isInout, isVariadic, argument
  }

  static let kind = "a parameter"
  let syntax: ParameterSyntax
  let index: Int
  let item: DeclaredItem

  func value(of property: Property) -> TemplateValue {
    switch property {
    case .label: label == "_" ? .absent : .text(label)
    case .name: .text(name)
    case .type: item.type(syntax.type)
    case .defaultValue: item.optionalText(syntax.defaultValue)
    case .isInout: .bool(isInout)
    case .isVariadic: .bool(syntax.type.kind == .variadic)
    case .argument: .text(argument)
    }
  }

  /// `_` if calls write none.
  private var label: String { item.declaration.labels(in: item.file)[index] }

  /// `p0` for a parameter that its body cannot name.
  private var name: String {
    let written = item.file.text(syntax.name)
    return written.isEmpty || written == "_" ? "p\(index)" : written
  }

  private var isInout: Bool { syntax.type.specifiers.contains("inout") }

  /// What a call of the same function passes on: `at: time`.
  var argument: String {
    let value = (isInout ? "&" : "") + SwiftName.inCode(name)
    let called = syntax.type.specifiers.contains("@autoclosure") ? value + "()" : value
    return (label == "_" ? "" : label + ": ") + called
  }

  /// `at time: Int`, without the default value.
  var declaration: String {
    let isShort = label == name && item.declaration.kind != .subscript
    return (isShort ? name : label + " " + name) + ": " + item.qualified(syntax.type)
  }
}

extension SwiftName {
  /// A parameter can be called `default`, but its body must write back-ticks.
  fileprivate static func inCode(_ name: String) -> String { escaped(name) ?? name }
}
