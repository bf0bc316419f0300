/// A type that shows its fields to a dump, so that no reflection is needed.
///
/// The generator makes it a ``_DumpFieldTable``, unless some field is out of its reach: one that is
/// private, or wrapped, or part of a tuple pattern. Then nothing is generated, and the whole value is
/// reflected on. A reducer's `State` gets a table without being told to.
///
/// It refines `SendableMetatype` so that a conforming type stays nonisolated in a module whose
/// declarations are on the main actor by default.
public protocol CustomDumpFields: SendableMetatype {}

/// What the generator writes for ``CustomDumpFields``. One function serves dumps and diffs: a diff
/// collects the fields of two values, each with its static type, and compares those. So there is no
/// second function that walks two values, which would double what has to be compiled.
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
  /// An enum says its case, and of how many parts its payload is, before the parts:
  /// `visitor.visitCase("failed", 2)`.
  func _visitDumpFields(_ visitor: inout _DumpFieldVisitor)
}

/// Is shown the fields of a value.
public struct _DumpFieldVisitor {
  private let sink: FieldSink

  init(_ sink: FieldSink) { self.sink = sink }

  /// For generated code: a stored property, or a part of a payload. No label is `""`.
  public mutating func visit<Value>(_ label: StaticString, _ value: Value) {
    sink.visit(label, value)
  }

  /// For generated code: the value is in this case, which has a payload of so many parts.
  public mutating func visitCase(_ name: StaticString, _ payloads: Int) {
    sink.visitCase(name, payloads)
  }
}

/// What becomes of the fields.
class FieldSink {
  func visit<Value>(_ label: StaticString, _ value: Value) { preconditionFailure("abstract") }
  func visitCase(_ name: StaticString, _ payloads: Int) { preconditionFailure("abstract") }
}
