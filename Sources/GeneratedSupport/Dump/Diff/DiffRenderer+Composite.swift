extension DiffRenderer {
  func render(
    _ change: CompositeChange, _ old: DumpLabel, _ new: DumpLabel, isLast: Bool, isRoot: Bool
  ) {
    if let whole = change.onOneLine, !isTooLong(change, whole, (old, new), isRoot) {
      return replace((old, whole.old), (new, whole.new), isLast: isLast, isRoot: isRoot)
    }
    line(.both) {
      writer.write(new)
      writeNumber()
      writer.write(open: change.head, isRoot: isRoot)
    }
    writer.indent += 2
    render(change.entries)
    writer.indent -= 2
    line(.both, isLast: isLast) { writer.write(close: change.head) }
  }

  /// Whether both values have the same single part, and one of their lines would be long.
  private func isTooLong(
    _ change: CompositeChange, _ whole: (old: AnyHeldValue, new: AnyHeldValue),
    _ labels: (old: DumpLabel, new: DumpLabel), _ isRoot: Bool
  ) -> Bool {
    guard change.entries.count == 1, case .changed(_, _, .replaced) = change.entries[0] else {
      return false
    }
    let objects = writer.objects
    defer { writer.objects = objects }
    let lines = [capture(labels.old, whole.old, isRoot), capture(labels.new, whole.new, isRoot)]
    return lines.contains { line in
      !line.contains(UInt8(ascii: "\n")) && line.count > Self.lineLength
    }
  }

  private func render(_ entries: [CompositeChange.Entry]) {
    var changes = 0
    let entries = collapsed(entries)
    for (index, entry) in entries.enumerated() {
      if entry.isChange { changes += 1 }
      let isCut = changes > Self.elementLimit || writer.bytes.count > Self.byteLimit
      if entry.isChange, isCut {
        let rest = entries[index...].count(where: \.isChange)
        return line(.both) { writer.write("… (\(rest) more changes)") }
      }
      render(entry, isLast: index == entries.count - 1)
    }
  }

  /// Counts unchanged fields where many of them follow each other.
  private func collapsed(_ entries: [CompositeChange.Entry]) -> [CompositeChange.Entry] {
    if entries.count <= Self.fieldLimit { return entries }
    var result: [CompositeChange.Entry] = []
    for part in entries.split(omittingEmptySubsequences: false, whereSeparator: \.isChange) {
      if part.count > Self.fieldLimit {
        result.append(.unchanged(part.count))
      } else {
        result += part
      }
      if part.endIndex < entries.endIndex { result.append(entries[part.endIndex]) }
    }
    return result
  }

  private func render(_ entry: CompositeChange.Entry, isLast: Bool) {
    writer.depth = max(0, DumpWriter.deepest - writer.indent / 2)
    switch entry {
    case .changed(let old, let new, let change): render(change, old, new, isLast: isLast)
    case .removed(let label, let value):
      emit(capture(label, value, false), .first, isLast: isLast)
    case .inserted(let label, let value):
      emit(capture(label, value, false), .second, isLast: isLast)
    case .unchanged(let count):
      line(.both, isLast: isLast) { writer.write("… (\(count) unchanged)") }
    case .same(let label, let value):
      writer.depth = 0
      line(.both, isLast: isLast) {
        writer.write(label)
        value.write(to: writer)
      }
    }
  }
}
