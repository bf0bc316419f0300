/// The difference between two texts as `diff -u` prints it, bounded.
package enum UnifiedDiff {
  /// More lines than this are counted, not printed.
  static let maximumLines = 200
  private static let context = 3

  /// Lines without their ends: a checkout that made CRLF of them changed nothing.
  package static func lines(_ bytes: [UInt8]) -> [[UInt8]] {
    bytes.split(separator: 10, omittingEmptySubsequences: false).map { line in
      Array(line.last == 13 ? line.dropLast() : line)
    }
  }

  /// - Parameter old: nil for a file that does not exist.
  package static func text(from old: [UInt8]?, to new: [UInt8], path: String) -> String {
    let header = "--- \(old == nil ? "/dev/null" : path)\n+++ \(path)\n"
    let before = old.map(textLines) ?? []
    let hunks = hunkLines(before, textLines(new))
    if hunks.count <= maximumLines { return header + hunks.map { $0 + "\n" }.joined() }
    let rest = hunks.count - maximumLines
    return header + hunks.prefix(maximumLines).map { $0 + "\n" }.joined()
      + "… and \(rest) more lines\n"
  }

  /// Without the empty line behind the last line end; where that end is missing, the last line says
  /// so, because it is a difference too.
  private static func textLines(_ bytes: [UInt8]) -> [String] {
    var all = lines(bytes).map { String(decoding: $0, as: UTF8.self) }
    let last = all.removeLast()
    return last.isEmpty ? all : all + [last + "\n\\ No newline at end of file"]
  }

  private struct Edit {
    var mark: String
    var text: String
    /// Lines of the old and of the new text in front of this one.
    var old: Int
    var new: Int
  }

  private static func hunkLines(_ old: [String], _ new: [String]) -> [String] {
    let edits = edits(old, new)
    var lines: [String] = []
    var index = 0
    while let start = edits[index...].firstIndex(where: { $0.mark != " " }) {
      let first = max(index, start - context)
      var end = start
      var last = start
      while end < edits.count && end - last <= 2 * context + 1 {
        if edits[end].mark != " " { last = end }
        end += 1
      }
      end = min(edits.count, last + context + 1)
      lines += hunk(Array(edits[first..<end]))
      index = end
    }
    return lines
  }

  private static func hunk(_ edits: [Edit]) -> [String] {
    let old = edits.count { $0.mark != "+" }
    let new = edits.count { $0.mark != "-" }
    let first = edits[0]
    let header =
      "@@ -\(first.old + (old > 0 ? 1 : 0)),\(old) +\(first.new + (new > 0 ? 1 : 0)),\(new) @@"
    return [header] + edits.map { $0.mark + $0.text }
  }

  /// What both texts begin and end with is kept; between, the standard library finds the changes.
  private static func edits(_ old: [String], _ new: [String]) -> [Edit] {
    let difference = new.difference(from: old)
    var removed: Set<Int> = []
    var inserted: Set<Int> = []
    for change in difference {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): inserted.insert(offset)
      }
    }
    return walk(old, new, removed, inserted)
  }

  private static func walk(
    _ old: [String], _ new: [String], _ removed: Set<Int>, _ inserted: Set<Int>
  ) -> [Edit] {
    var edits: [Edit] = []
    var (before, after) = (0, 0)
    while before < old.count || after < new.count {
      if removed.contains(before) && before < old.count {
        edits.append(Edit(mark: "-", text: old[before], old: before, new: after))
        before += 1
      } else if inserted.contains(after) && after < new.count {
        edits.append(Edit(mark: "+", text: new[after], old: before, new: after))
        after += 1
      } else {
        edits.append(Edit(mark: " ", text: old[before], old: before, new: after))
        before += 1
        after += 1
      }
    }
    return edits
  }
}
