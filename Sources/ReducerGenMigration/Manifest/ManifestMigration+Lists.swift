import ReducerGenSyntax

/// Edits of lists.
extension ManifestMigration {
  /// Removes an element of an array with its comma.
  mutating func remove(_ element: Range<Int>) {
    let next = element.upperBound
    if tokens[next].kind == .comma {
      edits.remove(tokens.range(of: element.lowerBound..<next + 1))
    } else if tokens[element.lowerBound - 1].kind == .comma {
      edits.remove(tokens.range(of: element.lowerBound - 1..<next))
    } else {
      edits.remove(tokens.range(of: element))
    }
  }

  /// Adds a last element or argument: on a line of its own if the closing bracket is on one.
  mutating func append(_ text: String, toBracket open: Int) {
    guard let last = calls.elements(open: open).last, let close = tokens.partner(of: open) else {
      return edits.insert(text, at: tokens[open].end)
    }
    let line = file.indentation(at: tokens[last.lowerBound].start)
    let isOnLines = tokens[close].startsLine
    let hasComma = last.upperBound < close
    let end = tokens[hasComma ? last.upperBound : last.upperBound - 1].end
    let separator = (hasComma ? "" : ",") + (isOnLines ? "\n\(line)" : " ")
    edits.insert(separator + text + (hasComma && isOnLines ? "," : ""), at: end)
  }
}
