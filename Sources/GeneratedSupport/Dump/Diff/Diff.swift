/// What differs between two values, as the lines of a dump; `nil` if nothing does.
///
/// ```swift
/// struct User {
///   var id: Int
///   var name: String
/// }
///
/// diff(User(id: 42, name: "Blob"), User(id: 42, name: "Blob, Jr."))
/// //   User(
/// //     id: 42,
/// // -   name: "Blob"
/// // +   name: "Blob, Jr."
/// //   )
/// ```
///
/// What has not changed is shown on one line, `name: User(…)`, and elements of collections that have
/// not changed are counted, `… (12 unchanged)`. Elements with an `id` are compared with those that
/// have the same one. However large the values are, the text is not: what is too much of one kind
/// is counted, too.
public func diff<T>(_ lhs: T, _ rhs: T, format: DiffFormat = .default) -> String? {
  let writer = DumpWriter()
  let printer = writer.printer(for: T.self)
  guard let change = printer.compare(lhs, rhs, DumpComparison(writer)) else { return nil }
  writer.elementLimit = DiffRenderer.elementLimit
  writer.byteLimit = DiffRenderer.byteLimit
  writer.textLimit = DiffRenderer.textLimit
  let renderer = DiffRenderer(writer, format)
  renderer.render(change, .none, .none, isLast: true, isRoot: true)
  return renderer.text
}

/// The marks in front of the lines of a diff.
public struct DiffFormat: Sendable {
  /// In front of what only the first value has.
  public var first: String
  /// In front of what only the second value has.
  public var second: String
  /// In front of what both values have.
  public var both: String

  public init(first: String, second: String, both: String) {
    self.first = first
    self.second = second
    self.both = both
  }

  /// `-`, `+` and a space, which tools know.
  public static let `default` = Self(first: "-", second: "+", both: " ")

  /// A minus sign, `+` and a figure space, which are of one width in proportional fonts too.
  public static let proportional = Self(first: "\u{2212}", second: "+", both: "\u{2007}")
}
