import GeneratedTestSupport
import ReducerGenIndex
import ReducerGenSyntax
import Synchronization

/// The structs of a package, as its sources declare them. A file is read when a type is asked for
/// whose outermost name it contains.
final class TypeCatalog: Sendable {
  private let state = Mutex(State())
  private let folder: PackageFolder

  private struct State {
    var files: [SourceFile]?
    var facts: [String: [StructFacts]] = [:]
    var statics: [String: [(value: NamedValue, access: Access, path: String)]] = [:]
    var readNames: Set<String> = []
    var readPaths: Set<String> = []
  }

  init(_ folder: PackageFolder) { self.folder = folder }

  /// - Parameter type: The name with the enclosing types, without the module.
  func facts(of type: String, module: String) -> StructFacts? {
    state.withLock { state in
      read(String(type.prefix { $0 != "." }), &state)
      let all = state.facts[type] ?? []
      return all.first { $0.path.contains("/\(module)/") } ?? (all.count == 1 ? all[0] : nil)
    }
  }

  /// The static constants of a type.
  func statics(of type: String) -> [(value: NamedValue, access: Access, path: String)] {
    state.withLock { state in
      read(String(type.prefix { $0 != "." }), &state)
      return state.statics[type] ?? []
    }
  }

  private func read(_ name: String, _ state: inout State) {
    guard state.readNames.insert(name).inserted else { return }
    let files = state.files ?? folder.sources()
    state.files = files
    for file in files where ByteSearch.contains(name, in: file) {
      guard state.readPaths.insert(file.path).inserted else { continue }
      let parsed = ParsedFile(file)
      for facts in StructFacts.all(in: parsed) {
        state.facts[facts.type, default: []].append(facts)
      }
      for (type, value, access) in NamedValue.statics(in: parsed) {
        state.statics[type, default: []].append((value, access, file.path))
      }
    }
  }
}

/// The catalogs of this process, one for each package whose tests it runs.
enum TypeCatalogs {
  private static let catalogs = Mutex<[PackageFolder: TypeCatalog]>([:])

  /// What a test can see.
  static func types(ofTestAt path: String) -> any TypeFacts {
    let folder = PackageFolder(of: path)
    let catalog = catalogs.withLock { catalogs in
      let catalog = catalogs[folder] ?? TypeCatalog(folder)
      catalogs[folder] = catalog
      return catalog
    }
    return VisibleTypes(catalog: catalog, test: TestFileImports(path))
  }
}
