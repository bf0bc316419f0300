import ReducerGenSyntax

/// Changes of declarations.
extension MigratedFile {
  /// Removes an attribute with its arguments.
  func remove(_ attribute: AttributeSyntax) {
    edits.remove(range(of: attribute), .attribute)
  }

  func range(of attribute: AttributeSyntax) -> SourceRange {
    let end = attribute.arguments.isEmpty ? attribute.type.range.end : attribute.arguments.end
    return SourceRange(start: attribute.type.range.start - 1, end: end)
  }

  /// Adds conformances at the end of the inheritance clause, because the raw type of an enum must
  /// be first.
  func add(conformances names: [String], to declaration: DeclarationSyntax) {
    let known = declaration.inherits.compactMap(\.path.last)
    let new = names.filter { !known.contains($0) }
    if new.isEmpty { return }
    let list = new.joined(separator: ", ")
    if let last = declaration.inherits.last {
      edits.insert(", " + list, at: last.range.end, .conformance)
    } else {
      let generics = declaration.generics.range
      let end = generics.isEmpty ? declaration.name.end : generics.end
      edits.insert(": " + list, at: end, .conformance)
    }
  }

  /// Adds a directive above the comments that belong to the declaration.
  func add(directive: String, to declaration: DeclarationSyntax) {
    let start = declaration.range.start
    let text = "// reducergen: \(directive)"
    if self.text(declaration.leadingTrivia).contains(text) { return }
    let indentation = indentation(at: start)
    let line = lineStart(of: start)
    if line + UInt32(indentation.utf8.count) == start {
      let top = topOfComments(above: line, declaration.leadingTrivia)
      edits.insert(indentation + text + lineEnd, at: top, .directive)
    } else {
      let inner = lineEnd + indentation + "  "
      edits.insert(inner + text + inner, at: start, .directive)
    }
  }

  /// The beginning of the first comment line that no blank line separates from the declaration.
  private func topOfComments(above line: UInt32, _ trivia: SourceRange) -> UInt32 {
    var top = line
    while top > 0 {
      let above = lineStart(of: top - 1 - (endsWithPair(top) ? 1 : 0))
      let isComment =
        above >= trivia.start && above + UInt32(indentation(at: above).utf8.count) + 1 < top
      let isOwnLine = above > trivia.start || trivia.start == 0
      if !isComment || !isOwnLine || isBlankLine(above) { return top }
      top = above
    }
    return top
  }

  private func endsWithPair(_ lineStart: UInt32) -> Bool {
    lineStart > 1 && file.bytes[Int(lineStart) - 1] == 10 && file.bytes[Int(lineStart) - 2] == 13
  }

  private func isBlankLine(_ start: UInt32) -> Bool {
    let first = file.bytes[Int(start)...].first { $0 != 32 && $0 != 9 }
    return first == 10 || first == 13
  }

  /// Adds an extension after a declaration at the top of the file, and after a comment that ends
  /// its line.
  func add(extension text: String, after declaration: DeclarationSyntax) {
    let indentation = indentation(at: declaration.range.start)
    let lines = text.split(separator: "\n").map { lineEnd + indentation + $0 }.joined()
    edits.insert(lineEnd + lines, at: end(of: declaration), .conformanceExtension)
  }

  private func end(of declaration: DeclarationSyntax) -> UInt32 {
    let rest = file.bytes[Int(declaration.range.end)...]
    let line = rest.prefix { $0 != 10 && $0 != 13 }
    let comment = line.drop { $0 == 32 || $0 == 9 }
    return comment.starts(with: Array("//".utf8)) ? UInt32(line.endIndex) : declaration.range.end
  }
}
