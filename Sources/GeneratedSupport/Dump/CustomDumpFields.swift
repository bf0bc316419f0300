/// A type that lists its fields for dumps, so that no reflection is needed.
///
/// The generator conforms it to ``_DumpFieldTable``. It generates nothing if a field is private, wrapped,
/// or part of a tuple pattern. The value is then dumped by reflection. A reducer's `State` gets a table
/// without this conformance.
///
/// It refines `SendableMetatype` so that a conforming type stays nonisolated in a module whose
/// declarations are on the main actor by default.
public protocol CustomDumpFields: SendableMetatype {}

/// The conformance that the generator writes for ``CustomDumpFields``. One function serves dumps and diffs.
/// A diff collects the fields of two values, with their static types, and compares them. A second function
/// that walks two values at once would double the generated code.
public protocol _DumpFieldTable: SendableMetatype {
  /// Shows each stored property of a struct, or the case and the payload of an enum, in declaration
  /// order:
  ///
  /// ```swift
  /// struct User: _DumpFieldTable {
  ///   var name = "Blob"
  ///
  ///   func _visitDumpFields(_ visitor: inout _DumpFieldVisitor) {
  ///     visitor.visit("name", self.name)
  ///   }
  /// }
  /// ```
  ///
  /// An enum passes its case and the number of parts of its payload before the parts:
  /// `visitor.visitCase("failed", 2)`.
  func _visitDumpFields(_ visitor: inout _DumpFieldVisitor)
}

/// Receives the fields of a value.
public struct _DumpFieldVisitor {
  private let sink: FieldSink

  init(_ sink: FieldSink) { self.sink = sink }

  /// For generated code: receives a stored property, or a part of a payload. A missing label is `""`.
  public mutating func visit<Value>(_ label: StaticString, _ value: Value) {
    sink.visit(label, value)
  }

  /// For generated code: receives the case of the value and the number of parts of its payload.
  public mutating func visitCase(_ name: StaticString, _ payloads: Int) {
    sink.visitCase(name, payloads)
  }
}

/// Handles the fields that a visitor receives.
class FieldSink {
  func visit<Value>(_ label: StaticString, _ value: Value) { preconditionFailure("abstract") }
  func visitCase(_ name: StaticString, _ payloads: Int) { preconditionFailure("abstract") }
}
