import GeneratedSupport

/// Writes values as Swift expressions that make equal values.
struct ExpressionPrinter {
  let types: any TypeFacts
  var sharedPlaces = SharedPlaces()

  /// The expression, where the compiler knows the type of the value.
  ///
  /// - Parameter needsFullNames: Whether it does not, as for an `any Error`.
  func code(_ value: Any, needsFullNames: Bool = false) -> SwiftCode {
    if let value = value as? any SwiftExpressible { return .text(value.swiftExpression) }
    if let value = value as? any PrintedAsExpression {
      let code = value.expression(self)
      return value is any PrintedOfFoundation
        ? named(.ofModule("Foundation", code), value, needsFullNames) : code
    }
    let mirror = Mirror(reflecting: value)
    switch mirror.displayStyle {
    case .enum: return enumCase(value, mirror, needsFullNames) ?? placeholder(value)
    case .tuple: return .list(open: "(", items: items(of: mirror), close: ")")
    case .struct:
      return structure(value).map { named($0, value, needsFullNames) } ?? placeholder(value)
    default: return placeholder(value)
    }
  }

  func placeholder(_ value: Any) -> SwiftCode {
    .placeholder(dump: String(reporting: value))
  }

  /// A static constant, if one has this value: `.mock`.
  private func named(_ code: SwiftCode, _ value: Any, _ needsFullNames: Bool) -> SwiftCode {
    let type = type(of: value)
    let (typeName, module) = (dumpTypeName(type), moduleName(of: type))
    let name = code.flat.flatMap { types.constant(printedAs: $0, of: typeName, module: module) }
    guard let name else { return code }
    return needsFullNames ? .ofModule(module, .text("\(typeName).\(name)")) : .text("." + name)
  }

  // MARK: Enums

  private func enumCase(_ value: Any, _ mirror: Mirror, _ needsFullNames: Bool) -> SwiftCode? {
    guard let name = enumCaseName(of: value) else { return nil }
    let type = type(of: value)
    let code = enumCase(
      (needsFullNames ? dumpTypeName(type, keepsArguments: true) : "") + "."
        + SourceName.escaped(name), mirror)
    return needsFullNames ? .ofModule(moduleName(of: type), code) : code
  }

  private func enumCase(_ head: String, _ mirror: Mirror) -> SwiftCode {
    guard let payload = mirror.children.first else { return .text(head) }
    let parts = Mirror(reflecting: payload.value)
    let isList = parts.displayStyle == .tuple
    if isList, parts.children.isEmpty { return .call(head, .text("()")) }
    return .call(head, isList ? items(of: parts) : [.init(code: code(payload.value))])
  }

  /// The parts of a tuple, or of a case with several or labelled values.
  private func items(of mirror: Mirror) -> [SwiftCode.Item] {
    mirror.children.map { child in
      let label = child.label.flatMap { $0.hasPrefix(".") ? nil : $0 }
      return SwiftCode.Item(label: label, code: code(child.value))
    }
  }

  // MARK: Structs

  private func structure(_ value: Any) -> SwiftCode? {
    guard let properties = StoredProperties(of: value),
      let initializer = types.initializer(of: value, properties)
    else { return nil }
    let type = type(of: value)
    let items = items(of: initializer) { name in
      properties.properties.first { $0.name == name }.map { code($0, of: value) }
    }
    return items.map { .ofModule(moduleName(of: type), .call(dumpTypeName(type), $0)) }
  }

  /// Nil if a property has another value than the initialiser gives it.
  ///
  /// - Parameter code: The value of a stored property.
  private func items(
    of initializer: StoredInitializer, _ code: (String) -> SwiftCode?
  ) -> [SwiftCode.Item]? {
    for (name, text) in initializer.initialValues {
      guard let code = code(name) else { continue }
      guard let flat = code.flat, DefaultValue(text).isPrinted(as: flat) else { return nil }
    }
    var items: [SwiftCode.Item] = []
    for parameter in initializer.parameters {
      guard let argument = argument(for: parameter, code) else {
        // The value is not in the result.
        if parameter.defaultValue != nil { continue } else { return nil }
      }
      if let text = parameter.defaultValue, let printed = argument.flat,
        DefaultValue(text).isPrinted(as: printed)
      {
        continue
      }
      items.append(SwiftCode.Item(label: parameter.label, code: argument))
    }
    return items
  }

  private func argument(
    for parameter: StoredInitializer.Parameter, _ code: (String) -> SwiftCode?
  ) -> SwiftCode? {
    guard let parts = parameter.parts else { return code(parameter.property) }
    let items = items(of: parts.initializer) { parts.properties[$0].flatMap(code) }
    return items.map { .ofModule(parts.module, .call(parts.type, $0)) }
  }

  /// The value of a property as its initialiser takes it.
  func code(_ property: StoredProperties.Property, of value: Any) -> SwiftCode {
    let type = type(of: value)
    let needsFullNames = types.needsFullNames(
      property.name, of: dumpTypeName(type), module: moduleName(of: type))
    let isForeign =
      property.isWrapped && !(property.value is any PrintedAsExpression)
      && StoredProperties(of: property.value) != nil
    guard isForeign else { return code(property.value, needsFullNames: needsFullNames) }
    // Another wrapper: its value is what it stores, if that is one thing.
    let stored = StoredProperties(of: property.value)?.properties ?? []
    return stored.count == 1 ? code(stored[0].value) : placeholder(property.value)
  }
}

enum SourceName {
  /// With backticks if it is a word of the language.
  static func escaped(_ name: String) -> String { reserved.contains(name) ? "`\(name)`" : name }

  /// Those that can't be used as the name of a member.
  private static let reserved: Set = ["init", "self", "Self", "Type", "Protocol"]
}

/// The name of an enum's case, also where the type describes itself in another way.
func enumCaseName(of value: Any) -> String? {
  if let label = Mirror(reflecting: value).children.first?.label { return label }
  func name<Value>(_ value: Value) -> String? {
    unsafe _enumCaseName(value).map { unsafe String(cString: $0) }
  }
  return _openExistential(value, do: name)
}

/// Of the standard library, which has it for reflection.
@_silgen_name("swift_EnumCaseName")
private func _enumCaseName<Value>(_ value: Value) -> UnsafePointer<CChar>?
