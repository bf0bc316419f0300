/// A client of eight endpoints as its user writes it, its live value, and a function that calls it.
struct SyntheticClient {
  var feature: SyntheticFeature

  private var name: String { feature.name + "Client" }
  /// Annotated or not: without generated code it is a struct of closures like any other.
  private var isAnnotated: Bool { feature.isAnnotated }

  var source: String {
    """

    struct \(name)\(isAnnotated ? ": DependencyClient" : "") {
      var fetch: @Sendable (_ id: Int) async throws -> String
      var fetchAll: @Sendable () async throws -> [String]
      var save: @Sendable (_ text: String, _ id: Int) async throws -> Void
      var delete: @Sendable (_ id: Int) async throws -> Void
      var search: @Sendable (_ text: String) async throws -> [Int]
      var track: @Sendable (String) -> Void
      var count: @Sendable () -> Int = { 0 }
      var current: @Sendable () -> String?\(added("\n  var added: @Sendable (_ x: Int) throws -> Int"))
    }

    extension \(name)\(isAnnotated ? ": DependencyKey" : "") {
      static let liveValue = \(name)(
        fetch: { "\\($0)" }, fetchAll: { [] }, save: { _, _ in }, delete: { _ in },
        search: { [$0.count] }, track: { _ in }, count: { 1 }, current: { nil }\(added(", added: { $0 }")))
    }

    func load\(feature.index)() async throws -> Int {
      \(client)
      try await client.save(\(label("text"))"a", \(label("id"))1)
      return client.count() + (try await client.search(\(label("text"))"a").count)
    }
    """
  }

  private var client: String {
    guard isAnnotated else { return "let client = \(name).liveValue" }
    return "@Dependency(\\.feature\(feature.index)Client) var client"
  }

  private func label(_ text: String) -> String { isAnnotated ? text + ": " : "" }
  private func added(_ text: String) -> String { feature.hasAddedCase ? text : "" }
}
