import ReducerGenSyntax

/// All modules of the package.
package struct SourceModules {
  package let all: [SourceModule]
  private let byName: [String: SourceModule]

  package init(_ modules: [SourceModule]) {
    all = modules
    byName = Dictionary(modules.map { ($0.name, $0) }) { first, _ in first }
  }

  /// The type that a path means in the declaration of a type. Typealiases are followed.
  package func type(
    at path: [String], from scope: TypeEntry, in module: SourceModule
  ) -> FoundType? {
    type(at: path, from: scope, in: module, limit: 8)
  }

  /// False if a path certainly means no type of these modules.
  func mayDeclare(_ path: [String], in module: SourceModule) -> Bool {
    guard let first = path.first else { return false }
    return all.count > 1 || first == module.name || first == "Self"
      || module.index.names.contains(first)
  }

  private func type(
    at path: [String], from scope: TypeEntry, in module: SourceModule, limit: Int
  ) -> FoundType? {
    if limit == 0 { return nil }
    if let found = module.index.entry(at: path, in: scope) {
      return resolved(found, in: module, limit)
    }
    // `Alias.Row`, where the alias means a type of another module.
    if let first = path.first, path.count > 1,
      let alias = module.index.entry(at: [first], in: scope), alias.isTypeAlias
    {
      return type(
        at: (alias.declaration.type?.bare.path ?? []) + path.dropFirst(), from: alias, in: module,
        limit: limit - 1)
    }
    return imported(path, in: module.name, and: scope.file.importPaths, limit)
  }

  /// What a typealias means, or the type itself.
  private func resolved(
    _ found: TypeEntry, in module: SourceModule, _ limit: Int
  ) -> FoundType? {
    if !found.isTypeAlias { return FoundType(module: module, type: found) }
    guard let path = found.declaration.type?.bare.path else { return nil }
    return type(at: path, from: found, in: module, limit: limit - 1)
  }

  /// A type at the top of a module that a file sees.
  private func imported(
    _ path: [String], in module: String, and imports: [String], _ limit: Int
  ) -> FoundType? {
    let names = [module] + imports.map { String($0.prefix { $0 != "." }) }
    return visible(names).lazy.compactMap { module -> FoundType? in
      let isQualified = path.first == module.name && path.count > 1
      let own = isQualified ? self.own(Array(path.dropFirst()), in: module, limit) : nil
      return own ?? self.own(path, in: module, limit)
    }.first
  }

  /// The modules of these names, and those that they export.
  private func visible(_ names: [String]) -> [SourceModule] {
    var found: [SourceModule] = []
    var seen: Set<String> = []
    var rest = names[...]
    while let name = rest.popFirst() {
      guard seen.insert(name).inserted, let module = byName[name] else { continue }
      found.append(module)
      rest += module.exported
    }
    return found
  }

  private func own(_ path: [String], in module: SourceModule, _ limit: Int) -> FoundType? {
    if let type = module.index.type(at: path) { return FoundType(module: module, type: type) }
    // Names of modules that this one exports, too.
    guard let first = path.first, let alias = module.index.topLevelType(first), alias.isTypeAlias
    else { return nil }
    return type(
      at: (alias.declaration.type?.bare.path ?? []) + path.dropFirst(), from: alias, in: module,
      limit: limit - 1)
  }
}
