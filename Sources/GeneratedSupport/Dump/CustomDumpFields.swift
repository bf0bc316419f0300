public protocol CustomDumpFields: SendableMetatype {
  static func _visitDumpFields(_ value: Self, _ visitor: inout _DumpFieldVisitor)
}
public struct _DumpFieldVisitor {
  public mutating func visit<Value>(_ label: StaticString, _ value: Value) {}
  public mutating func visitCase(_ name: StaticString, _ payloads: Int) {}
}
