/// How a dump gets at the fields of one type without reflection.
struct DumpFieldsModel {
  /// `Feature.State`, as `extension` takes it.
  var type: String
  var access: Access
  /// `@available(…)` and `@_spi(…)` of the type and of the types around it.
  var attributes: [CopiedAttribute]
  var clauses: [ClauseSyntax]
  var shape: Shape

  enum Shape {
    /// The stored properties of a struct.
    case fields([DumpField])
    /// The cases of an enum.
    case cases([DumpCase], isSwitched: Bool)
  }
}

/// A stored property.
struct DumpField {
  /// As written, with its back-ticks.
  var name: String
  var clauses: [ClauseSyntax]
}

struct DumpCase {
  /// As written, with its back-ticks.
  var name: String
  /// What its payload is made of; no label is an empty one.
  var labels: [String]
}
