import ReducerGenCore

/// The migration of one module: all of it, or nothing.
final class ModuleMigration {
  let name: String
  /// The files that can be changed.
  let files: [MigratedFile]
  /// The sources that stay as they are, because nothing in them concerns the command.
  let others: [SourceFile]
  private var refusals: [Diagnostic] = []

  init(_ module: Migration.Module, ownModules: Set<String>) {
    name = module.name
    let words = Self.words.filter { !ownModules.contains($0) }
    let parts = module.sources.reduce(into: (concerned: [SourceFile](), others: [SourceFile]())) {
      let isConcerned = Self.isConcerned($1, words)
      if isConcerned { $0.concerned.append($1) } else { $0.others.append($1) }
    }
    files = parts.concerned.map { MigratedFile($0, isTest: module.isTest) }
    others = parts.others
  }

  private static func isConcerned(_ source: SourceFile, _ words: [String]) -> Bool {
    !source.isGenerated && words.contains { ByteSearch.contains($0, in: source) }
  }

  /// A file without any of these words has nothing to change.
  private static let words: [String] =
    [
      "CasePathable", "DependencyClient", "Reducer", "TestStore", "ViewAction", "testValue",
    ] + ReplacedModules.all.sorted() + ReplacedModules.builtOnThem.sorted()

  func plan(_ facts: ModuleFacts, _ options: Migration.Options) {
    for file in files {
      if file.parsed.diagnostics.contains(where: { $0.severity == .error }) {
        refusals.append(.syntaxErrors(in: file.file))
      } else {
        FileRules(facts, options).apply(to: file)
      }
    }
  }

  /// In a module that imports none of them, an equal name is another thing.
  var usesReplacedModules: Bool {
    files.contains { file in
      ReplacedModules.all.contains { ByteSearch.contains($0, in: file.file) }
    }
  }

  /// A module can get the libraries through another one, which exports them.
  func imports(anyOf modules: Set<String>) -> Bool {
    files.contains { file in
      file.parsed.syntax.declarations.contains { declaration in
        declaration.kind == .import && modules.contains(file.text(declaration.name))
      }
    }
  }

  func result() -> Migration.ModuleResult {
    let findings = files.flatMap(\.findings)
    refusals += findings.filter { $0.id == "foreign-module" }
    let changed = files.filter { !$0.edits.isEmpty }.compactMap(changedFile)
    if !changed.isEmpty && refusals.isEmpty { refusals += generatorFindings(changed) }
    return Migration.ModuleResult(
      name: name, files: changed, findings: findings.filter { $0.id != "foreign-module" },
      refusals: refusals, needsPlugin: needsPlugin)
  }

  /// Also if it is migrated already.
  private var needsPlugin: Bool {
    let words = ["CasePathable", "CaseReducer", "DependencyClient", "Reducer"]
    return files.contains { file in words.contains { ByteSearch.contains($0, in: file.file) } }
  }

  /// Nil if the changed file would not parse.
  private func changedFile(_ file: MigratedFile) -> Migration.ChangedFile? {
    guard let bytes = file.edits.applied(), parses(bytes, file) else {
      refusals.append(.brokenEdit(in: file.file))
      return nil
    }
    return Migration.ChangedFile(source: file.file, bytes: bytes, counts: file.edits.counts)
  }

  private func parses(_ bytes: [UInt8], _ file: MigratedFile) -> Bool {
    let changed = ParsedFile(SourceFile(path: file.file.path, keepsLineEnds: true, bytes: bytes))
    return !changed.diagnostics.contains { $0.severity == .error }
  }
}
