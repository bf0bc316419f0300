import Testing

@testable import GeneratedSupport

/// One case of an enum of presented features.
@MainActor @Suite struct PresentedCaseTests {
  private let store = Store(initialState: ModalHost.State(modal: .sketch(Sketch.State()))) {
    ModalHost()
  }
  private let site = CallSite("App/View.swift", "/App/View.swift", 7, 1)

  private func dismissSketch(_ shown: StateIdentity?) throws {
    store.dismiss(try #require(shown), \.modal?.sketch, action: \.modal.sketch, site: site)
  }

  // MARK: Paths

  private let sketch: CaseKeyPath<ModalHost.Action, PresentationAction<Sketch.Action>> =
    \.modal.sketch

  @Test func aPathLeadsToThePresentationActionsOfACase() {
    #expect(sketch(.dismiss) == .modal(.dismiss))
    #expect(sketch(.presented(.closeTapped)) == .modal(.presented(.sketch(.closeTapped))))
  }

  @Test func anActionIsFoundInItsCaseAndADismissalInEveryCase() {
    let close = ModalHost.Action.modal(.presented(.sketch(.closeTapped)))
    #expect(close[case: sketch] == .presented(.closeTapped))
    #expect(ModalHost.Action.modal(.dismiss)[case: sketch] == .dismiss)
    #expect(ModalHost.Action.modal(.presented(.ticker(.ticked)))[case: sketch] == nil)
    #expect(ModalHost.Action.push(.plain)[case: sketch] == nil)
  }

  @Test func aPathWithoutATypeLeadsToTheActionsOfTheFeature() {
    let payload = ModalHost.Action.modal(.presented(.sketch(.closeTapped)))[case: \.modal.sketch]
    #expect(payload == Sketch.Action.closeTapped)
    #expect(!ModalHost.Action.modal(.dismiss).is(\.modal.sketch))
  }

  @Test func anActionOfTheFeatureWithTheNameDismissIsNotTheDismissal() {
    let own = Room.Action.door(.presented(.bell(.dismiss)))
    #expect(own.is(\.door.bell.dismiss))
    #expect(!Room.Action.door(.dismiss).is(\.door.bell.dismiss))
    #expect(own.is(\.door.presented.bell.dismiss))
  }

  // MARK: Stores

  @Test func aCaseHasAnOptionalStore() throws {
    let sketch = try #require(store.scope(\.modal?.sketch, action: \.modal.sketch))
    sketch.send(.binding(.set(\.text, "A")))
    #expect(sketch.text == "A")
    #expect(store.modal?.sketch?.text == "A")
    #expect(store.scope(state: \.modal?.sketch, action: \.modal.sketch) === sketch)
    #expect(store.scope(\.modal?.ticker, action: \.modal.ticker) == nil)
  }

  @Test func theStoreOfACaseThatIsGoneKeepsItsLastState() throws {
    let sketch = try #require(store.scope(\.modal?.sketch, action: \.modal.sketch))
    sketch.send(.binding(.set(\.text, "A")))
    #expect(sketch.text == "A")
    store.send(.present(.plain))
    #expect(sketch.text == "A")
    #expect(store.scope(\.modal?.sketch, action: \.modal.sketch) == nil)
  }

  @Test func aBindingHasTheStoreOfItsCase() throws {
    let sketch = try #require(store.presentedChild(\.modal?.sketch, action: \.modal.sketch))
    sketch.send(.binding(.set(\.text, "A")))
    #expect(store.modal == .sketch(Sketch.State(text: "A")))
    #expect(store.presentedChild(\.modal?.sketch, action: \.modal.sketch) === sketch)
    #expect(store.presentedChild(\.modal?.alert, action: \.modal.alert) == nil)
  }

  @Test func aBindingAlsoTakesAWrappedState() throws {
    let modal = try #require(store.presentedChild(\.modal, action: \.modal))
    modal.send(.sketch(.binding(.set(\.text, "A"))))
    #expect(store.modal == .sketch(Sketch.State(text: "A")))
  }

  // MARK: Dismissal

  @Test func closingACaseDismissesIt() throws {
    try dismissSketch(store.identity(of: \.modal?.sketch))
    #expect(store.modal == nil)
  }

  @Test(
    arguments: [
      .plain, .ticker(Ticker.State()), .sketch(Sketch.State(id: 2)),
    ] as [Modal.State])
  func closingACaseDoesNotDismissWhatHasReplacedIt(replacement: Modal.State) throws {
    let shown = store.identity(of: \.modal?.sketch)
    store.send(.present(replacement))
    try dismissSketch(shown)
    #expect(store.modal == replacement)
  }

  @Test func aCaseThatIsNotPresentedHasNoIdentity() {
    #expect(store.identity(of: \.modal?.ticker) == nil)
  }

  @Test func aCaseThatIsStillThereAfterItsDismissalIsReported() async throws {
    let store = Store(initialState: ModalHost.State(modal: .sketch(Sketch.State()))) {
      EmptyReducer<ModalHost.State, ModalHost.Action>()
    }
    let shown = try #require(store.identity(of: \.modal?.sketch))
    let reports = await reports {
      store.dismiss(shown, \.modal?.sketch, action: \.modal.sketch, site: site)
    }
    let report = try #require(reports.first)
    #expect(
      report.hasPrefix(
        """
        App/View.swift:7: A binding at "App/View.swift:7" was set to nil, but the state of the presented feature was \
        not. …

          State: Sketch.State

        """))
    #expect(reports.count == 1)
  }

  @Test func anObserverOfACaseIsToldWhenItAppearsIsReplacedOrGoesAway() {
    let observer = Observer { [store] in
      _ = store.presentedChild(\.modal?.sketch, action: \.modal.sketch)
    }
    store.send(.modal(.presented(.sketch(.binding(.set(\.text, "A"))))))
    #expect(observer.count == 0)
    store.send(.present(.sketch(Sketch.State(id: 2))))
    #expect(observer.count == 1)
    observer.track()
    store.send(.modal(.dismiss))
    #expect(observer.count == 2)
  }
}

enum Room {
  enum Action: CasePathable { case door(PresentationAction<Door>) }
  enum Door: CasePathable { case bell(Bell) }
  enum Bell: CasePathable { case dismiss, rung }
}
