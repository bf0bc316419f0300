import Foundation
import GeneratedTestSupport
import Testing

@testable import Styles

@MainActor @Suite struct ValuesTests {
  @Test func comments() async {
    let store = TestStore(initialState: Comments.State()) { Comments() }
    await store.send(.posted(id: 1, "Hello")) {
      $0.comments = [Comments.Comment(id: 1, text: "Hello")]
    }
    await store.send(.replied(to: 1, id: 2, "Hi")) {
      $0.comments[id: 1]?.replies = [Comments.Comment(id: 2, text: "Hi")]
    }
    await store.send(.replied(to: 1, id: 3, "Hey")) {
      $0.comments[id: 1]?.replies.append(Comments.Comment(id: 3, text: "Hey"))
    }
    await store.send(.liked(1, reply: 2)) {
      $0.comments[id: 1]?.replies[id: 2]?.likes = 1
    }
    await store.send(.posted(id: 4, "Bye")) {
      $0.comments.append(Comments.Comment(id: 4, text: "Bye"))
    }
    await store.send(.deleted(1)) { $0.comments.remove(id: 1) }
  }

  @Test func board() async {
    let store = TestStore(initialState: Board.State()) { Board() }
    await store.send(.tapped(row: 0, column: 0)) {
      $0.fields[0][0] = .cross
      $0.turn = .circle
    }
    await store.send(.tapped(row: 1, column: 0)) {
      $0.fields[1][0] = .circle
      $0.turn = .cross
    }
    await store.send(.tapped(row: 0, column: 1)) {
      $0.fields[0][1] = .cross
      $0.turn = .circle
      $0.winner = .cross
    }
    await store.send(.restartTapped) {
      $0.fields = [[nil, nil], [nil, nil]]
      $0.turn = .cross
      $0.winner = nil
    }
  }

  @Test func invoice() async {
    let store = TestStore(initialState: Invoice.State()) { Invoice() }
    await store.send(.opened) {
      $0.rights = [.read, .write]
      $0.page = URL(string: "https://example.com/invoice")!
      $0.pages = 1...3
    }
    await store.send(.added(12.5)) { $0.total = 12.5 }
    await store.send(.sent(to: "blob@example.com")) {
      $0.wait = .seconds(30)
      $0.address = Invoice.EmailAddress(rawValue: "blob@example.com")
    }
  }

  @Test func kitchen() async {
    let clock = TestClock()
    let store = TestStore(initialState: Kitchen.State()) {
      Kitchen()
    } withDependencies: {
      $0.continuousClock = clock
    }
    await store.send(.eggTapped) { $0.egg = Egg.State() }
    await store.send(\.egg.cookTapped)
    await clock.advance(by: .seconds(1))
    await store.receive(\.egg.ticked) { $0.egg?.seconds = 1 }
    await clock.advance(by: .seconds(1))
    await store.receive(\.egg.ticked) { $0.egg?.seconds = 2 }
    await store.receive(\.egg.delegate) {
      $0.egg = nil
      $0.served = 1
    }
  }
}
