import Foundation
import Testing

@testable import ReducerGenCore

/// The templates in `Examples/Sources/Templates`. The tests of that package compile and call what they
/// print.
@Suite struct ExampleTemplatesTests {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../../Examples/Sources/Templates")

  @Test func theyPrintTheirCodeWithoutAMessage() throws {
    let result = own(
      try Self.texts(in: Self.folder, "swift"),
      try Self.texts(in: Self.folder.appending(path: "ReducerGenTemplates"), "stencil"))
    #expect(result.messages == [])
    let code = result.whole.values.joined()
    for part in [
      "extension Product: Equatable", "extension Payment: Hashable",
      "final class ProductServiceMock: ProductService",
      "static var nameLens: Lens<Product, String>",
      "var caseName: Name", "init(from decoder: any Decoder)", "Migrations.AddBaskets.self",
      "func changes(since old: ShopState)", "AnalyticsEvent(name: \"shop.opened\"",
      "static func arbitrary(using generator", "struct LoggingProductService: ProductService",
    ] {
      #expect(code.contains(part), "\(part)")
    }
    #expect(!code.contains("Unfinished"))
  }

  @Test func noneHasMoreThanSixtyLines() throws {
    let templates = try Self.texts(
      in: Self.folder.appending(path: "ReducerGenTemplates"), "stencil")
    #expect(templates.count == 11)
    for (name, text) in templates { #expect(text.split(separator: "\n").count <= 60, "\(name)") }
  }

  private static func texts(in folder: URL, _ ending: String) throws -> [String: String] {
    let files = try FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: nil
    ).filter { $0.pathExtension == ending }
    return Dictionary(
      uniqueKeysWithValues: try files.map { file in
        let name = file.lastPathComponent
        let key = ending == "stencil" ? String(name.dropLast(8)) : name
        return (key, try String(contentsOf: file, encoding: .utf8))
      })
  }
}
