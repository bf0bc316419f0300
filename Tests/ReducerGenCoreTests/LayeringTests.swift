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
