import Testing

@testable import GeneratedSupport

/// The parts of bindings for user interfaces that need no user interface.
@MainActor @Suite struct PresentedBindingTests {
  private let store = Store(initialState: Album.State()) { Album() }
  private let site = CallSite("App/View.swift", "/App/View.swift", 7, 1)

  private func dismiss(_ shown: StateIdentity?) throws {
    store.dismiss(try #require(shown), \.$photo, action: \.photo, site: site)
  }

  // MARK: Presented features

  @Test func closingAPresentedFeatureDismissesIt() throws {
    store.send(.shown(1))
    try dismiss(store.identity(of: \.$photo))
    #expect(store.photo == nil)
  }

  @Test func closingAFeatureThatIsGoneDoesNothing() throws {
    store.send(.shown(1))
    let shown = store.identity(of: \.$photo)
    store.send(.shown(nil))
    try dismiss(shown)
    #expect(store.photo == nil)
  }

  @Test func closingAFeatureDoesNotDismissTheOneThatHasReplacedIt() throws {
    store.send(.shown(1))
    let shown = store.identity(of: \.$photo)
    store.send(.shown(2))
    try dismiss(shown)
    #expect(store.photo?.id == 2)
  }

  @Test func aFeatureThatIsStillThereAfterItsDismissalIsReported() async throws {
    let store = Store(initialState: Album.State(photo: Photo.State(id: 1))) {
      EmptyReducer<Album.State, Album.Action>()
    }
    let shown = try #require(store.identity(of: \.$photo))
    let reports = await reports {
      store.dismiss(shown, \.$photo, action: \.photo, site: site)
    }
    #expect(
      reports == [
        """
        App/View.swift:7: A binding at "App/View.swift:7" was set to nil, but the state of the presented feature was \
        not. …

          State: Photo.State

        This usually means that no "ifLet" handles the actions of the presented feature. Apply an "ifLet" to the \
        reducer of the presenting feature:

          Reduce { state, action in
            …
          }
          .ifLet(\\.$destination, action: \\.destination) { Destination() }
        """
      ])
  }

  @Test(arguments: [false, true])
  func aReportAboutAnEnumOfFeaturesMakesNoReducer(isOneCase: Bool) async throws {
    let sketch = Modal.State.sketch(Sketch.State())
    let store = Store(initialState: ModalHost.State(modal: sketch)) {
      EmptyReducer<ModalHost.State, ModalHost.Action>()
    }
    let reports = try await reportsOfDismissal(in: store, isOneCase: isOneCase)
    #expect(reports.first?.hasSuffix(".ifLet(\\.$destination, action: \\.destination)") == true)
  }

  private func reportsOfDismissal(
    in store: StoreOf<ModalHost>, isOneCase: Bool
  ) async throws -> [String] {
    let modal = try #require(store.identity(of: \.$modal))
    let sketch = try #require(store.identity(of: \.modal?.sketch))
    return await reports {
      if isOneCase {
        store.dismiss(sketch, \.modal?.sketch, action: \.modal.sketch, site: site)
      } else {
        store.dismiss(modal, \.$modal, action: \.modal, site: site)
      }
    }
  }

  // MARK: Observation

  @Test func anObserverOfAPresentedFeatureIsToldWhenItAppearsIsReplacedOrGoesAway() {
    let observer = Observer { [store] in _ = store.scope(\.$photo, action: \.photo) }
    store.send(.shown(1))
    #expect(observer.count == 1)
    observer.track()
    store.send(.photo(.presented(.liked)))
    #expect(observer.count == 1)
    store.send(.shown(2))
    #expect(observer.count == 2)
    observer.track()
    store.send(.photo(.dismiss))
    #expect(observer.count == 3)
  }

  @Test func aReadOfAPresentedFeatureIsCompared() throws {
    store.send(.shown(1))
    let photo = try #require(store.scope(\.$photo, action: \.photo))
    #expect(notices(of: { _ = photo.likes }) { photo.send(.liked) } == 1)
  }

  @Test func theScreensOfAStackAreObservedOneByOne() {
    for id in 1...3 { store.send(.pushed(id)) }
    let screens = Array(store.scope(\.path, action: \.path))
    let observers = screens.map { screen in Observer { _ = screen.likes } }
    let path = Observer { [store] in _ = store.scope(\.path, action: \.path) }
    screens[1].send(.liked)
    #expect(observers.map(\.count) == [0, 1, 0])
    #expect(path.count == 0)
    store.send(.pushed(4))
    #expect(path.count == 1)
  }

  // MARK: Stores of a stack

  private var path: Store<StackState<Photo.State>, StackActionOf<Photo>> {
    store.scope(\.path, action: \.path)
  }

  @Test func aNavigationContainerShowsTheScreensAndFindsTheirStores() throws {
    for id in 1...2 { store.send(.pushed(id)) }
    let path = path
    let screens = path.shownScreens() as [StackScreen<Photo.State>]
    #expect(screens.map(\.state.id) == [1, 2])
    let top: StoreOf<Photo> = try #require(path.screen(screens[1].id))
    top.send(.liked)
    #expect(store.path[id: screens[1].id]?.likes == 1)
    #expect(top === path.screen(screens[1].id))
    store.send(.path(.popFrom(id: screens[1].id)))
    let gone: StoreOf<Photo>? = path.screen(screens[1].id)
    #expect(gone == nil)
  }

  @Test func aNavigationContainerIsToldWhenScreensComeAndGo() throws {
    store.send(.pushed(1))
    let path = path
    let observer = Observer { _ = path.shownScreens() as [StackScreen<Photo.State>] }
    let id = try #require(store.path.ids.first)
    store.send(.path(.element(id: id, action: .liked)))
    #expect(observer.count == 0)
    store.send(.pushed(2))
    #expect(observer.count == 1)
  }
}
