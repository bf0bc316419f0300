import ReducerGenIndex
import ReducerGenSyntax

/// Declarations that stand beside each other, by kind.
struct DeclaredMembers {
  let items: [DeclaredItem]

  var properties: TemplateValue {
    .objects(items(.var, .let).map(DeclaredProperty.init))
  }

  var methods: TemplateValue { .objects(DeclaredMethod.methods(items(.func))) }
  var initializers: TemplateValue { .objects(DeclaredMethod.methods(items(.`init`))) }
  var subscripts: TemplateValue { .objects(DeclaredMethod.methods(items(.subscript))) }
  var aliases: TemplateValue { .objects(items(.typealias).map(DeclaredName.init)) }
  var associatedTypes: TemplateValue { .objects(items(.associatedtype).map(DeclaredName.init)) }
  /// Operators, precedence groups and macros.
  var others: TemplateValue {
    .objects(items(.operator, .precedencegroup, .macro).map(DeclaredName.init))
  }

  private func items(_ kinds: DeclarationSyntax.Kind...) -> [DeclaredItem] {
    items.filter { kinds.contains($0.declaration.kind) }
  }
}

/// A typealias, an associated type, or a declaration about which templates see little.
struct DeclaredName: TemplateSubject {
  enum Property: String, CaseIterable {
    case name, plainName, kind, access, accessLevel, attributes, writtenAttributes, modifiers
    case documentation, line, opening, closing, isInExtension, type, inherits, declaration
  }

  static let kind = "a declaration"
  let item: DeclaredItem

  var text: String? { item.name }

  func value(of property: Property) -> TemplateValue {
    if let shared = DeclaredItem.Property(rawValue: property.rawValue) {
      return item.value(of: shared)
    }
    return switch property {
    case .kind: .text(item.declaration.kind.rawValue)
    case .type: item.type(item.declaration.type)
    case .inherits: item.types(item.declaration.inherits)
    default: .text(item.file.text(item.declaration.range))
    }
  }
}

/// `extension Array: Row where Element: Row { … }`.
struct DeclaredExtension: TemplateSubject {
  enum Property: String, CaseIterable {
    case name, access, accessLevel, attributes, writtenAttributes, modifiers, documentation, line
    case opening, closing, inherits, whereClause, properties, methods, initializers, subscripts
    case aliases
  }

  static let kind = "an extension"
  let item: DeclaredItem

  var text: String? { item.name }

  func value(of property: Property) -> TemplateValue {
    if let shared = DeclaredItem.Property(rawValue: property.rawValue) {
      return item.value(of: shared)
    }
    let declaration = item.declaration
    let members = DeclaredMembers(
      items: declaration.members.map {
        DeclaredItem($0, in: item.file, of: declaration, item.model)
      })
    return switch property {
    case .inherits: item.types(declaration.inherits)
    case .whereClause: .text(item.file.text(declaration.whereClause.range))
    case .properties: members.properties
    case .methods: members.methods
    case .initializers: members.initializers
    case .subscripts: members.subscripts
    default: members.aliases
    }
  }
}
