public import GeneratedSupport

/// Generic typealiases of function types.
public enum Requests {
  public struct Page: Sendable {}
  public typealias Load<Value> = @Sendable (_ page: Int, _ like: Value?) async throws -> Value
  public typealias Take<Value> = @Sendable (_ value: Value) -> Void
  public typealias Find<Key, Value> = @Sendable (_ key: Key) -> Value
}

extension Requests {
  public struct Client: DependencyClient, Sendable {
    public var page: Load<Page>
    public var shown: Load<any Sendable & CustomStringConvertible>
    public var take: Requests.Take<Page>
    public var find: Find<Int, Page?>
    public var count: Find<String, Int> = { _ in 1 }
    public var clear: Find<String, Void>
  }
}

/// A client that holds another one, and has endpoints.
public struct Archive: DependencyClient, Sendable {
  public var requests: Requests.Client
  public var drawer: Drawer
  public var close: @Sendable (_ hard: Bool) -> Void
}

func checkNesting() {
  let reports = Reports()
  withIssueReporters([reports]) {
    let client = Requests.Client()
    client.take(value: .init())
    precondition(client.find(key: 1) == nil && client.count(key: "a") == 1)
    let archive = Archive(requests: .testValue, drawer: Drawer(label: "own"))
    archive.close(hard: true)
    archive.requests.clear(key: "b")
    precondition(archive.drawer.label == "own")
  }
  precondition(
    reports.titles == [
      "Requests.Client.take", "Requests.Client.find", "Requests.Client.count", "Archive.close",
      "Requests.Client.clear",
    ], "\(reports.titles)")
}
