import ReducerGenCore

/// A module of the package.
struct SourceModule {
  let name: String
  let index: TargetIndex
  /// The lines of the files, by their paths.
  private let lines: [String: LineTable]

  init(name: String, _ sources: [SourceFile]) {
    self.name = name
    let files = sources.filter { !$0.isGenerated }.map { ParsedFile($0) }
    index = TargetIndex(files)
    lines = Dictionary(files.map { ($0.file.path, LineTable($0.file)) }) { first, _ in first }
  }

  func line(_ offset: UInt32, in file: ParsedFile) -> Int {
    lines[file.file.path]?.position(of: offset).line ?? 1
  }

  func place(of type: TypeEntry) -> Place {
    Place(file: type.file.file.path, line: line(type.declaration.position, in: type.file))
  }

  /// A type and the module that declares it.
  struct Found {
    var module: SourceModule
    var type: TypeEntry
  }
}

/// All modules of the package.
struct SourceModules {
  let all: [SourceModule]
  private let byName: [String: SourceModule]

  init(_ modules: [SourceModule]) {
    all = modules
    byName = Dictionary(modules.map { ($0.name, $0) }) { first, _ in first }
  }

  /// The type that a path means in the declaration of a type. Typealiases are followed.
  func type(at path: [String], from scope: TypeEntry, in module: SourceModule) -> SourceModule
    .Found?
  {
    type(at: path, from: scope, in: module, limit: 8)
  }

  private func type(
    at path: [String], from scope: TypeEntry, in module: SourceModule, limit: Int
  ) -> SourceModule.Found? {
    if let found = module.index.entry(at: path, in: scope) {
      if !found.isTypeAlias { return SourceModule.Found(module: module, type: found) }
      guard limit > 0, let path = found.declaration.type?.bare.path else { return nil }
      return type(at: path, from: found, in: module, limit: limit - 1)
    }
    return imported(path, in: [module.name] + scope.file.importPaths)
  }

  /// A type at the top of a module that the file imports.
  private func imported(_ path: [String], in imports: [String]) -> SourceModule.Found? {
    let modules = imports.compactMap { byName[String($0.prefix { $0 != "." })] }
    for module in modules {
      let isQualified = path.first == module.name
      let type =
        (isQualified ? module.index.type(at: Array(path.dropFirst())) : nil)
        ?? module.index.type(at: path)
      if let type { return SourceModule.Found(module: module, type: type) }
    }
    return nil
  }
}
