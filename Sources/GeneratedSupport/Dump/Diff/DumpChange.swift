/// What differs between two values that are shown in the same place. Each pair of values was compared
/// once when this was made; nothing is compared again while it is written.
indirect enum DumpChange {
  case replaced(AnyHeldValue, AnyHeldValue)
  /// The values are not equal, but all their parts are.
  case invisible(AnyHeldValue, AnyHeldValue)
  case composite(CompositeChange)
  case text(TextChange)
  case object(ObjectChange)
}

/// A value of which some parts have changed.
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
  /// The whole values, where one of them has a single part that stands on the line of the value.
  var onOneLine: (old: AnyHeldValue, new: AnyHeldValue)?

  /// Whether a part is a reference that differs from itself: the whole values would not show how.
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
  /// Writes the reference's number; false if its value was shown before.
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
