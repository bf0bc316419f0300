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
  private(set) lazy var tokens = parsed.file.tokens
  private(set) lazy var watched = WatchedNames(tokens, parsed.file)
  var edits: FileEdits
  var findings: [Diagnostic] = []
  /// The declarations that got a directive because of an extension.
  var directives: Set<UInt32> = []

  init(_ file: SourceFile, module: String, isTest: Bool, replaced: ReplacedModules) {
    parsed = ParsedFile(file)
    self.module = module
    self.replaced = replaced
    self.isTest = isTest || Self.hasTests(parsed, replaced)
    edits = FileEdits(file)
  }

  var file: SourceFile { parsed.file }

  func text(_ range: SourceRange) -> String { file.text(range) }
  func text(_ token: Token) -> String { file.text(token.range) }

  func report(_ finding: Diagnostic) { findings.append(finding) }

  func imports(anyOf modules: Set<String>) -> Bool {
    parsed.importPaths.contains { modules.contains($0) }
  }

  /// What its lines end with.
  private(set) lazy var lineEnd = file.lineEnd

  /// The white space that the line of an offset begins with.
  func indentation(at offset: UInt32) -> String { Self.indentation(at: offset, in: file) }

  func lineStart(of offset: UInt32) -> UInt32 { Self.lineStart(of: offset, in: file) }

  static func indentation(at offset: UInt32, in file: SourceFile) -> String {
    let start = lineStart(of: offset, in: file)
    let blanks = file.bytes[Int(start)...].prefix { $0 == 32 || $0 == 9 }
    return String(decoding: blanks, as: UTF8.self)
  }

  private static func lineStart(of offset: UInt32, in file: SourceFile) -> UInt32 {
    var start = Int(offset)
    while start > 0, file.bytes[start - 1] != 10, file.bytes[start - 1] != 13 { start -= 1 }
    return UInt32(start)
  }

  private(set) lazy var importsXCTest = parsed.syntax.declarations.contains {
    $0.kind == .import && text($0.name) == "XCTest"
  }

  private static func hasTests(_ file: ParsedFile, _ replaced: ReplacedModules) -> Bool {
    file.importPaths.contains {
      ["XCTest", "Testing"].contains($0)
        || ReplacedModules.testing.contains($0) && replaced.all.contains($0)
    }
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
