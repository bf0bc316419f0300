/// A type that is dumped as one text: a date, an identifier, an address.
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

/// A type that is dumped with other children than its stored properties.
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
  /// The children, and as what they are shown.
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

/// A reference whose value has changed: it is dumped as the value after the change, and a diff of a
/// reference with itself is a diff of the two values. It is shown with a number, `#1`.
public protocol _CustomDiffObject {
  /// The values before and after the change.
  var _customDiffValues: (Any, Any) { get }

  /// Which reference this is.
  var _objectIdentifier: ObjectIdentifier { get }
}

extension _CustomDiffObject where Self: AnyObject {
  public var _objectIdentifier: ObjectIdentifier { ObjectIdentifier(self) }
}
