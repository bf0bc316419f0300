import Foundation
@testable import ReducerGenSyntax
import Testing

@testable import ReducerGenCore

/// The golden cases and the Demo, with the line ends of Windows and with lone carriage returns.
@Suite struct GoldenLineEndsTests {
  @Test(arguments: try folders())
  func theCodeIsTheSame(folder: URL) throws {
    let sources = try files(in: folder, suffix: ".swift") { !$0.hasSuffix(".expected.swift") }
    let templates = try files(in: folder, suffix: ".stencil") { _ in true }
    let options = Pipeline.Options(module: "Test", templates: templates)
    let result = Pipeline.generate(sources: sources, options: options)
    let count = result.outputs.count(where: \.hasCode)
    #expect(count > 0)
    assertSameWithOtherLineEnds(sources, templates: templates, result)
  }

  private static func folders() throws -> [URL] {
    let cases = root.appending(path: "Tests/GoldenTests/Cases")
    let names = try FileManager.default.contentsOfDirectory(atPath: cases.path).sorted()
    return names.map { cases.appending(path: $0) }
      + ["DemoFeatures", "DemoTracks"].map { root.appending(path: "Sources").appending(path: $0) }
  }

  private static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../..").standardizedFileURL

  private func files(
    in folder: URL, suffix: String, where isWanted: (String) -> Bool
  ) throws -> [SourceFile] {
    let names = try FileManager.default.subpathsOfDirectory(atPath: folder.path).sorted()
    return try names.filter { $0.hasSuffix(suffix) && isWanted($0) }.map { name in
      SourceFile(path: name, bytes: Array(try Data(contentsOf: folder.appending(path: name))))
    }
  }
}
