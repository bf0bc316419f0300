import ReducerGenSyntax

/// Changes of declarations.
extension MigratedFile {
  /// Removes an attribute with its arguments.
  func remove(_ attribute: AttributeSyntax) {
    remove(range(of: attribute), .attribute)
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
      insert(", " + list, at: last.range.end, .conformance)
    } else {
      let generics = declaration.generics.range
      let end = generics.isEmpty ? declaration.name.end : generics.end
      insert(": " + list, at: end, .conformance)
    }
  }

  /// Adds a directive above the comments that belong to the declaration.
  func add(directive: String, to declaration: DeclarationSyntax) {
    let start = declaration.range.start
    let text = "// reducergen: \(directive)"
    if self.text(declaration.leadingTrivia).contains(text) { return }
    let indentation = source.indentation(at: start)
    let line = source.lineStart(of: start)
    if source.startOfBlanks(before: start) == line {
      let top = topOfComments(above: line, declaration.leadingTrivia)
      insert(indentation + text + "\n", at: top, .directive)
    } else {
      let inner = "\n" + indentation + "  "
      insert(inner + text + inner, at: start, .directive)
    }
  }

  /// The beginning of the first comment line that no blank line separates from the declaration.
  private func topOfComments(above line: UInt32, _ trivia: SourceRange) -> UInt32 {
    var top = line
    while top > 0 {
      let above = source.lineStart(of: source.startOfLineEnd(before: top))
      let isInTrivia = above > trivia.start || trivia.start == 0
      if !isInTrivia || source.endsLine(at: source.endOfBlanks(from: above)) { return top }
      top = above
    }
    return top
  }

  /// Adds an extension after a declaration at the top of the file, and after a comment that ends
  /// its line.
  func add(extension text: String, after declaration: DeclarationSyntax) {
    let indentation = source.indentation(at: declaration.range.start)
    let lines = text.split(separator: "\n").map { "\n" + indentation + $0 }.joined()
    insert("\n" + lines, at: source.endOfLine(from: declaration.range.end), .conformanceExtension)
  }
}
