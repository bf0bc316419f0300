import ReducerGenSyntax

@testable import ReducerGenCore

/// A file with a feature of these members, and with other declarations.
func wired(_ members: String, _ others: String = "") -> String {
  let lines = members.split(separator: "\n", omittingEmptySubsequences: false).map { "  " + $0 }
  return """
    import GeneratedSupport
    struct App: Reducer {
    \(lines.joined(separator: "\n"))
    }
    \(children)
    \(others)
    """
}

/// What is reported of such a file, without the other rules.
func found(_ id: String, _ members: String, _ others: String = "") -> [String] {
  diagnostics(wired(members, others)).filter { $0.id == id || $0.severity == .error }
    .map(\.message)
}

/// Features that others have as children.
private let children = """
  struct Row: Reducer {
    struct State: Identifiable { var id = 0 }
    enum Action { case tapped }
    var body: some ReducerOf<Self> { Reduce { state, action in .none } }
  }
  struct Sheet: Reducer {
    struct State {}
    enum Action { case done }
    var body: some ReducerOf<Self> { Reduce { state, action in .none } }
  }
  struct Idle: Reducer {
    struct State {}
    enum Action { case done }
    var body: some ReducerOf<Self> { EmptyReducer() }
  }
  enum Destination: CaseReducer { case sheet(Sheet) }
  """
