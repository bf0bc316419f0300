import ReducerGenIndex
import ReducerGenSyntax

/// A struct, an enum, a class, an actor or a protocol of the target, with the members of its
/// extensions.
struct DeclaredType: TemplateSubject {
  enum Property: String, CaseIterable {
    case name, plainName, path, fullPath, kind, access, accessLevel, isHidden, attributes
    case writtenAttributes, modifiers, documentation, line, file, opening, closing, isInExtension
    case parent, generics, whereClause, inherits, conformances, properties, allProperties, methods
    case allMethods, initializers, subscripts, cases, types, aliases, associatedTypes
    case `enum`, client, interface, caseReducer, reducer
  }

  static let kind = "a declared type"
  let entry: TypeEntry
  let model: TemplateModel

  var text: String? { entry.extensionPath }

  func value(of property: Property) -> TemplateValue {
    switch property {
    case .path: .text(entry.extensionPath)
    case .fullPath: .text(entry.fullPath)
    case .kind: .text(entry.declaration.kind.rawValue)
    case .access: .text(entry.effectiveAccess.spelling)
    case .isHidden: .bool(entry.hiddenPlace != nil)
    case .attributes: texts(TypeHeader(entry).attributes.lines)
    case .file: .text(entry.file.file.relativePath)
    case .opening: PoundIfLines.around(entry.clausesAround).opening
    case .closing: PoundIfLines.around(entry.clausesAround).closing
    case .parent: model.type(entry.parent)
    case .generics:
      .objects(
        entry.declaration.generics.parameters.map { GenericParameter(syntax: $0, item: item) })
    case .whereClause: .text(entry.file.text(entry.declaration.whereClause.range))
    case .inherits: inherits
    case .conformances: texts(conformances)
    case .enum, .client, .interface, .caseReducer: generated(property)
    case .reducer: .object(DeclaredReducer(entry, model))
    default:
      DeclaredItem.Property(rawValue: property.rawValue).map(item.value) ?? members(property)
    }
  }

  private var item: DeclaredItem { DeclaredItem(type: entry, model) }

  private var inherits: TemplateValue {
    let extensions = entry.extensions.flatMap { $0.declaration.inherits }
    return item.types(entry.declaration.inherits + extensions)
  }

  /// The names of what it inherits, directly or through protocols and classes of the target.
  private var conformances: [String] {
    var names: [String] = []
    for type in [entry] + model.index.ancestors(of: entry) {
      for path in model.index.inheritedPaths(of: type) {
        let name = path.names.joined(separator: ".")
        if !names.contains(name) { names.append(name) }
      }
    }
    return names
  }

  /// What the generator prints for the type without templates of the target.
  private func generated(_ property: Property) -> TemplateValue {
    for part in model.parts[ObjectIdentifier(entry)] ?? [] {
      switch (property, part) {
      case (.enum, .casePaths(let model)): return CasePathsEmitter.values(for: model)
      case (.client, .client(let model)): return ClientEmitter.values(for: model)
      case (.interface, .interface(let model)): return InterfaceEmitter.values(for: model)
      case (.caseReducer, .caseReducer(let model)): return CaseReducerEmitter.values(for: model)
      default: continue
      }
    }
    return .absent
  }
}

/// Members.
extension DeclaredType {
  private func members(_ property: Property) -> TemplateValue {
    let own = entry.declaredMembers.map { DeclaredItem($0, of: entry, model) }
    switch property {
    case .allProperties: return DeclaredMembers(items: all(own)).properties
    case .allMethods: return DeclaredMembers(items: all(own)).methods
    case .properties: return DeclaredMembers(items: own).properties
    case .methods: return DeclaredMembers(items: own).methods
    case .initializers: return DeclaredMembers(items: own).initializers
    case .subscripts: return DeclaredMembers(items: own).subscripts
    case .aliases: return DeclaredMembers(items: own).aliases
    case .associatedTypes: return DeclaredMembers(items: own).associatedTypes
    case .cases:
      let cases = own.filter { $0.declaration.kind == .case }
      return .objects(cases.enumerated().map { DeclaredCase(item: $1, index: $0) })
    default:
      let types = entry.members.values.joined().filter { !$0.isTypeAlias && !$0.isGenerated }
      return model.types(types.sorted { $0.order < $1.order })
    }
  }

  /// With the members of the protocols and classes of the target that it inherits. A requirement
  /// that is declared twice is listed once.
  private func all(_ own: [DeclaredItem]) -> [DeclaredItem] {
    let isProtocol = entry.declaration.kind == .protocol
    let inherited = model.index.ancestors(of: entry).flatMap { ancestor in
      ancestor.declaredMembers.map { DeclaredItem($0, of: ancestor, model) }
    }
    var seen: Set<String> = []
    return (own + inherited).filter { item in
      // What an extension of a protocol declares is not a requirement.
      (!isProtocol || item.container == nil) && seen.insert(item.identity).inserted
    }
  }
}

extension TypeEntry {
  /// Its place among all types of the target.
  fileprivate var order: (String, UInt32) { (file.file.relativePath, declaration.position) }
}

extension DeclaredItem {
  /// What tells it from other members, also those of other types.
  fileprivate var identity: String {
    let types = declaration.parameters.map(\.type.text) + [declaration.result?.text ?? ""]
    let conditions = declaration.clauses.map(\.conditionText)
    return declaration.title(in: file) + (types + conditions).joined(separator: ",")
  }
}
