import ReducerGenIndex
import ReducerGenSyntax

/// The imports that recorded code needs and its test file lacks.
struct ImportEdits {
  private let file: ParsedFile
  /// Those outside of `#if`, in the order of the file.
  private let imports: [DeclarationSyntax]
  private let imported: Set<String>

  init(_ file: SourceFile) {
    self.file = ParsedFile(file)
    imports = self.file.imports.filter(\.clauses.isEmpty)
    imported = Set(self.file.importPaths.map(Self.module))
  }

  /// `Foundation` of `Foundation.NSString`.
  private static func module(_ name: String) -> String { String(name.prefix { $0 != "." }) }

  func edits(for modules: Set<String>) -> [RecordedEdit] {
    modules.filter(isMissing).sorted().compactMap { module in
      edit(module).map { RecordedEdit(call: nil, part: "import \(module)", $0) }
    }
  }

  private func isMissing(_ module: String) -> Bool {
    if imported.contains(module) || module.hasPrefix("_") { return false }
    // Test files import the library for tests, which exports the runtime.
    if ["Swift", "GeneratedSupport", "GeneratedTestSupport"].contains(module) { return false }
    return module != "Foundation" || imported.isDisjoint(with: Self.exportFoundation)
  }

  private static let exportFoundation: Set = ["XCTest", "UIKit", "AppKit", "SwiftUI"]

  /// At its place in the alphabet, among the imports without attributes.
  private func edit(_ module: String) -> SourceEdit? {
    let plain = imports.filter { $0.attributes.isEmpty && $0.modifiers.isEmpty }
    if let next = plain.first(where: { Self.module(file.text($0.name)) > module }) {
      return SourceEdit(at: next.range.start, "import \(module)\n")
    }
    guard let last = plain.last ?? imports.last else { return nil }
    return SourceEdit(at: file.file.endOfLine(from: last.range.end), "\nimport \(module)")
  }
}
