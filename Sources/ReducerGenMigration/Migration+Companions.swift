import ReducerGenIndex
import ReducerGenSyntax

extension Migration {
  /// The modules that must move together with a module: a reducer of TCA and one of this library
  /// cannot be composed.
  ///
  /// These are the modules that import it or that it imports, and so on, and that still use the
  /// replaced libraries.
  package static func companions(of target: String, in modules: [Module]) -> [String] {
    var links: [String: Set<String>] = [:]
    for link in Self.links(of: modules) {
      links[link.importer, default: []].insert(link.imported)
      links[link.imported, default: []].insert(link.importer)
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

  /// An import of a module by another one. Both use the replaced libraries.
  package struct Link: Hashable, Sendable {
    package var importer: String
    package var imported: String
  }

  package static func links(of modules: [Module]) -> [Link] {
    let users = modules.filter(usesReplacedModules)
    let names = Set(users.map(\.name))
    let links = users.flatMap { module in
      module.sources.flatMap(importedModules).filter { names.contains($0) && $0 != module.name }
        .map { Link(importer: module.name, imported: $0) }
    }
    return Set(links).sorted { ($0.importer, $0.imported) < ($1.importer, $1.imported) }
  }

  package static func usesReplacedModules(_ module: Module) -> Bool {
    module.sources.contains(where: usesReplacedModules)
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
