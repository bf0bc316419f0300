/// The differences between two values, as the lines of a dump, or `nil` if there are none.
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
/// Unchanged fields are shown on one line, `name: User(…)`. Unchanged elements of collections are
/// counted, `… (12 unchanged)`. Elements with an `id` are compared with elements that have the same
/// `id`. The text stays short even for large values: long lists of changes are cut and counted.
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

/// The marks before the lines of a diff.
public struct DiffFormat: Sendable {
  /// The mark of lines that only the first value has.
  public var first: String
  /// The mark of lines that only the second value has.
  public var second: String
  /// The mark of lines that both values have.
  public var both: String

  public init(first: String, second: String, both: String) {
    self.first = first
    self.second = second
    self.both = both
  }

  /// `-`, `+` and a space, as in the output of `diff`.
  public static let `default` = Self(first: "-", second: "+", both: " ")

  /// A minus sign, `+` and a figure space. They have the same width in proportional fonts.
  public static let proportional = Self(first: "\u{2212}", second: "+", both: "\u{2007}")
}
