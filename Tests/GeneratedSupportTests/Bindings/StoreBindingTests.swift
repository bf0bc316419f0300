import GeneratedTestSupport
import Observation
import Testing

@MainActor @Suite struct StoreBindingTests {
  private let store = Store(initialState: EntryForm.State(page: EntryPage.State())) { EntryForm() }

  @Test func settingAPropertySendsABindingAction() {
    store.name = "a"
    #expect(store.name == "a")
    #expect(store.log == ["above: ", "below: a"])
    store.isOn.toggle()
    #expect(store.isOn)
  }

  @Test func settingAPropertySendsABindingActionOfTheView() throws {
    let page = try #require(store.scope(\.page, action: \.page))
    page.text = "a"
    #expect(store.page?.text == "a")
  }

  @Test func aStoreWhosePartHasGoneAwaySendsNothing() throws {
    let page = try #require(store.scope(\.page, action: \.page))
    store.send(.pageClosed)
    page.text = "a"
    #expect(page.text == "")
    #expect(store.page == nil)
  }

  @Test func aPropertyThatCanBeSetIsTracked() {
    #expect(notices(of: { _ = store.name }) { store.isOn = true } == 0)
    #expect(notices(of: { _ = store.name }) { store.name = "a" } == 1)
  }

  // MARK: Actions that are not handled

  @Test func anActionOfATestThatNoReducerHandlesIsReported() async {
    let reports = await reports {
      let store = TestStore(initialState: ForgetfulForm.State()) { ForgetfulForm() }
      await store.send(\.binding.name, "a")
    }
    #expect(reports.count == 1)
    #expect(reports[0].contains("\(#fileID):\(#line - 3): A binding action sent from a store was"))
    #expect(reports[0].contains(#"ForgetfulForm.Action.binding(.set(\.name, "a"))"#))
    let form = TestStore(initialState: EntryForm.State(page: EntryPage.State())) { EntryForm() }
    form.exhaustivity = .off
    await form.send(\.binding.name, "a") { $0.name = "a" }
    await form.send(.page(.view(.binding(.set(\.text, "b"))))) { $0.page?.text = "b" }
  }

  @Test func anActionThatNoReducerHandlesIsReported() async {
    let store = Store(initialState: ForgetfulForm.State()) { ForgetfulForm() }
    let reports = await reports { store.name = "a" }
    #expect(store.name == "")
    #expect(
      reports == [
        """
        \(#fileID):\(#line - 3): A binding action sent from a store was not handled. …

          Action:
            ForgetfulForm.Action.binding(.set(\\.name, "a"))

        To fix this, invoke "BindingReducer()" from the "body" of the feature's reducer, and run this \
        reducer in that of its parent, by "Scope", "ifLet" or "forEach". If the actions of its view \
        have an enum of their own, invoke "BindingReducer(action: \\.view)".
        """
      ])
  }

  @Test func anActionThatWaitsForItsTurnIsReportedWhenItHasHadIt() async {
    let store = Store(initialState: ForgetfulForm.State()) { ForgetfulForm() }
    let parent = Store(initialState: EntryForm.State()) { EntryForm() }
    withObservationTracking {
      _ = parent.name
    } onChange: {
      // It waits, and is handled.
      MainActor.assumeIsolated { parent.isOn = true }
    }
    parent.name = "a"
    #expect(parent.isOn)

    let unhandled = Store(initialState: ForgetfulForm.State()) {
      Reduce<ForgetfulForm.State, ForgetfulForm.Action> { state, action in
        if case .page = action { state.name = "changed" }
        return .none
      }
    }
    withObservationTracking {
      _ = unhandled.name
    } onChange: {
      MainActor.assumeIsolated { unhandled.name = "a" }
    }
    let reports = await reports { unhandled.send(.page(.view(.set(\.text, "")))) }
    #expect(reports.count == 1)
    _ = store
  }

  @Test func anActionThatWasNotSentBySettingAPropertyIsNotReported() {
    let store = Store(initialState: ForgetfulForm.State()) { ForgetfulForm() }
    store.send(.set(\.name, "a"))
    #expect(store.name == "")
  }
}
