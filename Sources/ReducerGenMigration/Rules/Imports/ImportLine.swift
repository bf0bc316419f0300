import ReducerGenSyntax

/// An import: what it is and what it becomes.
struct ImportLine {
  enum Change: Equatable {
    case none
    case module(String)
    case removal
  }

  static let droppedAttributes: Set = ["testable", "preconcurrency", "_spi"]

  let declaration: DeclarationSyntax
  let change: Change
  private let file: MigratedFile

  init(_ declaration: DeclarationSyntax, _ change: Change, in file: MigratedFile) {
    self.declaration = declaration
    self.change = change
    self.file = file
  }

  /// What it is sorted by, before the change.
  var oldKey: ImportKey {
    ImportKey(
      name: file.text(declaration.name), line: file.text(declaration.range),
      attributes: declaration.attributes.map { file.text($0.name) })
  }

  /// What it is sorted by, after the change.
  var newKey: ImportKey {
    guard case .module(let module) = change else { return oldKey }
    let path = SourceRange(
      start: file.moduleRange(of: declaration).end, end: declaration.name.end)
    return ImportKey(
      name: module + file.text(path), line: text(upTo: declaration.range.end, module),
      attributes: keptAttributes.map { file.text($0.name) })
  }

  /// Where its line begins.
  var start: UInt32 { file.source.lineStart(of: declaration.range.start) }

  /// Where its line ends, without blanks and the line end: a comment belongs to it.
  private var end: UInt32 {
    let end = file.source.startOfBlanks(before: file.source.lineEnd(of: declaration.range.end))
    return max(end, declaration.range.end)
  }

  /// Changes the import where it is.
  func changeInPlace() {
    switch change {
    case .none: break
    case .module(let module):
      file.replace(file.moduleRange(of: declaration), by: module, .import)
    case .removal: file.remove(declaration.range, .import)
    }
  }

  /// Removes the import from its place, and returns the changed line.
  func cut() -> String {
    guard case .module(let module) = change else { return "" }
    let range = SourceRange(start: declaration.range.start, end: end)
    file.remove(range, .import)
    return file.source.indentation(at: range.start) + text(upTo: end, module)
  }

  private var keptAttributes: [AttributeSyntax] {
    declaration.attributes.filter { !Self.droppedAttributes.contains(file.text($0.name)) }
  }

  /// The import with its new module, and without the attributes that go away.
  private func text(upTo end: UInt32, _ module: String) -> String {
    var text = ""
    var start = declaration.range.start
    for attribute in declaration.attributes
    where Self.droppedAttributes.contains(file.text(attribute.name)) {
      let range = file.range(of: attribute)
      text += file.text(SourceRange(start: start, end: range.start))
      start = file.source.endOfBlanks(from: range.end)
    }
    let name = file.moduleRange(of: declaration)
    return text + file.text(SourceRange(start: start, end: name.start)) + module
      + file.text(SourceRange(start: name.end, end: end))
  }
}

/// What imports are sorted by.
struct ImportKey {
  /// `Clocks.TestClock`.
  var name: String
  /// `@testable import App`.
  var line: String
  var attributes: [String] = []

  init(name: String, line: String, attributes: [String]) {
    self.name = name
    self.line = line
    self.attributes = attributes
  }

  init(module: String) {
    self.init(name: module, line: "import \(module)", attributes: [])
  }
}

/// An order in which people and tools keep imports.
enum ImportOrder: CaseIterable {
  case name, nameInAnyCase, line, lineInAnyCase
  /// Those that are `@testable` stand after the others.
  case group, groupInAnyCase

  func precedes(_ left: ImportKey, _ right: ImportKey) -> Bool {
    text(left).lexicographicallyPrecedes(text(right))
  }

  /// Whether each import is where this order has it.
  func holds(for keys: [ImportKey]) -> Bool {
    zip(keys, keys.dropFirst()).allSatisfy { !precedes($1, $0) }
  }

  private func text(_ key: ImportKey) -> [String] {
    switch self {
    case .name: [key.name]
    case .nameInAnyCase: [key.name.lowercased()]
    case .line: [key.line]
    case .lineInAnyCase: [key.line.lowercased()]
    case .group: [rank(key), key.name]
    case .groupInAnyCase: [rank(key), key.name.lowercased()]
    }
  }

  private func rank(_ key: ImportKey) -> String {
    if key.attributes.contains("_implementationOnly") { return "2" }
    return key.attributes.contains("testable") ? "1" : "0"
  }
}
