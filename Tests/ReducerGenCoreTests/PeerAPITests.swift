import Foundation
import Testing

/// The article that compares this package with the peers names only what exists.
@Suite struct PeerAPITests {
  private static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// Names in the second column that belong to Swift, SwiftUI or the reader.
  private static let foreign: Set = ["Binding", "Result", "Text", "UUID", "os"]

  @Test func eachNameInTheSecondColumnIsDeclared() throws {
    let declared = try Self.declaredNames()
    let names = try Self.namesInTheSecondColumn().subtracting(Self.foreign)
    #expect(names.count > 200)
    #expect(names.subtracting(declared).sorted() == [])
  }

  /// The first identifier of each piece of code that is one name, or a call: `run`,
  /// `Scope(case:action:)`.
  private static func namesInTheSecondColumn() throws -> Set<String> {
    let text = try String(
      contentsOf: root.appending(path: "Documentation/PeerAPI.md"), encoding: .utf8)
    let cells = text.split(separator: "\n").filter { $0.hasPrefix("| ") }.compactMap {
      $0.split(separator: "|").dropFirst().first { !$0.allSatisfy(\.isWhitespace) }
    }
    let pieces = cells.flatMap { $0.matches(of: /`([^`]+)`/).map(\.1) }
    return Set(pieces.compactMap { try? /(\w+)(\(.*\))?/.wholeMatch(in: $0)?.1 }.map(String.init))
      .subtracting(["init"])
  }

  /// The public declarations of the libraries, the requirements of their protocols and the cases of
  /// their enums.
  private static func declaredNames() throws -> Set<String> {
    let declaration =
      /(?m)^.*\bpublic\b.*?\b(?:func|var|let|struct|class|enum|protocol|typealias|actor)\h+`?(\w+)/
    let member = /(?m)^\h*(?:case|associatedtype|static var)\h+`?(\w+)/
    var names: Set<String> = []
    for folder in ["Sources/GeneratedSupport", "Sources/GeneratedTestSupport"] {
      let base = root.appending(path: folder)
      for path in try FileManager.default.subpathsOfDirectory(atPath: base.path)
      where path.hasSuffix(".swift") {
        let code = try String(contentsOf: base.appending(path: path), encoding: .utf8)
        names.formUnion(code.matches(of: declaration).map { String($0.1) })
        names.formUnion(code.matches(of: member).map { String($0.1) })
      }
    }
    return names
  }
}
