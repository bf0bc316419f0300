// How types of the standard library are dumped of which reflection shows too much or too little.

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
  /// Without the address in the form that the standard library gives it, which is not the same
  /// everywhere.
  public var customDumpDescription: String {
    "ObjectIdentifier(0x\(String(UInt(bitPattern: self), radix: 16)))"
  }
}

extension AnyKeyPath: CustomDumpStringConvertible {
  /// The path as a literal where the standard library knows it, else its type.
  public var customDumpDescription: String {
    let root = type(of: self).rootType
    // The standard library names the root without the types around it.
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
  /// In units, those that are zero left out, and in no locale: `1 hour, 5 seconds, 123 milliseconds`.
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
