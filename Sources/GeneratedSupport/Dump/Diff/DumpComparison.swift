/// The state of a comparison: its depth, and the knowledge about the next two values.
struct DumpComparison {
  /// The knowledge about two values before they are compared.
  enum Knowledge {
    case none
    /// They are not equal according to `==`.
    case unequal
    /// The values around them are not equal, and nothing else in those can be the cause. `==` may
    /// walk a whole subtree, so it is not called again at each level. It is only called if no
    /// difference is found, to learn where the cause is.
    case presumed
  }

  let writer: DumpWriter
  var knowledge = Knowledge.none
  /// The field of the enclosing values that was chosen last, out of several. If a value contains
  /// values of its own type, the difference is likely to be in the same field again.
  private(set) var field: Int?
  private var depth = 0

  init(_ writer: DumpWriter) { self.writer = writer }

  /// A comparison that cannot go deeper.
  static func deepest(_ writer: DumpWriter) -> Self {
    var comparison = Self(writer)
    comparison.depth = DumpWriter.deepest
    return comparison
  }

  /// Whether parts may be compared recursively.
  var mayGoDeeper: Bool { depth < DumpWriter.deepest }

  /// The comparison of two parts, with the given knowledge about them.
  func deeper(_ knowledge: Knowledge = .none, field: Int? = nil) -> Self {
    var comparison = self
    comparison.depth += 1
    comparison.knowledge = knowledge
    comparison.field = field ?? self.field
    return comparison
  }
}

extension ValuePrinter {
  /// Whether two values differ although they are shown in the same way. Their fields are compared,
  /// and not their descriptions.
  func differInside(_ old: Value, _ new: Value, _ comparison: DumpComparison) -> Bool {
    guard comparison.mayGoDeeper else { return false }
    let writer = comparison.writer
    let fields = (
      Reflection(old, name, isCustom: false).composite(writer),
      Reflection(new, name, isCustom: false).composite(writer)
    )
    guard let one = fields.0, let other = fields.1 else { return false }
    return compositeDifferences(old, new, (one, other), comparison.deeper()) != nil
  }

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
    composite.children.count == 1 && !composite.head.hidesFields
      && !composite.children[0].value.hasChildren(writer)
  }
}

/// Whether two very deep values are equal. This is not recursive, so that no value exhausts the
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

/// The result of one step of a comparison without recursion.
enum DumpParts {
  case equal, different
  case composites(DumpComposite, DumpComposite)
}
