import Foundation
@testable import ReducerGenSyntax
import Testing

/// The imports and calls that a part must not have, which the compiler cannot see.
/// `Scripts/check-layers` checks that no layer uses a later one.
@Suite struct LayeringTests {
  /// Each may import the modules before it.
  static let generator = ["ReducerGenSyntax", "ReducerGenIndex", "ReducerGenCore"]

  /// The C library is there for `memchr` and its like alone, which need no Foundation.
  @Test func theGeneratorImportsOnlyTheCLibraryAndThatInOnePlace() throws {
    for (index, module) in Self.generator.enumerated() {
      let earlier = Set(Self.generator[..<index])
      for file in try Sources.files(in: "Sources/" + module) {
        let allowed = file.name == "ByteSearch.swift" ? Sources.cLibraries : earlier
        #expect(file.imports.isSubset(of: allowed), "\(file.path)")
      }
    }
  }

  /// Every clean build of an application compiles these: neither Foundation, nor the workshop.
  @Test func theToolImportsTheGeneratorAndTheCLibrary() throws {
    for (module, allowed) in [
      ("ReducerGenCommandLine", ["ReducerGenSyntax"]),
      ("reducergen", ["ReducerGenCommandLine"] + Self.generator),
    ] {
      for file in try Sources.files(in: "Sources/" + module) {
        #expect(file.imports.isSubset(of: Sources.cLibraries.union(allowed)), "\(file.path)")
      }
    }
  }

  /// The tests of an application link it, and not the generator.
  @Test func recordingImportsNoneOfTheGeneratorsDecisions() throws {
    for file in try Sources.files(in: "Sources/ReducerGenRecording") {
      #expect(!file.imports.contains("ReducerGenCore"), "\(file.path)")
    }
  }

  @Test func thePluginImportsWhatPluginsMay() throws {
    let allowed: Set = ["Foundation", "PackagePlugin", "XcodeProjectPlugin"]
    for file in try Sources.files(in: "Plugins") {
      #expect(file.imports.isSubset(of: allowed), "\(file.path)")
    }
  }

  /// Neither the generator, nor a test framework. Foundation and Apple's modules only in folders
  /// for them.
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

  /// Even without an import these are in reach, from the standard library and its shims.
  @Test func theGeneratorNeitherPrintsNorExits() throws {
    let forbidden: Set = [
      "print", "debugPrint", "readLine", "exit", "abort", "CommandLine", "getenv", "fopen",
    ]
    for file in try Self.generator.flatMap({ try Sources.files(in: "Sources/" + $0) }) {
      #expect(file.calls.isDisjoint(with: forbidden), "\(file.path)")
    }
  }

  @Test func onlyOneFileOfTheToolExits() throws {
    let exiting =
      (try Sources.files(in: "Sources/reducergen")
      + Sources.files(in: "Sources/ReducerGenCommandLine")).filter { $0.calls.contains("exit") }
    #expect(exiting.map(\.name) == ["ReducerGen.swift"])
  }
}
