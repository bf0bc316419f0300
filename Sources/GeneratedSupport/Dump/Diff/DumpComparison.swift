/// How far a comparison has come, and what is known of the two values that are next.
struct DumpComparison {
  /// What was found out about two values before they are compared.
  enum Knowledge {
    case none
    /// Their `==` said that they are not equal.
    case unequal
    /// The values around them are not equal, and they are all that can be the cause. A `==` that walks
    /// a whole subtree is not called again at each level of it. Only where nothing is found that
    /// differs it must be, to learn where the cause lies.
    case presumed
  }

  let writer: DumpWriter
  var knowledge = Knowledge.none
  /// Which field of the values around was the last of several that was chosen. Where a value holds more
  /// of its own kind, the difference is likely to be in the same field again.
  private(set) var field: Int?
  private var depth = 0

  init(_ writer: DumpWriter) { self.writer = writer }

  /// A comparison that must not go deeper.
  static func deepest(_ writer: DumpWriter) -> Self {
    var comparison = Self(writer)
    comparison.depth = DumpWriter.deepest
    return comparison
  }

  /// Whether parts may be compared on the stack.
  var mayGoDeeper: Bool { depth < DumpWriter.deepest }

  /// The comparison of two parts, of which is known what is given.
  func deeper(_ knowledge: Knowledge = .none, field: Int? = nil) -> Self {
    var comparison = self
    comparison.depth += 1
    comparison.knowledge = knowledge
    comparison.field = field ?? self.field
    return comparison
  }
}

extension ValuePrinter {
  /// Compares part by part.
  func compositeDifferences(
    _ old: Value, _ new: Value, _ parts: (old: DumpComposite?, new: DumpComposite?),
    _ comparison: DumpComparison
  ) -> DumpChange? {
    let whole = (old: HeldValue(old, self), new: HeldValue(new, self))
    guard let old = parts.old, let new = parts.new, old.head == new.head
    else { return .replaced(whole.old, whole.new) }
    guard comparison.mayGoDeeper else {
      let areEqual = comparison.knowledge != .unequal && areEqual(old, new, comparison.writer)
      return areEqual ? nil : .invisible(whole.old, whole.new)
    }
    guard old.head.style == .fields else {
      let elements = HeldElements(old.children, new.children, comparison)
      return elements.differences.map { .composite(CompositeChange(head: new.head, entries: $0)) }
    }
    guard let entries = FieldPairs(old.children, new.children, comparison).entries else {
      return nil
    }
    var change = CompositeChange(head: new.head, entries: entries)
    if isSimple(old, comparison.writer) || isSimple(new, comparison.writer), !change.isOfObject {
      change.onOneLine = whole
    }
    return .composite(change)
  }

  private func isSimple(_ composite: DumpComposite, _ writer: DumpWriter) -> Bool {
    composite.children.count == 1 && !composite.children[0].value.hasChildren(writer)
  }
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
