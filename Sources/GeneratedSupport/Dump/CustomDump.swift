/// Prints `value` as an indented tree, and returns it.
///
/// ```swift
/// struct User {
///   var id: Int
///   var name: String
/// }
///
/// customDump(User(id: 42, name: "Blob"))
/// // User(
/// //   id: 42,
/// //   name: "Blob"
/// // )
/// ```
///
/// Dictionaries and sets are sorted, an object that was shown before is shown as `Type(↩︎)`, and
/// what lies deeper than `maxDepth` levels as `…`. However large that is, nothing is shown that lies
/// more than a hundred levels deep: recursive values must not exhaust the stack.
///
/// - Parameters:
///   - name: A label in front of the value.
///   - indent: How many spaces stand in front of each line.
@discardableResult
public func customDump<T>(
  _ value: T, name: String? = nil, indent: Int = 0, maxDepth: Int = .max
) -> T {
  print(dumpText(value, name: name, indent: indent, maxDepth: maxDepth))
  return value
}

/// Appends `value` to `target` as an indented tree, without a line break behind it, and returns it.
@discardableResult
public func customDump<T, Target: TextOutputStream>(
  _ value: T, to target: inout Target, name: String? = nil, indent: Int = 0, maxDepth: Int = .max
) -> T {
  target.write(dumpText(value, name: name, indent: indent, maxDepth: maxDepth))
  return value
}

extension String {
  /// The text that ``customDump(_:name:indent:maxDepth:)`` prints.
  ///
  /// ```swift
  /// String(customDumping: [1, 2])
  /// // [
  /// //   [0]: 1,
  /// //   [1]: 2
  /// // ]
  /// ```
  public init<Subject>(customDumping subject: Subject) {
    self = dumpText(subject)
  }
}

private func dumpText<T>(
  _ value: T, name: String? = nil, indent: Int = 0, maxDepth: Int = .max
) -> String {
  let writer = DumpWriter(depth: maxDepth, indent: indent)
  writer.beginLine()
  writer.write(name.map(DumpLabel.name) ?? .none)
  writer.printer(for: T.self).write(value, to: writer, isRoot: true)
  return String(decoding: writer.bytes, as: UTF8.self)
}
