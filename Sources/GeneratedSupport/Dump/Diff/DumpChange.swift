/// The difference between two values that are shown in the same place. All comparisons are made
/// when this is created. Nothing is compared again while it is written.
indirect enum DumpChange {
  case replaced(AnyHeldValue, AnyHeldValue)
  /// The values are not equal, but all their parts are.
  case invisible(AnyHeldValue, AnyHeldValue)
  case composite(CompositeChange)
  case text(TextChange)
  case object(ObjectChange)
}

extension DumpChange {
  /// Whether each of the two values has one line and no parts.
  func isOfShortValues(_ writer: DumpWriter) -> Bool {
    switch self {
    case .replaced(let old, let new): !old.hasChildren(writer) && !new.hasChildren(writer)
    case .text(let change): !change.oldText.contains("\n") && !change.newText.contains("\n")
    case .invisible, .composite, .object: false
    }
  }
}

/// A value with parts that have changed.
struct CompositeChange {
  enum Entry {
    case same(DumpLabel, AnyHeldValue)
    case unchanged(Int)
    case changed(DumpLabel, DumpLabel, DumpChange)
    case removed(DumpLabel, AnyHeldValue)
    case inserted(DumpLabel, AnyHeldValue)

    var isChange: Bool {
      switch self {
      case .same, .unchanged: false
      case .changed, .removed, .inserted: true
      }
    }
  }

  var head: DumpHead
  var entries: [Entry]
  /// The whole values, if one of them has a single part and stands on one line.
  var onOneLine: (old: AnyHeldValue, new: AnyHeldValue)?

  /// Whether a part is a reference whose value has changed. The whole values would not show how.
  var isOfObject: Bool {
    entries.contains { if case .changed(_, _, .object) = $0 { true } else { false } }
  }
}

struct TextChange {
  var old: AnyHeldValue
  var new: AnyHeldValue
  var oldText: String
  var newText: String

  init(_ old: AnyHeldValue, _ new: AnyHeldValue, _ oldText: String, _ newText: String) {
    self.old = old
    self.new = new
    self.oldText = oldText
    self.newText = newText
  }
}

/// A reference whose value has changed.
struct ObjectChange {
  var id: ObjectIdentifier
  var new: AnyHeldValue
  var change: DumpChange
  /// Writes the number of the reference.
  var writeNumber: (DumpWriter) -> Void

  init(
    of id: ObjectIdentifier, new: AnyHeldValue, change: DumpChange,
    writeNumber: @escaping (DumpWriter) -> Void
  ) {
    self.id = id
    self.new = new
    self.change = change
    self.writeNumber = writeNumber
  }
}
