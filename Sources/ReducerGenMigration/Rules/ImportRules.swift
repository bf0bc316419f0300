import ReducerGenCore

/// The imports of the replaced modules become one import.
struct ImportRules {
  private let file: MigratedFile
  private let imports: [DeclarationSyntax]

  init(_ file: MigratedFile) {
    self.file = file
    imports = file.parsed.syntax.declarations.filter { $0.kind == .import }
  }

  func apply() {
    let keeper = keeper
    for declaration in replaced {
      dropAttributes(of: declaration)
      if declaration === keeper || !isRemovable(declaration, keeper) {
        file.edits.replace(moduleRange(of: declaration), by: newModule, .import)
      } else {
        file.edits.remove(declaration.range, .import)
      }
    }
    MissingImports(file).add(before: keeper)
    addTestImport()
  }

  /// A test can get the library through a module that exports it, but not the library for tests.
  private func addTestImport() {
    guard replaced.isEmpty, let first = imports.first(where: isUnconditional),
      !imports.contains(where: { file.text($0.name) == "GeneratedTestSupport" }),
      file.uses(typeIn: ["TestStore", "TestStoreOf"])
    else { return }
    let start = first.range.start
    let text = "import GeneratedTestSupport\(file.lineEnd)\(file.indentation(at: start))"
    file.edits.insert(text, at: start, .addedImport)
  }

  /// `GeneratedTestSupport` exports `GeneratedSupport`.
  private var newModule: String { file.isTest ? "GeneratedTestSupport" : "GeneratedSupport" }

  private var replaced: [DeclarationSyntax] {
    imports.filter { file.replaced.all.contains(file.text(moduleRange(of: $0))) }
  }

  /// The import that stays: one that passes the module on, if there is one. Nil if all are inside
  /// of `#if`.
  private var keeper: DeclarationSyntax? {
    let known = imports.first { isUnconditional($0) && file.text($0.name) == newModule }
    let candidates = replaced.filter { isUnconditional($0) && isWhole($0) }
    return known ?? candidates.first { !access(of: $0).isEmpty } ?? candidates.first
  }

  private func isUnconditional(_ declaration: DeclarationSyntax) -> Bool {
    declaration.clauses.isEmpty
  }

  /// `import Clocks`, and not `import struct Clocks.TestClock`.
  private func isWhole(_ declaration: DeclarationSyntax) -> Bool {
    moduleRange(of: declaration) == declaration.name
      && file.tokens(in: declaration.range).dropLast().last?.keyword == .import
  }

  private func isRemovable(_ declaration: DeclarationSyntax, _ keeper: DeclarationSyntax?) -> Bool {
    guard let keeper, isUnconditional(declaration), isWhole(declaration) else { return false }
    let access = access(of: declaration)
    return (access.isEmpty || access == self.access(of: keeper)) && isAloneOnItsLine(declaration)
  }

  private func isAloneOnItsLine(_ declaration: DeclarationSyntax) -> Bool {
    let start = file.lineStart(of: declaration.range.start)
    let before = file.text(SourceRange(start: start, end: declaration.range.start))
    let rest = file.file.bytes[Int(declaration.range.end)...].prefix { $0 != 10 && $0 != 13 }
    return before.allSatisfy { $0 == " " || $0 == "\t" } && rest.allSatisfy { $0 == 32 || $0 == 9 }
  }

  /// `Clocks` in `import struct Clocks.TestClock`.
  private func moduleRange(of declaration: DeclarationSyntax) -> SourceRange {
    file.tokens(in: declaration.name).first?.range ?? declaration.name
  }

  /// `public`, `@_exported`…
  private func access(of declaration: DeclarationSyntax) -> [String] {
    declaration.modifiers.map { file.text($0.range) }
      + declaration.attributes.map { file.text($0.name) }.filter { !Self.dropped.contains($0) }
  }

  private static let dropped: Set = ["testable", "preconcurrency", "_spi"]

  private func dropAttributes(of declaration: DeclarationSyntax) {
    for attribute in declaration.attributes where Self.dropped.contains(file.text(attribute.name)) {
      file.remove(attribute)
      if file.text(attribute.name) == "_spi" {
        let range = file.range(of: attribute)
        file.report(.spiImport(file.text(range), at: file.parsed.place(range)))
      }
    }
  }
}
