import ReducerGenSyntax

/// The comments before a declaration: documentation and directives. Lines that a blank line
/// separates from the declaration do not belong to it.
package struct LeadingComments {
  /// The lines of the doc comment that belongs to the declaration, without indentation.
  package private(set) var documentation: [String] = []
  package private(set) var directives: [Directive] = []
  private var isInBlock = false
  private var keepsBlock = false
  /// The indentation of the current block. Its lines may be indented further.
  private var indentation = 0

  /// Whether a directive leaves the declaration out.
  package var isIgnored: Bool { directives.contains { $0.word == "ignore" } }

  package init(_ declaration: DeclarationSyntax, in file: ParsedFile) {
    let trivia = declaration.leadingTrivia
    if !file.file.contains(Byte.slash, in: trivia) { return }
    var start = trivia.start
    var isFirst = true
    for line in file.text(trivia).utf8.split(
      omittingEmptySubsequences: false, whereSeparator: { $0 == Byte.newline || $0 == 0x0D })
    {
      let isLast = start + UInt32(line.count) == trivia.end
      let text = String(Substring(line))
      // What stands on the first line belongs to the declaration before, unless the file begins.
      if !(isFirst && trivia.start > 0) && !(isLast && text.trimmed().isEmpty) {
        read(text, at: start, in: file)
      }
      isFirst = false
      start += UInt32(line.count) + 1
    }
  }

  private mutating func read(_ line: String, at start: UInt32, in file: ParsedFile) {
    let text = line.trimmed()
    if isInBlock {
      if keepsBlock { documentation.append(line.droppingIndentation(indentation)) }
      isInBlock = !text.hasSuffix("*/")
    } else if text.isEmpty {
      documentation = []
      directives = []
    } else if text.hasPrefix("///") && !text.hasPrefix("////") {
      documentation.append(text)
    } else if text.hasPrefix("/*") {
      keepsBlock = text.hasPrefix("/**") && !text.hasPrefix("/**/")
      indentation = Int(line.indentation)
      documentation = keepsBlock ? [text] : documentation
      isInBlock = !text.dropFirst(2).hasSuffix("*/")
    } else if text.hasPrefix("//"), let directive = file.directive(at: start + line.indentation) {
      directives.append(directive)
    }
  }
}

extension String {
  fileprivate var indentation: UInt32 {
    UInt32(utf8.prefix { $0 == Byte.space || $0 == Byte.tab }.count)
  }

  /// Without white space at the end, and without as much at the beginning.
  fileprivate func droppingIndentation(_ count: Int) -> String {
    let isSpace: (UInt8) -> Bool = { $0 == Byte.space || $0 == Byte.tab }
    let own = Swift.min(count, utf8.prefix(while: isSpace).count)
    let trailing = utf8.reversed().prefix(while: isSpace).count
    return trailing == utf8.count
      ? "" : String(Substring(utf8.dropFirst(own).dropLast(trailing)))
  }
}
