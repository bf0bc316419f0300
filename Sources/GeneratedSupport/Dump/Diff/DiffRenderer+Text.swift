extension DiffRenderer {
  /// If a text has more lines than this, only lines near a change are shown.
  private static let lineLimit = 50
  /// The number of lines around a change that are shown, and of characters.
  private static let context = (lines: 3, before: 40, after: 200)

  func render(_ change: TextChange, _ old: DumpLabel, _ new: DumpLabel, isLast: Bool) {
    let texts = [change.oldText, change.newText]
    if texts.allSatisfy({ $0.utf8.contains(UInt8(ascii: "\n")) }) {
      renderLines(change, new, isLast: isLast)
    } else if texts.contains(where: { $0.utf8.count > Self.textLimit }) {
      renderExcerpts(change, old, new, isLast: isLast)
    } else {
      replace((old, change.old), (new, change.new), isLast: isLast, isRoot: false)
    }
  }

  private func renderLines(_ change: TextChange, _ label: DumpLabel, isLast: Bool) {
    let style = LiteralStyle(of: change.oldText).union(LiteralStyle(of: change.newText))
    line(.both) {
      writer.write(label)
      writeNumber()
      writer.write(style.opening)
    }
    let indent = writer.isLabelled ? 2 : 0
    writer.indent += indent
    for entry in lines(change) {
      switch entry {
      case .line(let mark, let text): line(mark) { writer.write(escaping: text, style) }
      case .unchanged(let count): line(.both) { writer.write("… (\(count) unchanged)") }
      case .rest(let count): line(.both) { writer.write("… (\(count) more changes)") }
      }
    }
    line(.both, isLast: isLast) { writer.write(style.closing) }
    writer.indent -= indent
  }

  private enum LineEntry {
    case line(Mark, Substring)
    case unchanged(Int)
    case rest(Int)
  }

  /// The lines of both texts. Removed lines come before the lines that replace them.
  private func lines(_ change: TextChange) -> [LineEntry] {
    let old = change.oldText.split(separator: "\n", omittingEmptySubsequences: false)
    let new = change.newText.split(separator: "\n", omittingEmptySubsequences: false)
    var entries: [LineEntry] = []
    var (oldEnd, newEnd) = (0, 0)
    for (one, other) in alignLines(old, new) + [(old.count, new.count)] {
      let (removed, inserted) = (old[oldEnd..<one], new[newEnd..<other])
      entries += excerpts(of: removed, besides: inserted).map { .line(.first, $0) }
      entries += excerpts(of: inserted, besides: removed).map { .line(.second, $0) }
      if one < old.count { entries.append(.line(.both, excerpt(of: old[one], besides: ""))) }
      (oldEnd, newEnd) = (one + 1, other + 1)
    }
    return entries.count > Self.lineLimit ? shortened(entries) : entries
  }

  private func alignLines(_ old: [Substring], _ new: [Substring]) -> [(Int, Int)] {
    var known: [Substring: Int] = [:]
    func number(_ line: Substring) -> Int {
      if let number = known[line] { return number }
      known[line] = known.count
      return known.count - 1
    }
    return align(old.map(number), new.map(number))
  }

  /// Leaves out lines that are far from any change, and changes beyond the limit.
  private func shortened(_ entries: [LineEntry]) -> [LineEntry] {
    let changes = entries.indices.filter { index in
      if case .line(.both, _) = entries[index] { false } else { true }
    }
    var result: [LineEntry] = []
    var end = 0
    for index in changes.prefix(Self.elementLimit) {
      let start = max(end, index - Self.context.lines)
      if start > end { result.append(.unchanged(start - end)) }
      let next = min(entries.count, index + 1 + Self.context.lines)
      if next > start { result += entries[start..<next] }
      end = max(end, next)
    }
    if changes.count > Self.elementLimit {
      result.append(.rest(changes.count - Self.elementLimit))
    } else if end < entries.count {
      result.append(.unchanged(entries.count - end))
    }
    return result
  }

  /// Shows where two long texts begin to differ.
  private func renderExcerpts(
    _ change: TextChange, _ old: DumpLabel, _ new: DumpLabel, isLast: Bool
  ) {
    let start = start(of: change.oldText[...], change.newText[...])
    for (mark, label, text) in [(.first, old, change.oldText), (.second, new, change.newText)]
      as [(Mark, DumpLabel, String)]
    {
      line(mark, isLast: isLast) {
        writer.write(label)
        writer.bytes += number
        writer.write(literal: excerpt(of: text[...], from: start))
      }
    }
    number = []
  }

  /// Each line, with the line that may replace it.
  private func excerpts(
    of lines: ArraySlice<Substring>, besides others: ArraySlice<Substring>
  ) -> [Substring] {
    lines.enumerated().map { offset, line in
      excerpt(of: line, besides: others.dropFirst(offset).first ?? "")
    }
  }

  /// The part of a long line that differs from the other line.
  private func excerpt(of line: Substring, besides other: Substring) -> Substring {
    if line.utf8.count <= Self.textLimit { return line }
    return excerpt(of: line, from: start(of: line, other))[...]
  }

  /// The beginning of an excerpt that includes the first difference.
  private func start(of one: Substring, _ other: Substring) -> Int {
    let common = zip(one.unicodeScalars, other.unicodeScalars).prefix { $0 == $1 }
      .reduce(0) { count, _ in count + 1 }
    return max(0, common - Self.context.before)
  }

  private func excerpt(of text: Substring, from start: Int) -> String {
    let rest = text.unicodeScalars.dropFirst(start)
    let shown = rest.prefix(Self.context.before + Self.context.after)
    return (start > 0 ? "…" : "") + String(String.UnicodeScalarView(shown))
      + (shown.endIndex < rest.endIndex ? "…" : "")
  }
}
