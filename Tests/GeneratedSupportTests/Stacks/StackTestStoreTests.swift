import GeneratedTestSupport
import Testing

@MainActor
@Suite struct StackTestStoreTests {
  // MARK: Assertions

  @Test func aPushIsAssertedWithALiteralID() async {
    let store = TestStore(initialState: RouterFeature.State()) { RouterFeature() }
    await store.send(.detailButtonTapped) { $0.path[id: 0] = .detail(RouterDetail.State()) }
    await store.send(.detailButtonTapped) { $0.path[id: 1] = .detail(RouterDetail.State()) }
    await store.send(.path(.popFrom(id: 0))) { $0.path = StackState() }
    await store.send(.path(.push(id: 2, state: .help))) { $0.path[id: 2] = .help }
  }

  @Test func anActionReachesTheElementAndItsChangeIsAssertedThroughItsCase() async {
    let store = TestStore(initialState: RouterFeature.State(path: [.detail(RouterDetail.State())]))
    { RouterFeature() }
    await store.send(.path(.element(id: 0, action: .detail(.loadButtonTapped)))) {
      $0.path[id: 0, case: \.detail]?.isLoading = true
    }
    await store.receive(\.path[id: 0].detail.loaded) {
      $0.path[id: 0, case: \.detail] = RouterDetail.State(title: "Blob")
    }
    await store.send(\.path[id: 0].detail.titleChanged, "Junior") {
      $0.path[id: 0, case: \.detail]?.title = "Junior"
    }
    await store.send(\.path.popFrom, 0) { $0.path.pop(from: 0) }
  }

  @Test func anAppendInTheClosureMakesTheIDOfTheReducer() async {
    let store = TestStore(initialState: RouterFeature.State()) { RouterFeature() }
    for _ in 0..<3 {
      await store.send(.detailButtonTapped) { $0.path.append(.detail(RouterDetail.State())) }
    }
    await store.send(.homeButtonTapped) { $0.path.removeAll() }
    await store.send(.detailButtonTapped) { $0.path.append(.detail(RouterDetail.State())) }
    #expect(store.state.path.ids == [3])
  }

  @Test func soItDoesForReceivedActions() async {
    let store = TestStore(initialState: RouterFeature.State()) { RouterFeature() }
    await store.send(.linkOpened)
    // By now all of them have run.
    await store.receive(\.detailButtonTapped) { $0.path.append(.detail(RouterDetail.State())) }
    await store.receive(\.helpButtonTapped) { $0.path.append(.help) }
    await store.receive(\.detailButtonTapped) { $0.path.append(.detail(RouterDetail.State())) }
    #expect(store.state.path.ids == [0, 1, 2])
  }

  @Test func idsThatTheTestMakesBetweenActionsAreCounted() async {
    let store = TestStore(initialState: RouterFeature.State()) { RouterFeature() }
    await store.send(.detailButtonTapped) { $0.path.append(.detail(RouterDetail.State())) }
    #expect(StackState(["a", "b"]).ids == [1, 2])
    await store.send(.detailButtonTapped) { $0.path.append(.detail(RouterDetail.State())) }
    #expect(store.state.path.ids == [0, 3])
  }

  @Test func aClosureThatRunsTwiceMakesTheSameIDsEachTime() async {
    let store = TestStore(initialState: RouterFeature.State()) { RouterFeature() }
    store.exhaustivity = .off(showSkippedAssertions: true)
    await store.send(.detailButtonTapped) { $0.path[id: 0] = .detail(RouterDetail.State()) }
    await store.send(.detailButtonTapped) { state in
      #expect(StackState(["a"]).ids == [1])
      state.path[id: 1] = .detail(RouterDetail.State())
    }
    store.assert { _ in #expect(StackState(["a"]).ids == [2]) }
    store.assert { _ in #expect(StackState(["a"]).ids == [2]) }
  }

  @Test func theStoresOfATestShareTheIDs() async {
    let stores = (0..<2).map { _ in
      TestStore(initialState: RouterFeature.State()) { RouterFeature() }
    }
    await stores[0].send(.detailButtonTapped) { $0.path.append(.detail(RouterDetail.State())) }
    await stores[1].send(.detailButtonTapped) { $0.path[id: 1] = .detail(RouterDetail.State()) }
    await stores[0].send(.helpButtonTapped) { $0.path.append(.help) }
    #expect(stores[0].state.path.ids == [0, 2])
  }

  // MARK: Reports

  @Test func aWrongIDIsShown() async {
    let store = TestStore(initialState: RouterFeature.State()) { RouterFeature() }
    let reports = await reports {
      await store.send(.helpButtonTapped) { $0.path[id: 1] = .help }
    }
    #expect(
      reports == [
        """
        \(#fileID):\(#line - 2): A state change does not match expectation.

            \u{2007} RouterFeature.State(
            \u{2007}   path: [
            −     #1: .help
            +     #0: .help
            \u{2007}   ]
            \u{2007} )

        (Expected: −, Actual: +)
        """
      ])
  }

  @Test func aWrongCaseIsReported() async {
    let store = TestStore(initialState: RouterFeature.State(path: [.detail(RouterDetail.State())]))
    { RouterFeature() }
    let reports = await reports {
      await store.send(.path(.element(id: 0, action: .detail(.titleChanged("Blob"))))) {
        $0.path[id: 0, case: \.editor]?.text = "Blob"
        $0.path[id: 0, case: \.detail]?.title = "Blob"
      }
    }
    #expect(
      reports == [
        "\(#fileID):\(#line - 4): Can't change the value of this case, because the element with the ID #0 is in another case, \"detail\"."
      ])
  }

  // MARK: Dismissal

  @Test func anEffectOfAnElementPopsItAndThoseAbove() async {
    let path: StackState<RouterPath.State> = [.help, .detail(RouterDetail.State()), .help]
    let store = TestStore(initialState: RouterFeature.State(path: path)) { RouterFeature() }
    await store.send(.path(.element(id: 1, action: .detail(.closeButtonTapped))))
    await store.receive(\.path.popFrom) { $0.path.pop(from: 1) }
    #expect(store.state.path.ids == [0])
  }

  @Test func anEffectThatGoesOnEndsWithItsElement() async {
    let store = TestStore(initialState: RouterFeature.State(path: [.detail(RouterDetail.State())]))
    { RouterFeature() }
    let task = await store.send(.path(.element(id: 0, action: .detail(.waitButtonTapped))))
    await store.send(.path(.popFrom(id: 0))) { $0.path = [] }
    await task.finish()
  }

  @Test func anElementInAStackInAStackIsPoppedFromTheInnerOne() async {
    let router = RouterFeature.State(path: [.detail(RouterDetail.State())])
    let store = TestStore(initialState: RouterList.State(path: [router])) { RouterList() }
    #expect(store.state.path.ids == [1])
    await store.send(
      .path(.element(id: 1, action: .path(.element(id: 0, action: .detail(.closeButtonTapped))))))
    await store.receive(\.path[id: 1].path.popFrom) { $0.path[id: 1]?.path = [] }
  }

  @Test func elementsArePresentedAndTheirParentIsNot() async {
    let store = TestStore(initialState: RouterFeature.State(path: [.detail(RouterDetail.State())]))
    { RouterFeature() }
    await store.send(.presentationAsked)
    await store.send(.path(.element(id: 0, action: .detail(.presentationAsked)))) {
      $0.path[id: 0, case: \.detail]?.title = "presented"
    }
  }
}

/// An application whose screens are on a stack.
struct RouterFeature: Reducer {
  struct State: Equatable { var path = StackState<RouterPath.State>() }
  enum Action {
    case path(StackActionOf<RouterPath>)
    case detailButtonTapped, helpButtonTapped, homeButtonTapped, linkOpened, presentationAsked
  }

  @Dependency(\.isPresented) var isPresented

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .path: return .none
      case .detailButtonTapped: state.path.append(.detail(RouterDetail.State()))
      case .helpButtonTapped: state.path.append(.help)
      case .homeButtonTapped: state.path.removeAll()
      case .linkOpened:
        return .concatenate(
          .send(.detailButtonTapped), .send(.helpButtonTapped), .send(.detailButtonTapped))
      case .presentationAsked: if isPresented { state.path.append(.help) }
      }
      return .none
    }
    .forEach(\.path, action: \.path) { RouterPath() }
  }
}

/// Screens that have stacks of their own.
struct RouterList: Reducer {
  struct State: Equatable { var path = StackState<RouterFeature.State>() }
  enum Action { case path(StackActionOf<RouterFeature>) }

  var body: some ReducerOf<Self> {
    EmptyReducer().forEach(\.path, action: \.path) { RouterFeature() }
  }
}

struct RouterPath: Reducer {
  enum State: Equatable { case detail(RouterDetail.State), editor(Editor), help }
  enum Action { case detail(RouterDetail.Action), editor }
  struct Editor: Equatable { var text = "" }

  var body: some ReducerOf<Self> {
    Scope(case: \.detail, action: \.detail) { RouterDetail() }
  }
}

struct RouterDetail: Reducer {
  struct State: Equatable {
    var isLoading = false
    var title = ""
  }
  enum Action {
    case loadButtonTapped, loaded(String), titleChanged(String), closeButtonTapped
    case waitButtonTapped, presentationAsked
  }

  @Dependency(\.dismiss) var dismiss
  @Dependency(\.isPresented) var isPresented

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .loadButtonTapped:
        state.isLoading = true
        return .run { send in await send(.loaded("Blob")) }
      case .loaded(let title): state = State(title: title)
      case .titleChanged(let title): state.title = title
      case .closeButtonTapped: return .run { _ in await dismiss() }
      case .waitButtonTapped: return .run { _ in try await Task.never() }
      case .presentationAsked: state.title = isPresented ? "presented" : "not presented"
      }
      return .none
    }
  }
}
