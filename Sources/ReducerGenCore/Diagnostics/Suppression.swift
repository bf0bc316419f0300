/// A capability that every type has unless it suppresses it.
enum Suppression: String, CaseIterable {
  case copyable = "Copyable"
  case escapable = "Escapable"

  /// The id of the diagnostics about it.
  var id: String { "not-" + adjective }

  var adjective: String { rawValue.lowercased() }
}
