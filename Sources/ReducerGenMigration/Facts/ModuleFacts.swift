import ReducerGenCore

/// Facts of all files that are migrated together. Test values, extensions and clients stand in
/// different files, so these are gathered before the first edit.
struct ModuleFacts {
  /// The structs that are `@DependencyClient`, by name.
  private(set) var clients: [String: [Client]] = [:]
  /// The names of the clients that have a test value of their own.
  private(set) var clientsWithTestValue: Set<String> = []
  /// The enums that are `@Reducer`, by name.
  private(set) var caseReducers: [String: [(file: MigratedFile, declaration: DeclarationSyntax)]] =
    [:]
  /// The names of all types, so that an own type is not taken for one of the library.
  private(set) var types: Set<String> = []

  /// The names of the types at the top of files, once for each declaration.
  private var outermostTypes: [String: Int] = [:]

  /// How many properties of `DependencyValues` there are for a type.
  private(set) var properties: [String: Int] = [:]

  struct Client {
    var file: MigratedFile
    var declaration: DeclarationSyntax
    var isNested: Bool
  }

  /// Sources that the command does not change. They are parsed only where a name matters.
  private let others: [SourceFile]

  init(_ files: [MigratedFile], others: [SourceFile]) {
    self.others = others
    for file in files {
      for declaration in file.parsed.syntax.declarations { read(declaration, in: file, nil) }
    }
  }

  /// Whether the only type of that name at the top of any file is one that the command changes.
  func isUnique(_ name: String) -> Bool {
    outermostTypes[name] == 1 && !others.contains { declares(name, in: $0) }
  }

  private func declares(_ name: String, in source: SourceFile) -> Bool {
    guard ByteSearch.contains(name, in: source) else { return false }
    let file = ParsedFile(source)
    return file.syntax.declarations.contains {
      $0.extended == nil && $0.kind != .import && file.text($0.name) == name
    }
  }

  private mutating func read(
    _ declaration: DeclarationSyntax, in file: MigratedFile, _ parent: String?
  ) {
    switch declaration.kind {
    case .struct, .enum, .class, .actor, .protocol, .typealias:
      readType(declaration, in: file, isNested: parent != nil)
    case .let, .var:
      if let parent, file.text(declaration.name) == "testValue" {
        clientsWithTestValue.insert(parent)
      }
      if parent == "DependencyValues", let type = declaration.type?.path.last {
        properties[type, default: 0] += 1
      }
    default: break
    }
    let name = declaration.extended?.path.last ?? file.text(declaration.name)
    for member in declaration.members { read(member, in: file, name) }
  }

  private mutating func readType(
    _ declaration: DeclarationSyntax, in file: MigratedFile, isNested: Bool
  ) {
    let name = file.text(declaration.name)
    types.insert(name)
    if !isNested { outermostTypes[name, default: 0] += 1 }
    let attributes = declaration.attributes.compactMap(\.type.path.last)
    if attributes.contains("DependencyClient") {
      clients[name, default: []].append(
        Client(file: file, declaration: declaration, isNested: isNested))
    }
    if declaration.kind == .enum, attributes.contains("Reducer") {
      caseReducers[name, default: []].append((file, declaration))
    }
  }
}
