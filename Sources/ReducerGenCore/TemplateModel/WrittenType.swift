import ReducerGenIndex
import ReducerGenSyntax

/// A type as a declaration names it: `[Row.ID: Row]?`. It is printed so that it means the same in an
/// extension in another file.
struct WrittenType: TemplateSubject {
  enum Property: String, CaseIterable {
    case written, kind, name, isOptional, isArray, isDictionary, isTuple, isFunction, isVoid
    case unwrapped, element, key, value, arguments, elements, parameters, result, isAsync
    case isThrowing, attributes, stored, declaration
  }

  static let kind = "a type"
  let syntax: TypeSyntax
  let scope: TypeEntry?
  let model: TemplateModel

  var text: String? { qualified(syntax) }

  func value(of property: Property) -> TemplateValue {
    switch property {
    case .written: .text(syntax.text)
    case .kind: .text(kind)
    case .name: .text(core.path.last ?? core.text)
    case .isOptional: .bool(core.isOptional)
    case .isArray: .bool(elementType != nil)
    case .isDictionary: .bool(pair != nil)
    case .isTuple: .bool(core.kind == .tuple && function == nil)
    case .isFunction: .bool(function != nil)
    case .isVoid: .bool(isVoid)
    case .unwrapped: type(core.isOptional ? argument(of: "Optional", 1)?[0] : syntax)
    case .element: type(elementType)
    case .key: type(pair?[0])
    case .value: type(pair?[1])
    case .arguments: types(core.genericArguments)
    case .elements: .objects(core.kind == .tuple ? core.parts.enumerated().map(field) : [])
    case .parameters: .objects(function?.parameters.enumerated().map(field) ?? [])
    case .result: type(function?.result)
    case .isAsync: .bool(function?.effects.contains { $0.text == "async" } ?? false)
    case .isThrowing: .bool(function?.effects.contains { $0.text.hasPrefix("throws") } ?? false)
    case .attributes: texts(syntax.specifiers)
    case .stored: .text(stored)
    case .declaration: model.type(declaration)
    }
  }

  /// Without attributes and words such as `inout`.
  private var core: TypeSyntax {
    var type = syntax
    while type.kind == .attribute || type.kind == .specifier, let inner = type.parts.last {
      type = inner
    }
    return type
  }

  private var kind: String {
    switch core.kind {
    case .member: "name"
    case .unwrapped: "optional"
    default: function == nil ? "\(core.kind)" : "function"
    }
  }

  private var function: FunctionTypeSyntax? { core.function }

  private var isVoid: Bool {
    core.kind == .tuple && core.parts.isEmpty || [["Void"], ["Swift", "Void"]].contains(core.path)
  }

  private var elementType: TypeSyntax? { argument(of: "Array", 1)?[0] }
  private var pair: [TypeSyntax]? { argument(of: "Dictionary", 2) }

  /// The generic arguments of a type of the standard library, also if it is written with brackets.
  private func argument(of name: String, _ count: Int) -> [TypeSyntax]? {
    let type = core
    if type.extendedPath == [name], type.isShorthand { return type.parts }
    if name == "Optional", type.hasOptionalMark { return type.parts }
    let isMeant = [[name], ["Swift", name]].contains(type.path)
    return isMeant && type.genericArguments.count == count ? type.genericArguments : nil
  }

  private var declaration: TypeEntry? {
    guard let scope else { return model.index.type(at: core.path) }
    return core.path == [scope.name]
      ? scope
      : model.index.entry(at: core.path, in: scope).flatMap(model.index.resolveAlias)
  }

  /// The type of a property that keeps an argument of this type.
  private var stored: String {
    var type = syntax
    var prefixes: [String] = []
    while type.kind == .attribute || type.kind == .specifier, let inner = type.parts.last {
      if ["@Sendable", "@MainActor"].contains(type.nameText) { prefixes.append(type.nameText) }
      type = inner
    }
    if type.kind == .variadic { return "[" + qualified(type.parts[0]) + "]" }
    return (prefixes + [qualified(type)]).joined(separator: " ")
  }

  private func qualified(_ type: TypeSyntax) -> String {
    scope.map { TypeQualifier(index: model.index, type: $0).qualified(type) } ?? type.text
  }

  private func type(_ syntax: TypeSyntax?) -> TemplateValue {
    .object(syntax.map { WrittenType(syntax: $0, scope: scope, model: model) })
  }

  private func types(_ syntax: [TypeSyntax]) -> TemplateValue {
    .objects(syntax.map { WrittenType(syntax: $0, scope: scope, model: model) })
  }

  private func field(_ index: Int, _ element: TypeSyntax) -> ValueField {
    let isLabelled = element.kind == .element
    return ValueField(
      label: isLabelled ? element.nameText : "", index: index,
      type: isLabelled ? element.parts[0] : element, scope: scope, model: model)
  }

  private func field(_ index: Int, _ parameter: FunctionTypeSyntax.Parameter) -> ValueField {
    ValueField(
      label: parameter.name, index: index, type: parameter.type, scope: scope, model: model)
  }
}

/// An element of a tuple, a value of a case, a parameter of a function type.
struct ValueField: TemplateSubject {
  enum Property: String, CaseIterable { case label, name, index, type }

  static let kind = "a value"
  /// Empty or `_` if there is none.
  let label: String
  let index: Int
  let type: TypeSyntax
  let scope: TypeEntry?
  let model: TemplateModel

  func value(of property: Property) -> TemplateValue {
    switch property {
    case .label: hasLabel ? .text(label) : .absent
    case .name: .text(hasLabel ? label : "v\(index)")
    case .index: .number(index)
    case .type: WrittenType(syntax: type, scope: scope, model: model).object
    }
  }

  var hasLabel: Bool { !label.isEmpty && label != "_" }
}
