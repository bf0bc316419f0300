/// The parts of a value, each with its type. A diff compares them.
struct DumpComposite {
  var head: DumpHead
  var children: [Child]

  struct Child {
    var label: DumpLabel
    var value: AnyHeldValue
  }
}

/// The text around the parts of a value.
struct DumpHead: Equatable {
  enum Style {
    /// Every part is shown.
    case fields
    /// Parts that are the same in both values are only counted.
    case elements
    /// Elements with keys.
    case entries
  }

  enum Brackets {
    case none, round, square, set

    var open: StaticString {
      switch self {
      case .none: ""
      case .round: "("
      case .square: "["
      case .set: "Set(["
      }
    }

    var close: StaticString {
      switch self {
      case .none: ""
      case .round: ")"
      case .square: "]"
      case .set: "])"
      }
    }
  }

  /// The name of the type. It is empty for tuples and collections.
  var type = ""
  /// The case of an enum.
  var enumCase: String?
  var style = Style.fields
  var brackets = Brackets.round

  /// Whether there are fields that are not shown, such as the registrar of an observable object.
  /// The other fields stand on lines of their own then, as if all were shown.
  var hidesFields = false

  static let elements = DumpHead(style: .elements, brackets: .square)
  static let set = DumpHead(style: .elements, brackets: .set)
  static let entries = DumpHead(style: .entries, brackets: .square)
}

extension DumpWriter {
  func write(open head: DumpHead, isRoot: Bool) {
    if let enumCase = head.enumCase {
      if isRoot { write(head.type) }
      write("." as StaticString)
      write(enumCase)
    } else {
      write(head.type)
    }
    write(head.brackets.open)
  }

  func write(close head: DumpHead) { write(head.brackets.close) }
}

/// The label before a child.
enum DumpLabel {
  case none
  case name(String)
  case index(Int)
  case key(AnyHeldValue)

  var isEmpty: Bool {
    if case .none = self { true } else { false }
  }

  var isHidden: Bool {
    if case .name(let name) = self { name.hasPrefix("_$") } else { false }
  }
}

extension DumpLabel {
  /// Whether both labels are of the same field.
  func isSameField(as other: Self) -> Bool {
    if case (.name(let one), .name(let other)) = (self, other) { return one == other }
    return isEmpty && other.isEmpty
  }
}

extension DumpWriter {
  func write(_ label: DumpLabel) {
    isLabelled = false
    switch label {
    case .none: return
    case .name(let name): write(name)
    case .index(let index):
      write("[" as StaticString)
      write(digits: index)
      write("]" as StaticString)
    case .key(let key): key.write(to: self)
    }
    write(": " as StaticString)
    isLabelled = true
  }
}
