/// How deep a comparison has gone.
final class DumpComparison {
  let writer: DumpWriter
  private var depth = 0

  init(_ writer: DumpWriter) { self.writer = writer }

  /// Whether parts may be compared on the stack.
  var mayGoDeeper: Bool { depth < DumpWriter.deepest }

  func deeper<Result>(_ body: () -> Result) -> Result {
    depth += 1
    defer { depth -= 1 }
    return body()
  }
}

extension ValuePrinter {
  /// Compares part by part.
  func compositeDifferences(
    _ old: Value, _ new: Value, _ parts: (old: DumpComposite?, new: DumpComposite?),
    _ comparison: DumpComparison
  ) -> DumpChange? {
    let writer = comparison.writer
    let whole = (old: HeldValue(old, self), new: HeldValue(new, self))
    guard let old = parts.old, let new = parts.new, old.head == new.head
    else { return .replaced(whole.old, whole.new) }
    guard comparison.mayGoDeeper else {
      return areEqual(old, new, writer) ? nil : .invisible(whole.old, whole.new)
    }
    return comparison.deeper {
      guard old.head.style == .fields else {
        let elements = HeldElements(old.children, new.children, comparison)
        return elements.differences.map {
          .composite(CompositeChange(head: new.head, entries: $0))
        }
      }
      guard let entries = fieldEntries(old.children, new.children, comparison) else { return nil }
      var change = CompositeChange(head: new.head, entries: entries)
      if isSimple(old, writer) || isSimple(new, writer), !change.isOfObject {
        change.onOneLine = whole
      }
      return .composite(change)
    }
  }

  private func isSimple(_ composite: DumpComposite, _ writer: DumpWriter) -> Bool {
    composite.children.count == 1 && !composite.children[0].value.hasChildren(writer)
  }
}

/// What became of each field, or `nil` if nothing did. A type that lists its fields itself may not
/// list the same ones each time.
private func fieldEntries(
  _ old: [DumpComposite.Child], _ new: [DumpComposite.Child], _ comparison: DumpComparison
) -> [CompositeChange.Entry]? {
  var entries: [CompositeChange.Entry] = []
  entries.reserveCapacity(new.count)
  var end = 0
  for (position, child) in zip(new.indices, new) {
    guard let index = old[end...].firstIndex(where: { $0.label.isSameField(as: child.label) })
    else {
      entries.append(.inserted(child.label, child.value))
      continue
    }
    entries += old[end..<index].map { .removed($0.label, $0.value) }
    let isDifferent = child.isDifferent && index == position
    entries.append(fieldEntry(old[index], child, isDifferent: isDifferent, comparison))
    end = index + 1
  }
  entries += old[end...].map { .removed($0.label, $0.value) }
  return entries.contains(where: \.isChange) ? entries : nil
}

private func fieldEntry(
  _ old: DumpComposite.Child, _ new: DumpComposite.Child, isDifferent: Bool,
  _ comparison: DumpComparison
) -> CompositeChange.Entry {
  if old.value === new.value { return .same(new.label, new.value) }
  let change =
    isDifferent
    ? old.value.inequality(with: new.value, comparison)
    : old.value.compare(with: new.value, comparison)
  return change.map { .changed(old.label, new.label, $0) } ?? .same(new.label, new.value)
}

/// Whether two values that lie very deep are equal: without recursion, so that no value exhausts the
/// stack.
private func areEqual(_ old: DumpComposite, _ new: DumpComposite, _ writer: DumpWriter) -> Bool {
  var pairs = [(old, new)]
  while let (old, new) = pairs.popLast() {
    guard old.head == new.head, old.children.count == new.children.count else { return false }
    for (old, new) in zip(old.children, new.children) {
      switch old.value.parts(with: new.value, writer) {
      case .equal: continue
      case .different: return false
      case .composites(let old, let new): pairs.append((old, new))
      }
    }
  }
  return true
}

/// What a comparison without recursion finds.
enum DumpParts {
  case equal, different
  case composites(DumpComposite, DumpComposite)
}
