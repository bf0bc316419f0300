import ReducerGenCore

extension Migration {
  /// The modules that must move together with a module: a reducer of TCA and one of this library
  /// cannot be composed.
  ///
  /// These are the modules that import it or that it imports, and so on, and that still use the
  /// replaced libraries.
  package static func companions(of target: String, in modules: [Module]) -> [String] {
    let users = modules.filter { module in module.sources.contains(where: usesReplacedModules) }
    let names = Set(users.map(\.name))
    var links: [String: Set<String>] = [:]
    for module in users {
      for other in module.sources.flatMap(importedModules) where names.contains(other) {
        links[module.name, default: []].insert(other)
        links[other, default: []].insert(module.name)
      }
    }
    var found: Set = [target]
    var rest = [target]
    while let next = rest.popLast() {
      for other in links[next, default: []] where found.insert(other).inserted {
        rest.append(other)
      }
    }
    return found.subtracting([target]).sorted()
  }

  private static func usesReplacedModules(_ source: SourceFile) -> Bool {
    ReplacedModules.all.contains { ByteSearch.contains($0, in: source) }
  }

  private static func importedModules(_ source: SourceFile) -> [String] {
    let file = ParsedFile(source)
    return file.syntax.declarations.filter { $0.kind == .import }.compactMap {
      file.text($0.name).split(separator: ".").first.map(String.init)
    }
  }
}
