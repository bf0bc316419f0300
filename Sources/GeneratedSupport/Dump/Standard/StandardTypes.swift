// The dumps of types of the standard library for which reflection shows too much or too little.

extension AnyHashable: CustomDumpRepresentable {
  public var customDumpValue: Any { base }
}

extension Character: CustomDumpRepresentable {
  public var customDumpValue: Any { String(self) }
}

extension Unicode.Scalar: CustomDumpRepresentable {
  public var customDumpValue: Any { String(self) }
}

extension StaticString: CustomDumpRepresentable {
  public var customDumpValue: Any {
    hasPointerRepresentation ? description : String(unicodeScalar)
  }
}

extension ObjectIdentifier: CustomDumpStringConvertible {
  /// The address, in a form that is the same on every platform.
  public var customDumpDescription: String {
    "ObjectIdentifier(0x\(String(UInt(bitPattern: self), radix: 16)))"
  }
}

extension AnyKeyPath: CustomDumpStringConvertible {
  /// The path as a literal if the standard library knows its names. Otherwise, the type of the
  /// path.
  public var customDumpDescription: String {
    let root = type(of: self).rootType
    // The standard library leaves out the types that enclose the root.
    let path = String(reflecting: self).dropFirst("\\\(root)".count)
    let isNamed = path.first == "." && !path.contains { $0 == "<" || $0 == " " }
    return isNamed && !"\(root)".contains("<")
      ? "\\\(dumpTypeName(root))\(path)" : dumpTypeName(type(of: self), keepsArguments: true)
  }
}

extension Never: CustomDumpStringConvertible {
  public var customDumpDescription: String { switch self {} }
}

extension Duration: CustomDumpStringConvertible {
  /// The duration in units, independent of the locale: `1 hour, 5 seconds, 123 milliseconds`.
  public var customDumpDescription: String {
    let (seconds, attoseconds) = components
    let isNegative = seconds < 0 || attoseconds < 0
    let units: [(UInt64, String)] = [
      (seconds.magnitude / 3_600, "hour"),
      (seconds.magnitude / 60 % 60, "minute"),
      (seconds.magnitude % 60, "second"),
      (attoseconds.magnitude / 1_000_000_000_000_000, "millisecond"),
      (attoseconds.magnitude / 1_000_000_000_000 % 1_000, "microsecond"),
      (attoseconds.magnitude / 1_000_000_000 % 1_000, "nanosecond"),
      (attoseconds.magnitude % 1_000_000_000, "attosecond"),
    ]
    let parts = units.filter { $0.0 > 0 }.map { "\($0.0) \($0.1)\($0.0 == 1 ? "" : "s")" }
    if parts.isEmpty { return "0 seconds" }
    return (isNegative ? "-" : "") + parts.joined(separator: ", ")
  }
}
