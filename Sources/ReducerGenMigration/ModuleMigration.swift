import ReducerGenCore
import ReducerGenIndex
import ReducerGenSyntax

/// The migration of one module: all of it, or nothing.
final class ModuleMigration {
  let name: String
  /// The files that can be changed.
  let files: [MigratedFile]
  /// The sources that stay as they are, because nothing in them concerns the command.
  let others: [SourceFile]
  private let replaced: ReplacedModules
  private var refusals: [Diagnostic] = []
  /// Whether the module has moved in an earlier run, so that it only has findings.
  private var hasMoved = false

  init(_ module: Migration.Module, ownModules: Set<String>) {
    name = module.name
    replaced = ReplacedModules(without: ownModules)
    let replaced = replaced
    let words = Self.words.filter { !ownModules.contains($0) }
    let parts = module.sources.reduce(into: (concerned: [SourceFile](), others: [SourceFile]())) {
      let isConcerned = Self.isConcerned($1, words)
      if isConcerned { $0.concerned.append($1) } else { $0.others.append($1) }
    }
    let name = name
    files = parts.concerned.map {
      MigratedFile($0, module: name, isTest: module.isTest, replaced: replaced)
    }
    others = parts.others
    for file in files { file.isOnMainActor = module.isOnMainActor }
  }

  private static func isConcerned(_ source: SourceFile, _ words: [String]) -> Bool {
    !source.isGenerated && words.contains { ByteSearch.contains($0, in: source) }
  }

  /// A file without any of these words has nothing to change.
  private static let words: [String] =
    [
      "CasePathable", "DependencyClient", "Reducer", "TestStore", "ViewAction", "testValue",
    ] + OwnModules.all.sorted() + ReplacedModules.all.sorted()
    + ReplacedModules.builtOnThem.sorted()

  func plan(_ facts: ModuleFacts) {
    for file in files {
      if facts.options.isOnMainActor { file.isOnMainActor = true }
      if file.parsed.diagnostics.contains(where: { $0.severity == .error }) {
        refusals.append(.syntaxErrors(in: file.source))
      } else {
        FileRules.apply(to: file, facts)
      }
    }
  }

  /// Finds what an earlier run has left for a person. Nothing is changed again.
  func planAgain(_ facts: ModuleFacts) {
    hasMoved = true
    plan(facts)
  }

  /// In a module that imports none of them, an equal name is another thing.
  var usesReplacedModules: Bool {
    files.contains { file in replaced.all.contains { ByteSearch.contains($0, in: file.source) } }
  }

  /// The modules that it imports so that it sees what is internal there.
  private lazy var testableImports: Set<String> = {
    let others = others.filter { ByteSearch.contains("testable", in: $0) }.map { ParsedFile($0) }
    return Set((files.map(\.parsed) + others).flatMap(\.testableImports))
  }()

  func sees(_ module: String) -> Bool { testableImports.contains(module) }

  /// A module can get the libraries through another one, which exports them.
  func imports(anyOf modules: Set<String>) -> Bool {
    files.contains { $0.imports(anyOf: modules) }
  }

  func result() -> Migration.ModuleResult {
    if hasMoved {
      let errors = files.flatMap(\.findings).filter { $0.severity == .error }
      return result([], findings: errors + refusals, refusals: [])
    }
    let findings = files.flatMap(\.findings)
    refusals += findings.filter { Self.stopping.contains($0.id) }
    let changed = files.filter { !$0.edits.isEmpty }.compactMap(changedFile)
    if !changed.isEmpty && refusals.isEmpty { refusals += generatorFindings(changed) }
    return result(
      changed, findings: findings.filter { !Self.stopping.contains($0.id) }, refusals: refusals)
  }

  /// The findings of rules that stop the module.
  private static let stopping: Set = ["foreign-module", "private-name"]

  private func result(
    _ changed: [Migration.ChangedFile], findings: [Diagnostic], refusals: [Diagnostic]
  ) -> Migration.ModuleResult {
    Migration.ModuleResult(
      name: name, files: changed, findings: findings, refusals: refusals, needsPlugin: needsPlugin,
      product: product(changed))
  }

  /// Also if it is migrated already.
  private var needsPlugin: Bool {
    let words = ["CasePathable", "CaseReducer", "DependencyClient", "Reducer"]
    let isCommitted = others.contains(where: \.isGenerated)
    return !isCommitted
      && files.contains { file in words.contains { ByteSearch.contains($0, in: file.source) } }
  }

  private func product(_ changed: [Migration.ChangedFile]) -> LibraryProduct? {
    let changed = Set(changed.map { ObjectIdentifier($0.source) })
    let users = files.filter {
      changed.contains(ObjectIdentifier($0.source)) || $0.imports(anyOf: OwnModules.all)
    }
    return users.isEmpty ? nil : users.contains(where: \.isTest) ? .testSupport : .support
  }

  /// Nil if the changed file would not parse.
  private func changedFile(_ file: MigratedFile) -> Migration.ChangedFile? {
    guard let bytes = file.edits.applied(), parses(bytes, file) else {
      refusals.append(.brokenEdit(in: file.source))
      return nil
    }
    return Migration.ChangedFile(source: file.source, bytes: bytes, counts: file.counts)
  }

  private func parses(_ bytes: [UInt8], _ file: MigratedFile) -> Bool {
    let changed = ParsedFile(SourceFile(path: file.source.path, keepsLineEnds: true, bytes: bytes))
    return !changed.diagnostics.contains { $0.severity == .error }
  }
}
