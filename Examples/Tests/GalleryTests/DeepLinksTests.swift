import Foundation
import GeneratedTestSupport
import Testing

@testable import Gallery

@MainActor @Suite struct DeepLinksTests {
  private let clock = TestClock()

  /// Each request takes a second.
  private func makeStore() -> TestStoreOf<DeepLinks> {
    TestStore(initialState: DeepLinks.State()) {
      DeepLinks()
    } withDependencies: {
      $0.bookClient.title = { [clock] id in
        try await clock.sleep(for: .seconds(1))
        return "Book \(id)"
      }
    }
  }

  @Test(arguments: ["https://example.com", "https://example.com/"])
  func theRootHasNoScreens(link: String) throws {
    #expect(try DeepLinks.screens(of: #require(URL(string: link))) == [])
  }

  @Test func readsTheScreensOfALink() {
    #expect(DeepLinks.screens(of: .shelf8) == [.shelf(Shelf.State(id: 8))])
    #expect(
      DeepLinks.screens(of: .book42) == [.shelf(Shelf.State(id: 7)), .book(Book.State(id: 42))])
  }

  @Test(arguments: [
    "https://example.com/shelf", "https://example.com/shelf/seven",
    "https://example.com/shelf/7/book", "https://example.com/shelf/7/shelf/8",
    "https://example.com/book/42", "https://example.org/shelf/7", "http://example.com/shelf/7",
  ])
  func anotherLinkCannotBeRead(link: String) throws {
    #expect(try DeepLinks.screens(of: #require(URL(string: link))) == nil)
  }

  @Test func aLinkOpensAllItsScreens() async throws {
    let store = makeStore()
    await store.send(.linkOpened(.book42)) {
      $0.path[id: 0] = .shelf(Shelf.State(id: 7))
      $0.path[id: 1] = .book(Book.State(id: 42))
    }
    await store.send(\.path[id: 1].book.appeared)
    await clock.advance(by: .seconds(1))
    await store.receive(\.path[id: 1].book.loaded, "Book 42") {
      $0.path[id: 1, case: \.book]?.title = "Book 42"
    }
    await store.send(\.path[id: 1].book.homeTapped) { $0.path = StackState() }
  }

  @Test func aLinkReplacesScreensAndCancelsTheirRequests() async {
    let store = makeStore()
    await store.send(.linkOpened(.book42)) {
      $0.path[id: 0] = .shelf(Shelf.State(id: 7))
      $0.path[id: 1] = .book(Book.State(id: 42))
    }
    await store.send(\.path[id: 1].book.appeared)
    await store.send(.linkOpened(.shelf8)) {
      $0.path = StackState()
      $0.path[id: 2] = .shelf(Shelf.State(id: 8))
    }
    await clock.advance(by: .seconds(1))
  }

  @Test func anUnknownLinkChangesNoScreen() async {
    let store = makeStore()
    await store.send(.shelfTapped(1)) { $0.path[id: 0] = .shelf(Shelf.State(id: 1)) }
    await store.send(.linkOpened(.unknown)) { $0.unknownLink = .unknown }
    await store.send(.linkOpened(.shelf8)) {
      $0.path = StackState()
      $0.path[id: 1] = .shelf(Shelf.State(id: 8))
      $0.unknownLink = nil
    }
  }

  @Test func aDoubleTapOpensOneScreen() async {
    let store = makeStore()
    await store.send(.shelfTapped(1)) { $0.path[id: 0] = .shelf(Shelf.State(id: 1)) }
    await store.send(.shelfTapped(1))
    await store.send(\.path[id: 0].shelf.bookTapped, 2) {
      $0.path[id: 1] = .book(Book.State(id: 2))
    }
    await store.send(\.path[id: 0].shelf.bookTapped, 2)
    await store.send(.homeTapped) { $0.path = StackState() }
  }

  @Test func aBookStandsOnOneShelf() async throws {
    try await explore(
      [\.linkOpened, \.shelfTapped, \.homeTapped, \.path],
      where: { if case .path(.push) = $0 { false } else { true } },
      values: [ExploredValue(URL.self) { try $0.element(of: [.book42, .shelf8, .unknown]) }]
    ) {
      TestStore(initialState: DeepLinks.State()) {
        DeepLinks()
      } withDependencies: {
        $0.bookClient.title = { "Book \($0)" }
      }
    } invariant: { state in
      let isBook = state.path.map { $0.is(\.book) }
      #expect([[], [false], [false, true]].contains(isBook))
    }
  }
}

extension URL {
  fileprivate static let book42 = URL(string: "https://example.com/shelf/7/book/42")!
  fileprivate static let shelf8 = URL(string: "https://example.com/shelf/8")!
  fileprivate static let unknown = URL(string: "https://example.com/film/1")!
}
