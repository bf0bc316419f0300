import ReducerGenIndex
import ReducerGenSyntax

/// A file on its way: what it was, what changes, and what is left for a person.
final class MigratedFile {
  let parsed: ParsedFile
  /// The name of its module.
  let module: String
  /// Whether it is compiled into tests.
  let isTest: Bool
  /// The modules whose imports are replaced.
  let replaced: ReplacedModules
  /// Whether the module is on the main actor by default.
  var isOnMainActor = false
  private(set) lazy var tokens = SourceTokens(source)
  private(set) lazy var watched = WatchedNames(tokens)
  private(set) lazy var positions = DeclarationPosition.all(in: parsed)
  private(set) lazy var imports = parsed.syntax.declarations.filter { $0.kind == .import }
  private(set) var edits: SourceEdits
  /// How often each kind of change is made.
  private(set) var counts: [ChangeKind: Int] = [:]
  var findings: [Diagnostic] = []
  /// The declarations that got a directive because of an extension.
  var directives: Set<UInt32> = []

  init(_ file: SourceFile, module: String, isTest: Bool, replaced: ReplacedModules) {
    parsed = ParsedFile(file)
    self.module = module
    self.replaced = replaced
    self.isTest = isTest || Self.hasTests(parsed, replaced)
    edits = SourceEdits(file)
  }

  var source: SourceFile { parsed.file }

  func text(_ range: SourceRange) -> String { source.text(range) }
  func text(_ token: Token) -> String { source.text(token.range) }

  func place(_ range: SourceRange) -> SourcePlace { SourcePlace(source, range) }

  func report(_ finding: Diagnostic) { findings.append(finding) }

  func imports(anyOf modules: Set<String>) -> Bool {
    parsed.importPaths.contains { modules.contains($0) }
  }

  private(set) lazy var importsXCTest = imports.contains { text($0.name) == "XCTest" }

  private static func hasTests(_ file: ParsedFile, _ replaced: ReplacedModules) -> Bool {
    file.importPaths.contains {
      ["XCTest", "Testing"].contains($0)
        || ReplacedModules.testing.contains($0) && replaced.all.contains($0)
    }
  }
}

// MARK: Changes

extension MigratedFile {
  /// - Parameter kind: Nil for a part of a change that is counted elsewhere.
  func replace(_ range: SourceRange, by text: String, _ kind: ChangeKind?) {
    edits.replace(range, by: text)
    count(kind)
  }

  func insert(_ text: String, at offset: UInt32, _ kind: ChangeKind?) {
    edits.insert(text, at: offset)
    count(kind)
  }

  /// Removes the range, and the line with it if nothing else is on the line.
  func remove(_ range: SourceRange, _ kind: ChangeKind?) {
    edits.remove(range)
    count(kind)
  }

  private func count(_ kind: ChangeKind?) {
    if let kind { counts[kind, default: 0] += 1 }
  }
}

extension ParsedFile {
  /// The modules of `@testable import`.
  var testableImports: [String] {
    syntax.declarations.filter { declaration in
      declaration.kind == .import && declaration.attributes.contains { text($0.name) == "testable" }
    }.map { text($0.name) }
  }
}
