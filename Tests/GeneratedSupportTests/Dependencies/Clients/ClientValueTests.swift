import GeneratedTestSupport
import Testing

/// A dependency that is not a client.
struct Shelf: TestDependencyKey, Equatable {
  var label: String

  static let testValue = Shelf(label: "test")
}

struct ShelfSettings: Equatable {
  var retries = 1
}

/// Holds another dependency.
struct LibrarianClient: DependencyClient {
  var shelf: Shelf
  var lend: @Sendable (_ title: String) async throws -> Int
  var count: @Sendable () -> Int = { 42 }
}

/// Holds values that no generated code knows.
struct ArchiveClient: DependencyClient {
  let settings: ShelfSettings
  let version: @Sendable () -> String
  var open: @Sendable () async throws -> Int

  static let testValue = ArchiveClient(settings: ShelfSettings(retries: 7), version: { "test" })
}

/// Swift's own memberwise initializer can be called with the value alone, too.
struct KioskClient: DependencyClient {
  let shelf: Shelf
  var isOpen: @Sendable () -> Bool = { true }
  var count: @Sendable () -> Int = { 42 }
}

/// Two namespaces, each with a type of the same name.
enum Museum {
  enum Tickets {
    struct Client: DependencyClient { var sell: @Sendable (_ count: Int) async throws -> Int }
  }
  enum Guides {
    struct Client: DependencyClient { var book: @Sendable () async throws -> Void }
  }
}

@Suite struct ClientValueTests {
  @Test func aDependencyInAClientHasItsTestValue() async {
    @Dependency(\.librarianClient) var client
    #expect(client.shelf == Shelf(label: "test"))
    let reports = await reports { #expect(client.count() == 42) }
    #expect(reports.count == 1)
  }

  @Test func anInitializerTakesValuesAloneAndLeavesEndpointsUnimplemented() async {
    let client = LibrarianClient(shelf: Shelf(label: "own"))
    #expect(client.shelf.label == "own")
    let reports = await reports {
      #expect(client.count() == 42)
      _ = try? await client.lend(title: "a")
    }
    #expect(reports.count == 2)
  }

  @Test func theGeneratedInitializerGoesBeforeTheMemberwiseOne() async {
    let client = KioskClient(shelf: Shelf(label: "own"))
    #expect(client.shelf.label == "own")
    let reports = await reports {
      #expect(client.isOpen())
      #expect(client.count() == 42)
    }
    #expect(reports.count == 2)
  }

  @Test func theUnimplementedValueIsMadeByTheGeneratedInitializer() async {
    @Dependency(\.kioskClient) var client
    #expect(client.shelf == Shelf(label: "test"))
    let reports = await reports { #expect(client.count() == 42) }
    #expect(reports.count == 1)
  }

  @Test func theTestValueThatIsDeclaredIsTheUnimplementedValue() async {
    let client = ArchiveClient.unimplementedValue
    #expect(client.settings.retries == 7)
    #expect(client.version() == "test")
    let reports = await reports { _ = try? await client.open() }
    #expect(reports.count == 1)
  }

  @Test func aConstantClosureIsSetByAnInitializer() async throws {
    let client = ArchiveClient(settings: ShelfSettings(), version: { "own" }, open: { 1 })
    #expect(client.version() == "own")
    #expect(try await client.open() == 1)
  }

  @Test func nestedClientsAreFoundByTheirTypes() async throws {
    try await withDependencies {
      $0[Museum.Tickets.Client.self].sell = { $0 }
    } operation: {
      @Dependency(Museum.Tickets.Client.self) var tickets
      @Dependency(Museum.Guides.Client.self) var guides
      let sold = try await tickets.sell(count: 3)
      #expect(sold == 3)
      let reports = await reports { _ = try? await guides.book() }
      #expect(reports.first?.contains("$0[Museum.Guides.Client.self].book = ") == true)
    }
  }
}
