import ReducerGenSyntax

/// The imports of the replaced modules become one import.
struct ImportRule: MigrationRule {
  static let id = "imports"
  static let summary =
    "Replaces the imports of the libraries with one import, and keeps sorted imports sorted. Adds the imports of Foundation and Observation that a file then lacks."
  static let watchedNames = MissingImports.names.union(testStores)

  private static let testStores: Set = ["TestStore", "TestStoreOf"]

  let file: MigratedFile
  let facts: ModuleFacts
  private var imports: [DeclarationSyntax] { file.imports }

  func apply() {
    let keeper = keeper
    for block in ImportBlock.all(of: imports, in: file) {
      let lines = block.lines.map { declaration in
        ImportLine(declaration, change(of: declaration, keeper), in: file)
      }
      block.apply(lines, adding: addedModules(to: block, keeper))
    }
    for declaration in replaced { dropAttributes(of: declaration) }
  }

  private func change(
    of declaration: DeclarationSyntax, _ keeper: DeclarationSyntax?
  ) -> ImportLine.Change {
    if !isReplaced(declaration) { return .none }
    return declaration === keeper || !isRemovable(declaration, keeper)
      ? .module(newModule) : .removal
  }

  private func addedModules(to block: ImportBlock, _ keeper: DeclarationSyntax?) -> [String] {
    if let keeper {
      return block.contains(keeper) ? MissingImports(file, facts).names(besides: imports) : []
    }
    guard replaced.isEmpty, isMissingTestImport, let first = imports.first(where: isUnconditional)
    else { return [] }
    return block.contains(first) ? ["GeneratedTestSupport"] : []
  }

  /// A test can get the library through a module that exports it, but not the library for tests.
  private var isMissingTestImport: Bool {
    usesTestStore && !imports.contains { file.text($0.name) == "GeneratedTestSupport" }
  }

  private var usesTestStore: Bool { file.uses(typeIn: Self.testStores, facts) }

  /// `GeneratedTestSupport` exports `GeneratedSupport`.
  private var newModule: String {
    file.isTest || usesTestStore ? "GeneratedTestSupport" : "GeneratedSupport"
  }

  private var replaced: [DeclarationSyntax] { imports.filter(isReplaced) }

  private func isReplaced(_ declaration: DeclarationSyntax) -> Bool {
    file.replaced.all.contains(file.text(file.moduleRange(of: declaration)))
  }

  /// The import that stays: one that passes the module on, if there is one. Nil if all are inside
  /// of `#if`.
  private var keeper: DeclarationSyntax? {
    let known = imports.first { isUnconditional($0) && file.text($0.name) == newModule }
    let candidates = replaced.filter { isUnconditional($0) && isWhole($0) }
    return replaced.isEmpty
      ? nil : known ?? candidates.first { !access(of: $0).isEmpty } ?? candidates.first
  }

  private func isUnconditional(_ declaration: DeclarationSyntax) -> Bool {
    declaration.clauses.isEmpty
  }

  /// `import Clocks`, and not `import struct Clocks.TestClock`.
  private func isWhole(_ declaration: DeclarationSyntax) -> Bool {
    file.moduleRange(of: declaration) == declaration.name
      && file.tokens[declaration.range].dropLast().last?.keyword == .import
  }

  private func isRemovable(_ declaration: DeclarationSyntax, _ keeper: DeclarationSyntax?) -> Bool {
    guard let keeper, isUnconditional(declaration), isWhole(declaration) else { return false }
    let access = access(of: declaration)
    return (access.isEmpty || access == self.access(of: keeper))
      && file.source.isAloneOnItsLines(declaration.range)
  }

  /// `public`, `@_exported`…
  private func access(of declaration: DeclarationSyntax) -> [String] {
    declaration.modifiers.map { file.text($0.range) }
      + declaration.attributes.map { file.text($0.name) }
      .filter { !ImportLine.droppedAttributes.contains($0) }
  }

  private func dropAttributes(of declaration: DeclarationSyntax) {
    for attribute in declaration.attributes
    where ImportLine.droppedAttributes.contains(file.text(attribute.name)) {
      file.remove(attribute)
      if file.text(attribute.name) == "_spi" {
        let range = file.range(of: attribute)
        file.report(.spiImport(file.text(range), at: file.place(range)))
      }
    }
  }
}

extension MigratedFile {
  /// `Clocks` in `import struct Clocks.TestClock`.
  func moduleRange(of declaration: DeclarationSyntax) -> SourceRange {
    tokens[declaration.name].first?.range ?? declaration.name
  }
}
