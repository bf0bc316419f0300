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
  var old: AnyHeldValue
  var new: AnyHeldValue
  var change: DumpChange
  /// Writes the number of the reference. Returns false if its value was shown before.
  var writeNumber: (DumpWriter) -> Bool

  init(
    old: AnyHeldValue, new: AnyHeldValue, change: DumpChange,
    writeNumber: @escaping (DumpWriter) -> Bool
  ) {
    self.old = old
    self.new = new
    self.change = change
    self.writeNumber = writeNumber
  }
}
