public import GeneratedSupport
public import Foundation

/// Talks to the server.
public struct APIClient: DependencyClient, Sendable {
  /// Fetches a user by id.
  public var fetch: @Sendable (_ id: Int) async throws -> String
  public var save: @Sendable (_ name: String, _ at: Date?) async throws -> Void
  public var track: @Sendable (String) -> Void
  public var current: @Sendable () -> String?
  /// What follows is said once more behind it. // not a directive
  public var count: @Sendable (_ in: [Int]) -> Int = { $0.count }  // a comment behind it
  // reducergen: method fetchAll
  public var all: @Sendable () async throws -> [String]
  // reducergen: method fetch
  public var fetchByName: @Sendable (_ name: String) async throws -> String
  // reducergen: ignore
  public var onChange: @Sendable () -> Int = { 1 }
  public var onFinish: (@Sendable (Int) -> Void)?
  public var retries: Int = 3
  public let version = 1
  public static let shared = 2
  public var description: String { "\(retries)" }
  public var attempts: Int = 0 {
    didSet {}
  }
}

extension APIClient: DependencyKey {
  public static let liveValue = APIClient(
    fetch: { "\($0)" }, save: { _, _ in }, track: { _ in }, current: { nil }, count: { $0.count },
    all: { [] }, fetchByName: { $0 })
}

/// Everything in it has a value.
struct Defaults: DependencyClient {
  var number: @Sendable () -> Int = { 42 }
  var load: @Sendable (_ id: Int) async throws -> Int = { $0 }
  var note = "a"
}

/// Only clients, in an order of its own.
struct Clients: DependencyClient {
  var defaults: Defaults
  var api: APIClient
}

struct Empty: DependencyClient {}

/// Its `unimplementedValue` and `init()` are somebody's own.
struct ByHand: DependencyClient {
  var number: @Sendable () -> Int = { 1 }
  var text: @Sendable () -> String?
  var url: URL

  init() {
    self.init(url: URL(fileURLWithPath: "/"))
  }

  init(number: Int) {
    self.init()
    self.number = { number }
  }

  static var unimplementedValue: ByHand { ByHand(url: URL(fileURLWithPath: "/tmp")) }
}

/// Its `init()` only.
struct HalfByHand: DependencyClient {
  var text: @Sendable () -> String?

  init() {
    text = { "own" }
  }
}

// reducergen: key mailbox
struct Mail: DependencyClient {
  var send: @Sendable (_ to: String) throws -> Void
}

// reducergen: key none
struct Hidden: DependencyClient {
  var send: @Sendable () throws -> Void
}

struct Registered: DependencyClient {
  var run: @Sendable () -> Void
}

nonisolated extension DependencyValues {
  var registeredByHand: Registered {
    get { self[Registered.self] }
    set { self[Registered.self] = newValue }
  }
}

public func check() async {
  let reports = Reports()
  await withIssueReporters([reports]) { await use(.unimplementedValue) }
  precondition(
    reports.titles == [
      "APIClient.fetch", "APIClient.save", "APIClient.track", "APIClient.current",
      "APIClient.count", "APIClient.all", "APIClient.fetchByName",
    ], "\(reports.titles)")
  precondition(reports.texts[0].contains("id: 7"), reports.texts[0])
  precondition(reports.texts[0].contains("$0.apiClient.fetch = { id in … }"), reports.texts[0])
  precondition(reports.texts[0].contains("Clients/Clients.swift"), reports.texts[0])
  await checkOthers()
  checkShapes()
  await checkEdges()
  checkNames()
  checkValues()
  checkNesting()
}

private func use(_ client: APIClient) async {
  let fetched = try? await client.fetch(id: 7)
  try? await client.save(name: "b", at: nil)
  client.track("event")
  precondition(client.current() == nil)
  precondition(client.count(in: [1, 2]) == 2)
  let all = try? await client.fetchAll()
  let named = try? await client.fetch(name: "Blob")
  precondition(fetched == nil && all == nil && named == nil)
  precondition(client.onChange() == 1 && client.onFinish == nil && client.retries == 3)
}

private func checkOthers() async {
  let reports = Reports()
  await withIssueReporters([reports]) {
    let clients = Clients()
    precondition(clients.defaults.number() == 42)
    let loaded = try? await clients.defaults.load(id: 5)
    precondition(loaded == 5)
    precondition(Clients.unimplementedValue.api.current() == nil)
    precondition(HalfByHand.unimplementedValue.text() == nil)
    precondition(HalfByHand().text() == "own")
    precondition(ByHand.unimplementedValue.text() == nil)
    precondition(ByHand(number: 3).number() == 3)
    useKeys()
    try? Hidden.testValue.send()
    _ = Empty.unimplementedValue
  }
  precondition(
    reports.titles == [
      "Defaults.number", "Defaults.load", "APIClient.current", "HalfByHand.text", "ByHand.text",
      "Mail.send", "Registered.run", "Hidden.send",
    ], "\(reports.titles)")
  precondition(reports.texts[6].contains("$0.registeredByHand.run ="), reports.texts[6])
  precondition(reports.texts[7].contains("$0[Hidden.self].send ="), reports.texts[7])
}

private func useKeys() {
  withDependencies {
    $0.context = .test
  } operation: {
    @Dependency(\.mailbox) var mailbox
    @Dependency(\.registeredByHand) var registered
    try? mailbox.send(to: "Blob")
    registered.run()
  }
}

/// Keeps what is reported.
final class Reports: IssueReporter {
  private let kept = LockIsolated<[String]>([])
  var texts: [String] { kept.value }
  /// `APIClient.fetch`
  var titles: [String] {
    texts.map { String($0.split(separator: "'", omittingEmptySubsequences: false)[1]) }
  }

  func reportIssue(
    _ message: @autoclosure () -> String?, fileID: StaticString, filePath: StaticString,
    line: UInt, column: UInt
  ) {
    let text = message() ?? ""
    kept.withValue { $0.append(text) }
  }
}
