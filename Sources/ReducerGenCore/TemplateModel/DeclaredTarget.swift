import ReducerGenIndex
import ReducerGenSyntax

/// All sources of the target.
struct DeclaredTarget: TemplateSubject {
  enum Property: String, CaseIterable {
    case module, files, imports, types, protocols, structs, enums, classes, actors, extensions
    case functions, variables, aliases, others
  }

  static let kind = "a target"
  let model: TemplateModel

  var text: String? { model.module }

  func value(of property: Property) -> TemplateValue {
    switch property {
    case .module: .text(model.module)
    case .files: .objects(files)
    case .imports: texts(imports)
    case .types: model.types(types)
    case .protocols: types(.protocol)
    case .structs: types(.struct)
    case .enums: types(.enum)
    case .classes: types(.class)
    case .actors: types(.actor)
    case .extensions: joined(.extensions)
    case .functions: members.methods
    case .variables: members.properties
    case .aliases: members.aliases
    case .others: members.others
    }
  }

  private var files: [DeclaredFile] { model.files.map { DeclaredFile(file: $0, model: model) } }

  private var types: [TypeEntry] {
    model.files.flatMap { model.types[ObjectIdentifier($0)] ?? [] }
  }

  private func types(_ kind: DeclarationSyntax.Kind) -> TemplateValue {
    model.types(types.filter { $0.declaration.kind == kind })
  }

  /// The imports of all files, each once.
  private var imports: [String] {
    var seen: Set<[String]> = []
    return files.flatMap(\.imports).map(\.lines).filter { seen.insert($0).inserted }.flatMap { $0 }
  }

  private var members: DeclaredMembers { DeclaredMembers(items: files.flatMap(\.members.items)) }

  private func joined(_ property: DeclaredFile.Property) -> TemplateValue {
    .list(
      files.flatMap { file in
        if case .list(let items) = file.value(of: property) { return items }
        return []
      })
  }
}
