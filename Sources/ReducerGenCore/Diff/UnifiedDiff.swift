/// The difference between two texts as `diff -u` prints it, bounded.
package enum UnifiedDiff {
  /// More lines than this are counted, not printed.
  static let maximumLines = 200
  private static let context = 3
  /// If more lines than this are between the equal lines at the start and at the end, all of them
  /// are shown as replaced, because comparing them would take quadratic time and memory.
  private static let searchedLines = 4_000

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
    let shown = header + hunks.prefix(maximumLines).map { $0 + "\n" }.joined()
    let rest = hunks.count - maximumLines
    return rest > 0 ? shown + "… and \(rest) more lines\n" : shown
  }

  /// Without the empty line after the last line end; where that end is missing, the last line says
  /// so, because it is a difference too.
  private static func textLines(_ bytes: [UInt8]) -> [[UInt8]] {
    var all = lines(bytes)
    let last = all.removeLast()
    return last.isEmpty ? all : all + [last + "\n\\ No newline at end of file".utf8]
  }

  private struct Edit {
    var mark: String
    var text: [UInt8]
    /// Lines of the old and of the new text before this one.
    var old: Int
    var new: Int
  }

  private static func hunkLines(_ old: [[UInt8]], _ new: [[UInt8]]) -> [String] {
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
    return [header] + edits.map { $0.mark + String(decoding: $0.text, as: UTF8.self) }
  }

  /// What both texts begin and end with is kept; between, the standard library finds the changes.
  private static func edits(_ old: [[UInt8]], _ new: [[UInt8]]) -> [Edit] {
    let start = zip(old, new).prefix { $0 == $1 }.count
    let rest = min(old.count, new.count) - start
    let end = zip(old.reversed(), new.reversed()).prefix(rest).prefix { $0 == $1 }.count
    var removed = Set(start..<old.count - end)
    var inserted = Set(start..<new.count - end)
    if !removed.isEmpty && !inserted.isEmpty && removed.count + inserted.count <= searchedLines {
      let changes = Array(new[start..<new.count - end])
        .difference(from: Array(old[start..<old.count - end]))
      removed = Set(changes.removals.map { start + $0.offset })
      inserted = Set(changes.insertions.map { start + $0.offset })
    }
    return walk(old, new, removed, inserted)
  }

  private static func walk(
    _ old: [[UInt8]], _ new: [[UInt8]], _ removed: Set<Int>, _ inserted: Set<Int>
  ) -> [Edit] {
    var edits: [Edit] = []
    var (before, after) = (0, 0)
    while before < old.count || after < new.count {
      let isRemoved = removed.contains(before)
      let isInserted = !isRemoved && inserted.contains(after)
      let text = isInserted ? new[after] : old[before]
      let mark = isRemoved ? "-" : isInserted ? "+" : " "
      edits.append(Edit(mark: mark, text: text, old: before, new: after))
      if !isInserted { before += 1 }
      if !isRemoved { after += 1 }
    }
    return edits
  }
}

extension CollectionDifference.Change {
  fileprivate var offset: Int {
    switch self {
    case .insert(let offset, _, _), .remove(let offset, _, _): offset
    }
  }
}
