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
  let renderer = DiffRenderer(writer, format)
  renderer.render(change, .none, .none, isLast: true, isRoot: true)
  return renderer.text
}
