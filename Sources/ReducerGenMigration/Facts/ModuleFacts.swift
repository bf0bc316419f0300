import ReducerGenIndex
import ReducerGenSyntax

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
  let options: Migration.Options
  let names: DeclaredNames
  let stores: StoreNames

  /// The files of the types at the top of files, once for each declaration, by module and name.
  private var outermostTypes: [String: [String: [SourceFile]]] = [:]

  /// The names of the types whose key is in an extension.
  private(set) var keyedTypes: Set<String> = []
  /// The names of the types that are classes, actors or on the main actor.
  private(set) var isolatedTypes: Set<String> = []

  /// How many properties of `DependencyValues` there are for a type.
  private(set) var properties: [String: Int] = [:]

  struct Client {
    var file: MigratedFile
    var declaration: DeclarationSyntax
    var isNested: Bool
  }

  private let modules: [ModuleMigration]
  /// Nil if tests stay as they are.
  let testClasses: TestClasses?

  init(_ modules: [ModuleMigration], _ options: Migration.Options) {
    self.modules = modules
    self.options = options
    testClasses = options.isForLinux ? TestClasses(modules) : nil
    let files = modules.flatMap(\.files)
    names = DeclaredNames(files, others: modules.flatMap(\.others))
    stores = StoreNames(files)
    for file in files {
      for declaration in file.parsed.syntax.declarations { read(declaration, in: file, nil) }
    }
  }

  /// Whether the file has the only type of that name at the top of any file that sees it.
  func isUnique(_ name: String, in file: MigratedFile) -> Bool {
    other(name, than: file) == nil
      && outermostTypes[file.module]?[name]?.count { $0 === file.source } == 1
  }

  /// Another file that declares the name, in the module or in one that sees what is internal in it.
  /// Such a module would have two types of that name.
  func other(_ name: String, than file: MigratedFile) -> SourceFile? {
    for module in modules where module.name == file.module || module.sees(file.module) {
      let known = outermostTypes[module.name]?[name] ?? []
      let other =
        known.first { $0 !== file.source } ?? module.others.first { declares(name, in: $0) }
      if let other { return other }
    }
    return nil
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
    if IsolationRule.addsKey(declaration) { keyedTypes.insert(name) }
    for member in declaration.members { read(member, in: file, name) }
  }

  private mutating func readType(
    _ declaration: DeclarationSyntax, in file: MigratedFile, isNested: Bool
  ) {
    let name = file.text(declaration.name)
    if !isNested {
      outermostTypes[file.module, default: [:]][name, default: []].append(file.source)
    }
    let attributes = declaration.attributes.compactMap(\.type.path.last)
    if [.actor, .class].contains(declaration.kind) || attributes.contains("MainActor") {
      isolatedTypes.insert(name)
    }
    if attributes.contains("DependencyClient") {
      clients[name, default: []].append(
        Client(file: file, declaration: declaration, isNested: isNested))
    }
    if declaration.kind == .enum, attributes.contains("Reducer") {
      caseReducers[name, default: []].append((file, declaration))
    }
  }
}
