import GeneratedSupport
import GeneratedTestSupport
import Testing

@MainActor @Suite struct CaseReducerTests {
  private let clock = TestClock()
  private func store(_ state: ModalHost.State = .init()) -> TestStore<
    ModalHost.State, ModalHost.Action
  > {
    TestStore(initialState: state) {
      ModalHost()
    } withDependencies: {
      $0.continuousClock = clock
    }
  }

  @Test func theReducerOfTheCurrentCaseRuns() async {
    let store = store()
    await store.send(.present(.sketch(Sketch.State()))) { $0.modal = .sketch(Sketch.State()) }
    await store.send(\.modal.sketch.binding.text, "A") {
      $0.$modal[case: \.sketch]?.text = "A"
    }
  }

  @Test func anotherCaseCancelsTheEffectsOfTheFirst() async {
    let store = store()
    await store.send(.present(.ticker(Ticker.State()))) { $0.modal = .ticker(Ticker.State()) }
    await store.send(.modal(.presented(.ticker(.started))))
    await clock.advance(by: .seconds(1))
    await store.receive(\.modal.ticker.ticked) { $0.modal = .ticker(Ticker.State(ticks: 1)) }
    await store.send(.present(.plain)) { $0.modal = .plain }
  }

  @Test func aCaseReplacedByItselfWithAnotherIDCancelsEffects() async {
    let store = store()
    await store.send(.present(.ticker(Ticker.State()))) { $0.modal = .ticker(Ticker.State()) }
    await store.send(.modal(.presented(.ticker(.started))))
    await store.send(.present(.ticker(Ticker.State(id: 2)))) {
      $0.modal = .ticker(Ticker.State(id: 2))
    }
    await clock.advance(by: .seconds(1))
    await store.finish()
  }

  @Test func aCaseReplacedByItselfWithTheSameIDKeepsItsEffects() async {
    let store = store()
    await store.send(.present(.ticker(Ticker.State()))) { $0.modal = .ticker(Ticker.State()) }
    await store.send(.modal(.presented(.ticker(.started))))
    await store.send(.present(.ticker(Ticker.State(ticks: 5)))) {
      $0.modal = .ticker(Ticker.State(ticks: 5))
    }
    await clock.advance(by: .seconds(1))
    await store.receive(\.modal.ticker.ticked) { $0.modal = .ticker(Ticker.State(ticks: 6)) }
    await store.send(.modal(.dismiss)) { $0.modal = nil }
  }

  @Test func aParentThatHandlesAnActionOfTheFeatureClosesIt() async {
    let store = store()
    await store.send(.present(.ticker(Ticker.State()))) { $0.modal = .ticker(Ticker.State()) }
    await store.send(.modal(.presented(.ticker(.started))))
    await store.send(\.modal.ticker.closeButtonTapped) { $0.modal = nil }
    await clock.advance(by: .seconds(1))
    await store.finish()
  }

  @Test func theEffectsOfACaseEndWhenAnotherReducerChangesTheCase() async {
    let (ticker, other) = (Modal.State.ticker(Ticker.State()), Modal.State.other(Ticker.State()))
    let store = TestStore(initialState: ModalSlot.State(modal: ticker)) {
      ModalSlot()
    } withDependencies: {
      $0.continuousClock = clock
    }
    await store.send(\.modal.ticker.started)
    await store.send(.changed(other)) { $0.modal = other }
    await store.finish()
    await store.send(\.modal.other.started)
    await clock.advance(by: .seconds(1))
    await store.receive(\.modal.other.ticked) { $0.modal = .other(Ticker.State(ticks: 1)) }
    await store.send(\.modal.other.stopped)
  }

  @Test func anAlertGoesAwayAfterItsAction() async {
    let alert = AlertState<Modal.Alert> { TextState("Sure?") }
    let store = store()
    await store.send(.present(.alert(alert))) { $0.modal = .alert(alert) }
    await store.send(.modal(.presented(.alert(.confirmTapped)))) {
      $0.modal = nil
      $0.isConfirmed = true
    }
  }

  @Test func anActionOfAnotherCaseKeepsAnAlertAndIsReported() async {
    let alert = Modal.State.alert(AlertState { TextState("Sure?") })
    let store = Store(initialState: ModalHost.State(modal: alert)) { ModalHost() }
    let reports = await reports { store.send(.modal(.presented(.ticker(.ticked)))) }
    #expect(reports.count == 1)
    #expect(store.state.modal == alert)
  }

  @Test func aPresentedCaseCanDismissItself() async {
    let store = store()
    await store.send(.present(.sketch(Sketch.State()))) { $0.modal = .sketch(Sketch.State()) }
    await store.send(.modal(.presented(.sketch(.closeTapped))))
    await store.receive(\.modal.dismiss) { $0.modal = nil }
  }

  @Test func theScreensOfAStackRun() async {
    let store = store()
    await store.send(.push(.ticker(Ticker.State()))) { $0.path[id: 0] = .ticker(Ticker.State()) }
    await store.send(.push(.plain)) { $0.path[id: 1] = .plain }
    await store.send(.path(.element(id: 0, action: .ticker(.ticked)))) {
      $0.path[id: 0] = .ticker(Ticker.State(ticks: 1))
    }
    await store.send(.path(.popFrom(id: 0))) { $0.path = StackState() }
  }

  @Test func anActionOfAnotherCaseIsReported() async throws {
    var state = Modal.State.plain
    let found = await reports { _ = Modal.body.reduce(into: &state, action: .ticker(.ticked)) }
    let site = try #require(found.first?.split(separator: ": ").first)
    #expect(site.hasPrefix("GeneratedSupportTests/CaseReducers+Modals.generated.swift:"))
    #expect(
      found == [
        """
        \(site): The "CaseReducer" 'Modal' received a child action when child state was set to a different case. …

          Action:
            Modal.Action.ticker(.ticked)

          State:
            Modal.State.plain

        The child reducer did not run. Possible causes:

        • A reducer above the "CaseReducer" changed the case while handling the same action. Apply "ifLet" or \
        "forEach" to that reducer, so that the child runs first.

        • An effect of another feature sent the action after the case had changed. Cancel that effect when \
        the case changes. "ifLet" and "forEach" cancel the effects of the child itself for you.

        • The action was sent to the store while the state was in the other case. Send child actions only \
        from a view or test that has checked the case.
        """
      ])
  }

  @Test func anInstanceRunsAsTheTypeDoes() {
    var state = Modal.State.ticker(Ticker.State())
    _ = Modal.plain.reduce(into: &state, action: .ticker(.ticked))
    _ = Modal.plain.body.reduce(into: &state, action: .ticker(.ticked))
    #expect(state == .ticker(Ticker.State(ticks: 2)))
  }
}
