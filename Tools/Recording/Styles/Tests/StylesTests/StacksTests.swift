import GeneratedTestSupport
import Testing

@testable import Styles

@MainActor @Suite struct StacksTests {
  @Test func browser() async {
    let store = TestStore(initialState: Browser.State()) { Browser() }
    await store.send(.newWindowTapped) {
      $0.windows[id: 0] = Window.State()
    }
    await store.send(\.windows[id: 0].linkTapped, "a.com") {
      $0.windows[id: 0]?.title = "a.com"
      $0.windows[id: 0]?.pages[id: 1] = Page.State(address: "a.com")
    }
    await store.send(\.windows[id: 0].pages[id: 1].starTapped) {
      $0.windows[id: 0]?.pages[id: 1]?.isFavorite = true
    }
    await store.send(\.windows[id: 0].pages[id: 1].appeared)
    await store.receive(\.windows[id: 0].pages[id: 1].counted) {
      $0.windows[id: 0]?.pages[id: 1]?.visits = 1
    }
    await store.send(\.windows[id: 0].linkTapped, "b.com") {
      $0.windows[id: 0]?.title = "b.com"
      $0.windows[id: 0]?.pages[id: 2] = Page.State(address: "b.com")
    }
    await store.send(\.windows[id: 0].pages.popFrom, 2) {
      $0.windows[id: 0]?.pages[id: 2] = nil
    }
    await store.send(\.windows.popFrom, 0) {
      $0.windows[id: 0] = nil
    }
  }

  @Test func shop() async {
    let store = TestStore(initialState: Shop.State()) { Shop() }
    await store.send(.productTapped(7)) {
      $0.path[id: 0] = .product(Product.State(id: 7))
    }
    await store.send(\.path[id: 0].product.moreTapped) {
      $0.path[id: 0, case: \.product]?.amount = 2
    }
    await store.send(\.path[id: 0].product.noteTapped) {
      $0.path[id: 0, case: \.product]?.note = Note.State(title: "Product 7")
    }
    await store.send(\.path[id: 0].product.note.binding.text, "Blue") {
      $0.path[id: 0, case: \.product]?.note?.text = "Blue"
    }
    await store.send(\.path[id: 0].product.note.doneTapped)
    await store.receive(\.path[id: 0].product.note.dismiss) {
      $0.path[id: 0, case: \.product]?.note = nil
    }
    await store.send(.basketTapped) {
      $0.path[id: 1] = .basket(Basket.State(ids: [1, 2]))
    }
    await store.send(\.path[id: 1].basket.removeTapped, 1) {
      $0.path[id: 1, case: \.basket]?.ids = [2]
    }
    await store.send(\.path[id: 1].basket.payTapped) {
      $0.path.removeAll()
    }
  }

  @Test func drawer() async {
    let store = TestStore(initialState: Drawer.State()) { Drawer() }
    await store.send(.toggleTapped) { $0.panel = Panel.State() }
    await store.send(\.panel.openTapped, "a.com") {
      $0.panel?.page = Page.State(address: "a.com")
    }
    await store.send(\.panel.page.appeared)
    await store.receive(\.panel.page.counted) { $0.panel?.page?.visits = 1 }
    await store.send(.toggleTapped) { $0.panel = nil }
  }
}
