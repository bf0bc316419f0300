import ReducerGenSyntax

/// A capability that every type has unless it suppresses it.
package enum Suppression: String, CaseIterable {
  case copyable = "Copyable"
  case escapable = "Escapable"

  /// The id of the diagnostics about it.
  package var id: String { "not-" + adjective }

  package var adjective: String { rawValue.lowercased() }

  /// - Parameter isGeneric: A generic parameter of the type, or of a type around it, suppresses it,
  ///   rather than the type itself.
  package func fact(about type: String, isGeneric: Bool) -> String {
    "'\(type)'" + (isGeneric ? " depends on a generic parameter that" : "") + " is not \(adjective)"
  }
}
