import ReducerGenIndex
import ReducerGenSyntax

/// The imports that recorded code needs and its test file lacks.
struct ImportEdits {
  private let file: SourceFile
  /// Those outside of `#if`, in the order of the file.
  private let imports: [(module: String, start: Int, isPlain: Bool)]
  private let imported: Set<String>

  init(_ file: SourceFile) {
    self.file = file
    let parsed = ParsedFile(file)
    let all = parsed.syntax.declarations.filter { $0.kind == .import }
    imported = Set(parsed.importPaths.map(Self.module))
    imports = all.filter(\.clauses.isEmpty).map { declaration in
      let start = TokenWalk.lineStart(of: Int(declaration.position), in: file)
      return (
        Self.module(parsed.text(declaration.name)), start,
        declaration.attributes.isEmpty && declaration.modifiers.isEmpty
      )
    }
  }

  /// `Foundation` of `Foundation.NSString`.
  private static func module(_ name: String) -> String { String(name.prefix { $0 != "." }) }

  func edits(for modules: Set<String>) -> [RecordedEdit] {
    modules.filter(isMissing).sorted().compactMap(edit)
  }

  private func isMissing(_ module: String) -> Bool {
    if imported.contains(module) || module.hasPrefix("_") { return false }
    // Test files import the library for tests, which exports the runtime.
    if ["Swift", "GeneratedSupport", "GeneratedTestSupport"].contains(module) { return false }
    return module != "Foundation" || imported.isDisjoint(with: Self.exportFoundation)
  }

  private static let exportFoundation: Set = ["XCTest", "UIKit", "AppKit", "SwiftUI"]

  /// At its place in the alphabet, among the imports without attributes.
  private func edit(_ module: String) -> RecordedEdit? {
    let plain = imports.filter(\.isPlain)
    let next = plain.first { $0.module > module }?.start
    let last = (plain.last ?? imports.last).map { endOfLine(from: $0.start) }
    guard let start = next ?? last else { return nil }
    let lineEnd = file.bytes.contains(13) ? "\r\n" : "\n"
    return RecordedEdit(
      call: -1, part: "import \(module)", start: start, end: start,
      text: "import \(module)" + lineEnd)
  }

  /// After the line break.
  private func endOfLine(from start: Int) -> Int {
    file.bytes[start...].firstIndex(of: 10).map { $0 + 1 } ?? file.bytes.count
  }
}
