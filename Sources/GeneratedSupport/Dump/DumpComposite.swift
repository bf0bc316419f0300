/// A value in its parts, each with its type: what a diff compares.
struct DumpComposite {
  var head: DumpHead
  var children: [Child]

  struct Child {
    var label: DumpLabel
    var value: AnyHeldValue
    /// Whether its `==` said that it differs from the one in the same position of another value.
    var isDifferent = false
  }
}

/// What stands around the parts of a value.
struct DumpHead: Equatable {
  enum Style {
    /// Each part counts.
    case fields
    /// Parts that are the same in both values are counted only.
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

  /// The name of the type. Those of tuples and collections are not shown.
  var type = ""
  /// The case of an enum.
  var enumCase: String?
  var style = Style.fields
  var brackets = Brackets.round

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
