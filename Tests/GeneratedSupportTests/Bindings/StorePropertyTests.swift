import Testing

@testable import GeneratedSupport

/// The part of `$store.tab.sending(\.tabSelected)` that needs no user interface.
@MainActor @Suite struct StorePropertyTests {
  private let store = Store(initialState: Library.State()) { Library() }

  private func property<Value>(
    _ path: KeyPath<Library.State, Value>
  ) -> _StoreProperty<Library.State, Library.Action, Value> {
    _StoreProperty(store, path)
  }

  @Test func writingSendsTheAction() {
    let shelf = property(\.shelf)
    shelf.send(2, as: \.shelfSelected)
    #expect(shelf.read() == 2)
    // The reducer decides.
    shelf.send(-1, as: \.shelfSelected)
    #expect(shelf.read() == 0)
  }

  @Test func aPropertyOfAPropertyIsReadAndWritten() {
    let width = property(\.settings).width
    width.send(30, as: \.settings.widthChanged)
    #expect(width.read() == 30)
    #expect(store.settings.width == 30)
  }

  @Test func anOptionalIsReadAndWritten() {
    let book = property(\.book)
    book.send("Emma", as: \.bookSelected)
    #expect(book.read() == "Emma")
    book.send(nil, as: \.bookSelected)
    #expect(book.read() == nil)
  }

  @Test func aStoreWhosePartHasGoneAwaySendsNothing() throws {
    let annex = try #require(store.scope(\.annex, action: \.annex))
    let shelf = _StoreProperty(annex, \.shelf)
    shelf.send(1, as: \.shelfSelected)
    #expect(shelf.read() == 1)
    store.send(.annexClosed)
    shelf.send(2, as: \.shelfSelected)
    #expect(shelf.read() == 1)
    #expect(store.strayActions == 0)
  }

  @Test func onlyAChangeOfTheReadPropertyIsNoticed() {
    let width = property(\.settings).width
    #expect(notices(of: { _ = width.read() }) { store.send(.settings(.widthChanged(30))) } == 1)
    #expect(notices(of: { _ = width.read() }) { store.send(.settings(.heightChanged(30))) } == 0)
  }
}
