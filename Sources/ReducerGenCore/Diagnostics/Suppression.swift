/// A capability that every type has unless it suppresses it.
enum Suppression: String, CaseIterable {
  case copyable = "~Copyable"
  case escapable = "~Escapable"

  /// `Copyable`
  var name: String { String(rawValue.dropFirst()) }

  /// The id of the diagnostics about it.
  var id: String { "not-" + adjective }

  var adjective: String {
    switch self {
    case .copyable: "copyable"
    case .escapable: "escapable"
    }
  }
}
