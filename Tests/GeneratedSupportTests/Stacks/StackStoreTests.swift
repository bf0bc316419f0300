import GeneratedSupport
import Testing

@MainActor
@Suite struct StackStoreTests {
  private let store = Store(
    initialState: RouterFeature.State(path: [.detail(RouterDetail.State(title: "a")), .help])
  ) { RouterFeature() }

  @Test func eachElementHasAStore() {
    let screens = store.scope(\.path, action: \.path)
    #expect(screens.map(\.state) == [.detail(RouterDetail.State(title: "a")), .help])
    screens[0].send(.detail(.titleChanged("b")))
    #expect(screens[0].state == .detail(RouterDetail.State(title: "b")))
    #expect(store.path[id: 0, case: \.detail]?.title == "b")
    #expect(screens[id: 1]?.state == .help)
    #expect(screens[id: 7] == nil)
  }

  @Test func aStoreInUseIsReturnedAgain() {
    let screens = store.scope(\.path, action: \.path)
    let screen = screens[0]
    #expect(screen === screens[0])
    #expect(screen === store.scope(state: \.path, action: \.path)[id: 0])
    #expect(screen !== screens[1])
    store.send(.helpButtonTapped)
    #expect(screen === store.scope(\.path, action: \.path)[0])
  }

  @Test func theStoresOfElementsAreMadeWhenTheyAreRead() {
    weak var screen: Store<RouterPath.State, RouterPath.Action>?
    let screens = store.scope(\.path, action: \.path)
    do {
      let used = screens[0]
      screen = used
    }
    #expect(screen == nil)
    #expect(screens.count == 2)
  }

  @Test func theStoreOfARemovedElementKeepsItsLastState() {
    let screen = store.scope(\.path, action: \.path)[0]
    #expect(screen.state == .detail(RouterDetail.State(title: "a")))
    store.send(.homeButtonTapped)
    #expect(screen.state == .detail(RouterDetail.State(title: "a")))
    #expect(!screen.core.isValid)
  }

  @Test func oneElementIsReachedByItsID() throws {
    let id: StackElementID = 0
    let screen = try #require(store.scope(state: \.path[id: id], action: \.path[id: id]))
    screen.send(.detail(.titleChanged("b")))
    #expect(screen.state == .detail(RouterDetail.State(title: "b")))
    #expect(screen === store.scope(\.path[id: id], action: \.path[id: id]))
    #expect(\RouterFeature.State.path[id: id] == \RouterFeature.State.path[id: 0])
    #expect(\RouterFeature.State.path[id: id] != \RouterFeature.State.path[id: 1])
    let path = \RouterFeature.State.path[id: id, case: \.detail]
    #expect(store.scope(path, action: \.path[id: id].detail)?.title == "b")
    let detail = try #require(screen.scope(state: \.detail, action: \.detail))
    detail.send(.titleChanged("c"))
    #expect(store.path[id: id, case: \.detail]?.title == "c")
    #expect(store.scope(state: \.path[id: 7], action: \.path[id: 7]) == nil)
  }

  @Test func theWholeStackHasAStoreWithANameOfItsOwn() {
    let path: StackStoreOf<RouterPath> = store.scope(\.path, action: \.path)
    #expect(String(reflecting: path) == "StackStoreOf<RouterPath>")
    path.send(.popFrom(id: 1))
    #expect(path.ids == [0])
    #expect(store.path.ids == [0])
  }

  @Test func effectsOfElementsRunInAStore() async {
    await store.send(.path(.element(id: 0, action: .detail(.loadButtonTapped)))).finish()
    #expect(store.path[id: 0, case: \.detail]?.title == "Blob")
    await store.send(.path(.element(id: 0, action: .detail(.closeButtonTapped)))).finish()
    #expect(store.path.isEmpty)
  }
}
