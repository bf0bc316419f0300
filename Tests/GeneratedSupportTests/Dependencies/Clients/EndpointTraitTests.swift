import GeneratedTestSupport
import Testing

private struct Outage: Error {}

/// Its endpoints have labels, so each one has a method with the same name.
struct ShelfClient: DependencyClient {
  var count: @Sendable (_ row: Int) -> Int = { _ in 0 }
  var open: @Sendable (_ row: Int, _ column: Int) throws -> Void
  var fetch: @concurrent @Sendable (_ row: Int) async -> Int = { _ in 0 }
  var near: nonisolated(nonsending) @Sendable (_ row: Int) async throws -> Int
  var nearAndSure: nonisolated(nonsending) @Sendable (_ row: Int, _ column: Int) async -> Int = {
    $0 - $1
  }
  var far: nonisolated(nonsending) @Sendable (_ a: Int, _ b: Int, _ c: Int) async throws -> Int
  var farther:
    nonisolated(nonsending) @Sendable (_ a: Int, _ b: Int, _ c: Int, _ d: Int) async throws -> Int
}

@Suite struct EndpointTraitTests {
  @Dependency(\.shelfClient) var client

  @Test(.dependency(\.shelfClient.count, { row in row + 1 })) func synchronous() {
    #expect(client.count(row: 1) == 2)
  }

  @Test(.dependency(\.shelfClient.open, { _, _ in throw Outage() })) func synchronousAndThrowing() {
    #expect(throws: Outage.self) { try client.open(row: 1, column: 2) }
  }

  @Test(.dependency(\.shelfClient.fetch, { row in row + 1 })) func concurrent() async {
    #expect(await client.fetch(row: 1) == 2)
  }

  @Test(.dependency(\.shelfClient.near, { _ in throw Outage() })) func nonsending() async {
    await #expect(throws: Outage.self) { try await client.near(row: 1) }
  }

  @Test(.dependency(\.shelfClient.nearAndSure, { $0 + $1 })) func nonsendingOfTwo() async {
    #expect(await client.nearAndSure(row: 1, column: 2) == 3)
  }

  @Test(.dependency(\.shelfClient.far, { $0 + $1 + $2 })) func nonsendingOfThree() async throws {
    #expect(try await client.far(a: 1, b: 2, c: 3) == 6)
  }

  @Test(.dependency(\.shelfClient.farther, { a, b, c, d in a + b + c + d }))
  func nonsendingOfFour() async throws {
    #expect(try await client.farther(a: 1, b: 2, c: 3, d: 4) == 10)
  }
}
