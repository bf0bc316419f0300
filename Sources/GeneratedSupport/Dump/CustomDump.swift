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
/// Dictionaries and sets are sorted. An object that was shown before is shown as `Type(↩︎)`. Values
/// deeper than `maxDepth` levels are shown as `…`. At most a hundred levels are shown, because a
/// recursive value must not exhaust the stack.
///
/// - Parameters:
///   - name: A label before the value.
///   - indent: The number of spaces before each line.
@discardableResult
public func customDump<T>(
  _ value: T, name: String? = nil, indent: Int = 0, maxDepth: Int = .max
) -> T {
  print(dumpText(value, name: name, indent: indent, maxDepth: maxDepth))
  return value
}

/// Appends `value` to `target` as an indented tree, without a line break at the end, and returns
/// it.
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

/// A type that is dumped as one text, such as a date or an identifier.
///
/// ```swift
/// struct Port: CustomDumpStringConvertible {
///   var number: Int
///   var customDumpDescription: String { "Port(:\(number))" }
/// }
/// ```
public protocol CustomDumpStringConvertible {
  /// The text.
  var customDumpDescription: String { get }
}

/// A type that lists the children of its dump, which replace its stored properties.
///
/// ```swift
/// struct Login: CustomDumpReflectable {
///   var name: String
///   var token: String
///   var customDumpMirror: Mirror {
///     Mirror(self, children: ["name": name], displayStyle: .struct)  // the token stays secret
///   }
/// }
/// ```
public protocol CustomDumpReflectable {
  /// The children and their display style.
  var customDumpMirror: Mirror { get }
}

/// A type that is dumped as another value.
///
/// ```swift
/// struct UserID: CustomDumpRepresentable {
///   var rawValue: Int
///   var customDumpValue: Any { rawValue }
/// }
/// ```
public protocol CustomDumpRepresentable {
  /// The value to dump.
  var customDumpValue: Any { get }
}

/// A reference whose value has changed. It is dumped as the value after the change, with a number
/// such as `#1`. A diff of a reference with itself is a diff of the two values.
package protocol CustomDiffObject {
  /// The values before and after the change.
  var customDiffValues: (Any, Any) { get }

  /// The identity of the reference. Two snapshots of one object have the same identity.
  var objectIdentifier: ObjectIdentifier { get }

  /// The type whose name is shown. By default, the type of the value after the change.
  var customDiffType: Any.Type? { get }
}

extension CustomDiffObject {
  package var customDiffType: Any.Type? { nil }
}

extension CustomDiffObject where Self: AnyObject {
  package var objectIdentifier: ObjectIdentifier { ObjectIdentifier(self) }
}
