import ReducerGenSyntax

/// A module of a package.
package struct SourceModule {
  package let name: String
  package let index: TargetIndex
  /// The modules whose names its importers also see.
  let exported: [String]

  package init(name: String, files: [ParsedFile], index: TargetIndex) {
    self.name = name
    self.index = index
    exported = files.flatMap(\.exportedImports)
  }
}

/// A type, and the module that declares it.
package struct FoundType {
  package var module: SourceModule
  package var type: TypeEntry

  package init(module: SourceModule, type: TypeEntry) {
    self.module = module
    self.type = type
  }

  /// `Login.Action`, without back-ticks.
  package var name: String { type.extensionPath.filter { $0 != "`" } }

  var isReducer: Bool { module.index.has(.reducer, type) }
}

extension ParsedFile {
  fileprivate var exportedImports: [String] {
    imports.filter { declaration in
      declaration.attributes.contains { $0.type.path == ["_exported"] }
    }.map { String(text($0.name).prefix { $0 != "." }) }
  }
}
