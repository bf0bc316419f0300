import ReducerGenCore
import ReducerGenIndex
import ReducerGenSyntax

/// A module of the package.
struct SourceModule {
  let name: String
  let index: TargetIndex
  /// The modules whose names its importers also see.
  let exported: [String]
  /// The lines of the files, by their paths.
  private let lines: [String: LineTable]

  init(name: String, _ sources: [SourceFile]) {
    self.name = name
    let files = sources.filter { !$0.isGenerated }.map { ParsedFile($0) }
    index = TargetIndex(files)
    lines = Dictionary(files.map { ($0.file.path, LineTable($0.file)) }) { first, _ in first }
    exported = files.flatMap(\.exportedImports)
  }

  func place(of offset: UInt32, in file: ParsedFile) -> Place {
    let line = lines[file.file.path]?.position(of: offset).line ?? 1
    return Place(file: file.file.path, line: line)
  }

  func place(of type: TypeEntry) -> Place {
    place(of: type.declaration.position, in: type.file)
  }
}

/// A type, and the module that declares it.
struct FoundType {
  var module: SourceModule
  var type: TypeEntry

  var name: String { type.extensionPath.filter { $0 != "`" } }
  var id: String { module.name + "." + name }

  var isFeature: Bool { module.index.has(.reducer, type) }
}

extension ParsedFile {
  fileprivate var exportedImports: [String] {
    syntax.declarations.filter { declaration in
      declaration.kind == .import
        && declaration.attributes.contains { $0.type.path == ["_exported"] }
    }.map { String(text($0.name).prefix { $0 != "." }) }
  }
}
