import ReducerGenIndex
import ReducerGenSyntax

/// A property, or a variable at the top of a file.
struct DeclaredProperty: TemplateSubject {
  enum Property: String, CaseIterable {
    case name, plainName, type, access, accessLevel, attributes, writtenAttributes, modifiers
    case documentation, line, opening, closing, isInExtension, initialValue, isStatic, isConstant
    case isStored, isMutable, isWrapped, isAsync, isThrowing
  }

  static let kind = "a property"
  let item: DeclaredItem

  var text: String? { item.name }

  func value(of property: Property) -> TemplateValue {
    if let shared = DeclaredItem.Property(rawValue: property.rawValue) {
      return item.value(of: shared)
    }
    return switch property {
    case .type: item.type(item.declaration.type)
    case .initialValue: item.optionalText(item.declaration.initializer)
    case .isStatic: .bool(item.declaration.isStatic)
    case .isConstant: .bool(item.declaration.kind == .let)
    case .isStored: .bool(isStored)
    case .isMutable: .bool(isMutable)
    case .isWrapped: .bool(isWrapped)
    case .isAsync: .bool(getterEffects.contains("async"))
    default: .bool(getterEffects.contains { $0.hasPrefix("throws") })
    }
  }

  private var isRequirement: Bool {
    item.owner?.declaration.kind == .protocol && item.container == nil
  }

  private var isStored: Bool { !isRequirement && !item.file.isComputed(item.declaration) }

  /// Whether code in this module can set it.
  private var isMutable: Bool {
    if item.declaration.kind == .let || item.declaration.writeAccess == .hidden { return false }
    return isStored || item.isSettable
  }

  private var getterEffects: [String] { item.file.getterEffects(of: item.declaration) }

  /// Whether an attribute is a property wrapper, as far as its name tells.
  private var isWrapped: Bool {
    item.declaration.attributes.contains { attribute in
      let name = item.file.text(attribute.name)
      return name.first?.isUppercase == true && !name.hasSuffix("Actor")
    }
  }
}

extension DeclaredItem {
  /// Whether a property or a subscript has a setter.
  var isSettable: Bool { file.accessors(of: declaration).contains { $0.name == "set" } }
}
