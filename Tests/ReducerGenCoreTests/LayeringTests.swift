import Foundation
import Testing

@testable import ReducerGenCore

/// Folders are layers, but the compiler cannot see folders; so the sources are read here.
@Suite struct LayeringTests {
  /// The C library is there for `memchr` and its like alone, which need no Foundation.
  @Test func theGeneratorImportsOnlyTheCLibraryAndThatInOnePlace() throws {
    for file in try Sources.files(in: "Sources/ReducerGenCore") {
      let allowed = file.name == "ByteSearch.swift" ? Sources.cLibraries : []
      #expect(file.imports.isSubset(of: allowed), "\(file.path)")
    }
  }

  @Test func theToolImportsTheGeneratorAndTheCLibrary() throws {
    let allowed = Sources.cLibraries.union(["ReducerGenCore"])
    for file in try Sources.files(in: "Sources/ReducerGenCommandLine") {
      #expect(file.imports.isSubset(of: allowed), "\(file.path)")
    }
  }

  @Test func thePluginImportsWhatPluginsMay() throws {
    let allowed: Set = ["Foundation", "PackagePlugin", "XcodeProjectPlugin"]
    for file in try Sources.files(in: "Plugins") {
      #expect(file.imports.isSubset(of: allowed), "\(file.path)")
    }
  }

  /// Neither the generator, nor a test framework. Foundation and Apple's modules only in folders for them.
  @Test func theRuntimeImportsLittle() throws {
    let allowed = Sources.cLibraries.union(
      ["Observation", "Synchronization", "WASILibc", "os", "WinSDK", "ucrt"])
    let foundation: Set = ["Dispatch", "Foundation", "FoundationNetworking"]
    let apple: Set = ["Combine", "SwiftUI"]
    for file in try Sources.files(in: "Sources/GeneratedSupport") {
      // They need Dispatch, and do without where it is missing.
      if ["LaterTurn.swift", "MainQueue+Current.swift"].contains(file.name) { continue }
      let isFoundations = file.path.contains("/Foundation/")
      let isApples = file.path.contains("/Apple/")
      let extra = isFoundations ? foundation : isApples ? apple : []
      #expect(file.imports.isSubset(of: allowed.union(extra)), "\(file.path)")
      #expect(!isApples || file.code.hasPrefix("#if Apple"), "\(file.path)")
      // A target of an application can be called 'Combine' or 'SwiftUI', too.
      #expect(!file.code.contains("canImport(SwiftUI)"), "\(file.path)")
      #expect(!file.code.contains("canImport(Combine)"), "\(file.path)")
      #expect(!isFoundations || file.code.hasPrefix("#if Foundation"), "\(file.path)")
    }
  }

  /// The folders of the runtime. Those in one line may use each other, and the lines above.
  private static let layers = [
    ["Issues", "Concurrency"],
    ["CasePaths", "Collections"],
    ["Clocks", "Dump"],
    ["Dependencies"],
    ["Sharing"],
    ["Effect"],
    ["Reducer"],
    ["Observation", "Store"],
    ["Presentation"],
  ]

  @Test(arguments: layers.indices)
  func aFolderOfTheRuntimeNamesNoLaterOne(index: Int) throws {
    let later = Self.layers[(index + 1)...].flatMap(\.self)
    for layer in Self.layers[index] {
      try expectIgnorance(of: later, in: layer, below: "Sources/GeneratedSupport/")
    }
  }

  /// Even without an import these are in reach, from the standard library and its shims.
  @Test func theGeneratorNeitherPrintsNorExits() throws {
    let forbidden: Set = [
      "print", "debugPrint", "readLine", "exit", "abort", "CommandLine", "getenv", "fopen",
    ]
    for file in try Sources.files(in: "Sources/ReducerGenCore") {
      #expect(file.calls.isDisjoint(with: forbidden), "\(file.path)")
    }
  }

  @Test func onlyOneFileOfTheToolExits() throws {
    let exiting =
      (try Sources.files(in: "Sources/reducergen")
      + Sources.files(in: "Sources/ReducerGenCommandLine")).filter { $0.calls.contains("exit") }
    #expect(exiting.map(\.name) == ["ReducerGen.swift"])
  }

  /// The stages of the generator, and the stages that each may use.
  private static let stages: [(name: String, uses: Set<String>)] = [
    ("Names", []),
    ("Source", ["Names"]),
    ("Diagnostics", ["Source"]),
    ("Lexer", ["Source", "Diagnostics"]),
    ("Parser", ["Source", "Diagnostics", "Lexer"]),
    ("Index", ["Source", "Diagnostics", "Lexer", "Parser"]),
    ("Model", ["Source", "Diagnostics", "Lexer", "Parser", "Index"]),
    ("Template", ["Source", "Diagnostics"]),
    ("Emit", ["Source", "Diagnostics", "Lexer", "Parser", "Index", "Model", "Template"]),
    ("Dump", ["Source", "Diagnostics", "Lexer", "Parser"]),
    ("Diff", ["Source"]),
  ]

  /// Root files are a stage, too: the names of files, which everything may use.
  private func files(of stage: String) throws -> [Sources.File] {
    let all = try Sources.files(in: "Sources/ReducerGenCore")
    let names = ["OutputNames.swift", "HeaderLine.swift", "GeneratedHeader.swift"]
    if stage == "Names" { return all.filter { names.contains($0.name) } }
    return all.filter { $0.path.hasPrefix("Sources/ReducerGenCore/\(stage)/") }
  }

  @Test func everyFileBelongsToAStage() throws {
    let known = try Self.stages.flatMap { try files(of: $0.name) }.map(\.path)
    let all = try Sources.files(in: "Sources/ReducerGenCore").map(\.path)
    #expect(Set(all).subtracting(known) == ["Sources/ReducerGenCore/Pipeline.swift"])
  }

  @Test(arguments: stages.map(\.name))
  func aStageUsesOnlyThoseThatItMayUse(stage: String) throws {
    let uses = try #require(Self.stages.first { $0.name == stage }).uses
    let others = Self.stages.filter { $0.name != stage && !uses.contains($0.name) }
    let own = try (uses.union([stage])).flatMap { try files(of: $0) }
    let known = own.reduce(into: Sources.standardNames) { $0.formUnion($1.names) }
    var forbidden: [String: String] = ["Pipeline": "Pipeline"]
    for other in others {
      for file in try files(of: other.name) {
        for name in file.offers.subtracting(known) { forbidden[name] = other.name }
      }
    }
    for file in try files(of: stage) {
      let found = file.uses.compactMap { name in forbidden[name].map { "\(name) of \($0)" } }
      #expect(found.sorted() == [], "\(file.path)")
    }
  }

  /// The generator cannot import the runtime, but has to know which names come from there.
  @Test func theGeneratorKnowsTheNamesOfTheRuntime() throws {
    let kinds: Set<DeclarationSyntax.Kind> = [
      .struct, .class, .enum, .actor, .protocol, .typealias,
    ]
    let names = try Sources.files(in: "Sources/GeneratedSupport").flatMap { source in
      let file = ParsedFile(SourceFile(path: source.path, text: source.code))
      let types = file.syntax.declarations.filter { kinds.contains($0.kind) }
      return types.filter { Access($0.modifiers) == .public }.map { file.text($0.name) }
    }
    #expect(KnownNames.ours.symmetricDifference(names).sorted() == [])
  }

  private func expectIgnorance(
    of later: [String], in layer: String, below folder: String, besides names: Set<String> = []
  ) throws {
    let forbidden = try later.reduce(into: names) { names, later in
      for file in try Sources.files(in: folder + later) { names.formUnion(file.types) }
    }
    for file in try Sources.files(in: folder + layer) {
      #expect(file.words.intersection(forbidden).sorted() == [], "\(file.path)")
    }
  }
}

private enum Sources {
  static let cLibraries: Set = ["Glibc", "Musl", "Android", "Darwin"]
  /// Names of the standard library and of generic parameters that stages also declare.
  static let standardNames: Set = [
    "append", "contains", "count", "filter", "isWhitespace", "joined", "optional", "prefix",
    "Result", "value", "Value", "values",
  ]

  struct File {
    var path: String
    var code: String

    var name: String { URL(fileURLWithPath: path).lastPathComponent }
    /// The last word counts: `public import M`, `import struct M.S` name `M` and `M.S`.
    var imports: Set<String> {
      Set(code.matches(of: /(?m)^[\h\w@()]*\bimport\h+(?:[a-z]+\h+)?(\w+)/).map { String($0.1) })
    }
    var words: Set<String> { Set(code.matches(of: /\w+/).map { String($0.0) }) }
    /// Words in front of a parenthesis or a dot, without those behind a dot or `func`.
    var calls: Set<String> {
      let calls = code.matches(of: /(?:^|[^.\w])(func\h+)?(\w+)[.(]/)
      return Set(calls.filter { $0.1 == nil }.map { String($0.2) })
    }
    /// All names that it declares, at any depth.
    var names: Set<String> { names { _ in true } }

    /// The types and functions that it declares, at any depth, and that other files can use.
    var offers: Set<String> {
      names { declaration in
        switch declaration.kind {
        case .struct, .class, .enum, .protocol, .actor, .typealias, .func:
          Access(declaration.modifiers) != .hidden
        default: false
        }
      }
    }

    private func names(where isIncluded: (DeclarationSyntax) -> Bool) -> Set<String> {
      let file = ParsedFile(SourceFile(path: path, text: code))
      var names: Set<String> = []
      var rest = file.syntax.declarations
      while let declaration = rest.popLast() {
        if isIncluded(declaration) { names.insert(file.text(declaration.name).withoutBackticks) }
        if Access(declaration.modifiers) != .hidden || isIncluded(declaration) {
          rest += declaration.members
        }
      }
      return names
    }

    /// What it uses: types by their names, functions by their calls and where they are passed on.
    var uses: Set<String> {
      let calls = code.matches(of: /(?:^|[^\w])(func\h+)?(\w+)\(/).filter { $0.1 == nil }
      let types = words.filter { $0.first?.isUppercase == true }
      let members = code.matches(of: /\.(\w+)/).map { String($0.1) }
      return Set(calls.map { String($0.2) }).union(types).union(members)
    }

    /// Types that stand at the file's top level and that other files can name.
    var types: Set<String> {
      let declaration =
        /(?m)^(?:(?:package|public|final|indirect) )*(?:struct|class|enum|protocol|actor|typealias) (\w+)/
      return Set(code.matches(of: declaration).map { String($0.1) })
    }
  }

  static func files(in folder: String) throws -> [File] {
    let root = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let base = root.appending(path: folder)
    let names = try FileManager.default.subpathsOfDirectory(atPath: base.path)
    return try names.sorted().filter { $0.hasSuffix(".swift") }.map { name in
      let text = try String(contentsOf: base.appending(path: name), encoding: .utf8)
      return File(path: folder + "/" + name, code: withoutCommentsAndTexts(text))
    }
  }

  private static func withoutCommentsAndTexts(_ text: String) -> String {
    text.replacing(/(?s)"""(.*?)"""/, with: "\"\"").replacing(/"(?:\\.|[^"\\\n])*"/, with: "\"\"")
      .replacing(/\/\/[^\n]*/, with: "")
  }
}
