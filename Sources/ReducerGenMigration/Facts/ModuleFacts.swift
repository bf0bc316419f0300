import ReducerGenCore

/// Facts of all files that are migrated together. Test values, extensions and clients stand in
/// different files, so these are gathered before the first edit.
struct ModuleFacts {
  /// The names of the structs that are `@DependencyClient`.
  private(set) var clients: Set<String> = []
  /// The names of the clients that have a test value of their own.
  private(set) var clientsWithTestValue: Set<String> = []
  /// The enums that are `@Reducer`, by name.
  private(set) var caseReducers: [String: [(file: MigratedFile, declaration: DeclarationSyntax)]] =
    [:]
  /// The names of all types, so that an own type is not taken for one of the library.
  private(set) var types: Set<String> = []

  init(_ files: [MigratedFile]) {
    for file in files {
      for declaration in file.parsed.syntax.declarations { read(declaration, in: file, nil) }
    }
  }

  private mutating func read(
    _ declaration: DeclarationSyntax, in file: MigratedFile, _ parent: String?
  ) {
    switch declaration.kind {
    case .struct, .enum, .class, .actor, .protocol, .typealias:
      readType(declaration, in: file)
    case .let, .var:
      if let parent, file.text(declaration.name) == "testValue" {
        clientsWithTestValue.insert(parent)
      }
    default: break
    }
    let name = declaration.extended?.path.last ?? file.text(declaration.name)
    for member in declaration.members { read(member, in: file, name) }
  }

  private mutating func readType(_ declaration: DeclarationSyntax, in file: MigratedFile) {
    let name = file.text(declaration.name)
    types.insert(name)
    let attributes = declaration.attributes.compactMap(\.type.path.last)
    if attributes.contains("DependencyClient") { clients.insert(name) }
    if declaration.kind == .enum, attributes.contains("Reducer") {
      caseReducers[name, default: []].append((file, declaration))
    }
  }
}
