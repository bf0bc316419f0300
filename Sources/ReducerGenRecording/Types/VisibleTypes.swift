import Foundation
import GeneratedTestSupport
import ReducerGenIndex
import ReducerGenSyntax

/// What a test file can see of a package's types.
struct VisibleTypes: TypeFacts {
  let catalog: TypeCatalog
  let test: TestFileImports

  func initializer(
    of type: String, module: String, properties: [String]
  ) -> StoredInitializer? {
    guard let facts = catalog.facts(of: type, module: module) else {
      return ReflectedTypes().initializer(of: type, module: module, properties: properties)
    }
    return facts.initializer(for: test.access(to: facts.path, module: module)) {
      made($0, in: facts.type, module)
    }
  }

  /// A struct that is named inside of another type.
  private func made(_ name: String, in type: String, _ module: String) -> MadeStruct? {
    var scope = type.split(separator: ".")[...]
    repeat {
      let path = (scope + [name[...]]).joined(separator: ".")
      if let facts = catalog.facts(of: path, module: module) {
        let module = facts.module ?? module
        let access = test.access(to: facts.path, module: module)
        return facts.initializer(for: access) { _ in nil }.map {
          MadeStruct(type: path, module: module, initializer: $0)
        }
      }
    } while scope.popLast() != nil
    return nil
  }

  func constant(printedAs code: String, of type: String, module: String) -> String? {
    let value = SpelledValue(code)
    return catalog.statics(of: type).first { constant in
      constant.value.value.isSame(asWritten: value)
        && constant.access >= test.access(to: constant.path, module: module)
    }?.value.name
  }

  func isSettable(_ property: String, of type: String, module: String) -> Bool {
    guard let facts = catalog.facts(of: type, module: module) else { return true }
    guard let property = facts.properties.first(where: { $0.name == property }) else { return true }
    return !property.isLet && property.writeAccess >= test.access(to: facts.path, module: module)
  }

  func needsFullNames(_ property: String, of type: String, module: String) -> Bool {
    let facts = catalog.facts(of: type, module: module)
    let text = facts?.properties.first { $0.name == property }?.type ?? ""
    return ["any ", "(any ", "Any"].contains { text.hasPrefix($0) }
      || ["Error", "Error?"].contains(text)
  }
}

/// How a test file imports the modules that it tests.
struct TestFileImports {
  private let path: String
  private let testable: Set<String>

  init(_ path: String) {
    self.path = path
    let bytes = FileManager.default.contents(atPath: path).map(Array.init) ?? []
    let file = ParsedFile(SourceFile(path: path, bytes: bytes))
    let imports = file.syntax.declarations.filter { declaration in
      declaration.kind == .import
        && declaration.attributes.contains { file.text($0.name) == "testable" }
    }
    testable = Set(imports.map { file.text($0.name) })
  }

  /// The least access that a declaration must have.
  func access(to declaringPath: String, module: String) -> Access {
    if declaringPath == path { return .hidden }
    let isOwn = folder(of: declaringPath).hasPrefix(folder(of: path))
    return isOwn || testable.contains(module) ? .internal : .public
  }

  private func folder(of path: String) -> Substring {
    path[..<(path.lastIndex(of: "/") ?? path.endIndex)]
  }
}
