/// A file of a module of clients and routes: a public enum of twelve cases and a public client of
/// eight endpoints, and no reducer. What is public costs more, because the module's interface has
/// it.
struct SyntheticRoutes {
  var feature: SyntheticFeature

  private var name: String { feature.name }
  private var isAnnotated: Bool { feature.isAnnotated }
  private var addedCase: String { feature.hasAddedCase ? ", added(Double)" : "" }
  private func annotation(_ name: String) -> String { isAnnotated ? name + ", " : "" }

  /// Without annotations, nothing is imported.
  var source: String {
    """
    \(isAnnotated ? "import GeneratedSupport\n" : "")
    public struct \(name)Row: Equatable, Sendable {
      public var id: Int
      public var title: String
    }

    public enum \(name)Route: \(annotation("CasePathable"))Sendable {
      case onAppear, onDisappear, refreshTapped, cancelTapped, rowTapped(Int), textChanged(String)
      case toggled(isOn: Bool), loaded(rows: [\(name)Row]), progress(Double)
      case failed(code: Int, message: String), moved(from: Int, to: Int)
      case selected(\(name)Row, at: Int)\(addedCase)
    }

    public struct \(name)Client: \(annotation("DependencyClient"))Sendable {
      public var fetch: @Sendable (_ id: Int) async throws -> \(name)Row
      public var save: @Sendable (_ row: \(name)Row, _ overwrite: Bool) async throws -> Void
      public var delete: @Sendable (_ id: Int) async throws -> Void
      public var count: @Sendable () -> Int = { 0 }
      public var title: @Sendable (_ of: Int) throws -> String
      public var log: @Sendable (String) -> Void
      public var search: @Sendable (_ query: String, _ limit: Int) async throws -> [\(name)Row]
      public var isEnabled: @Sendable (_ flag: String) async -> Bool = { _ in false }
    }

    """
  }
}
