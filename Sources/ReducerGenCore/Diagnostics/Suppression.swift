/// What types have unless they say that they have it not.
enum Suppression: String, CaseIterable {
  case copyable = "~Copyable"
  case escapable = "~Escapable"

  /// Of the diagnostics about it.
  var id: String { "not-" + adjective }

  var adjective: String {
    switch self {
    case .copyable: "copyable"
    case .escapable: "escapable"
    }
  }
}
