import ReducerGenSyntax

/// Imports on successive lines, under the same conditions. A block that is sorted stays sorted.
struct ImportBlock {
  private(set) var lines: [DeclarationSyntax]
  private let file: MigratedFile

  static func all(of imports: [DeclarationSyntax], in file: MigratedFile) -> [ImportBlock] {
    imports.reduce(into: []) { blocks, declaration in
      if let last = blocks.last?.lines.last, follows(declaration, last, file) {
        blocks[blocks.count - 1].lines.append(declaration)
      } else {
        blocks.append(ImportBlock(lines: [declaration], file: file))
      }
    }
  }

  func contains(_ declaration: DeclarationSyntax) -> Bool {
    lines.contains { $0 === declaration }
  }

  /// Whether the declaration is on the line after another one.
  private static func follows(
    _ declaration: DeclarationSyntax, _ last: DeclarationSyntax, _ file: MigratedFile
  ) -> Bool {
    let between = SourceRange(start: last.range.end, end: declaration.range.start)
    let text = file.text(between)
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    guard lines.count == 2, lines[1].allSatisfy(\.isWhitespace) else { return false }
    let comment = lines[0].drop(while: \.isWhitespace)
    return (comment.isEmpty || comment.hasPrefix("//"))
      && declaration.clauses.map(\.index) == last.clauses.map(\.index)
  }

  // MARK: Changing

  /// - Parameter added: The modules for which the block gets an import.
  func apply(_ lines: [ImportLine], adding added: [String]) {
    if added.isEmpty && lines.allSatisfy({ $0.change == .none }) { return }
    let keys = lines.map(\.oldKey)
    guard let order = ImportOrder.allCases.first(where: { $0.holds(for: keys) }) else {
      return applyInPlace(lines, added)
    }
    let moved = lines.indices.filter { !isInPlace($0, lines, order) }
    for (index, line) in lines.enumerated() where !moved.contains(index) { line.changeInPlace() }
    var texts = added.map {
      Moved(key: ImportKey(module: $0), text: "\(indentation)import \($0)", kind: .addedImport)
    }
    texts += moved.map { Moved(key: lines[$0].newKey, text: lines[$0].cut()) }
    let anchors = lines.indices.filter { lines[$0].change != .removal && !moved.contains($0) }
    for new in texts.sorted(by: { order.precedes($0.key, $1.key) }) {
      let next = anchors.first { order.precedes(new.key, lines[$0].newKey) }
      insert(new.text, before: next.map { lines[$0] }, new.kind)
    }
  }

  /// A line at its new place.
  private struct Moved {
    var key: ImportKey
    var text: String
    /// Nil if the change is counted where the line was.
    var kind: ChangeKind?
  }

  private func applyInPlace(_ lines: [ImportLine], _ added: [String]) {
    for line in lines { line.changeInPlace() }
    let first = lines.first { $0.change != .none && $0.change != .removal } ?? lines.first
    for module in added {
      insert("\(indentation)import \(module)", before: first, .addedImport)
    }
  }

  /// Whether a line keeps its place among those that do not change.
  private func isInPlace(_ index: Int, _ lines: [ImportLine], _ order: ImportOrder) -> Bool {
    guard case .module = lines[index].change else { return true }
    let key = lines[index].newKey
    return lines.enumerated().allSatisfy { other, line in
      line.change != .none
        || !(other < index
          ? order.precedes(key, line.newKey) : order.precedes(line.newKey, key))
    }
  }

  private var indentation: String { file.source.indentation(at: lines[0].range.start) }

  private func insert(_ text: String, before line: ImportLine?, _ kind: ChangeKind?) {
    if let line { return file.insert(text + "\n", at: line.start, kind) }
    let end = file.source.lineEnd(of: lines[lines.count - 1].range.end)
    let next = file.source.endOfLineEnd(from: end)
    file.insert(next == end ? "\n" + text : text + "\n", at: next, kind)
  }
}
