import GeneratedSupport
import Testing

@MainActor @Suite struct StoreCaseTests {
  private let store = Store(initialState: Modal.State.ticker(Ticker.State())) {
    Reduce<Modal.State, Modal.Action> { state, action in
      switch action {
      case .sketch(.closeTapped): state = .sketch(Sketch.State())
      case .sketch(.binding): state = .note("A")
      case .other(.started): state = .note("B")
      case .other(.stopped): state = .plain
      default: return Modal.body.reduce(into: &state, action: action)
      }
      return .none
    }
  }

  private var ticker: StoreOf<Ticker>? {
    if case .ticker(let store) = store.case { store } else { nil }
  }
  private var note: String? { if case .note(let note) = store.case { note } else { nil } }

  @Test func theStoreOfTheCaseHasItsStateAndSendsItsActions() {
    ticker?.send(.ticked)
    #expect(ticker?.ticks == 1)
    #expect(store.state == .ticker(Ticker.State(ticks: 1)))
  }

  @Test func theSameCaseHasTheSameStore() {
    let first = ticker
    ticker?.send(.ticked)
    #expect(first != nil && first === ticker)
  }

  @Test func aCaseWithoutAReducerHasItsPayload() {
    store.send(.other(.started))
    #expect(note == "B")
    store.send(.other(.stopped))
    guard case .plain = store.case else {
      Issue.record("The case is 'plain'.")
      return
    }
  }

  @Test func observersOfTheCaseHearOfAnotherCase() {
    #expect(notices(of: { _ = self.store.case }) { store.send(.sketch(.closeTapped)) } == 1)
    #expect(notices(of: { _ = self.store.case }) { store.send(.other(.stopped)) } == 1)
  }

  @Test func observersOfTheCaseDoNotHearOfItsState() {
    #expect(notices(of: { _ = self.store.case }) { store.send(.ticker(.ticked)) } == 0)
    let ticker = ticker
    #expect(notices(of: { _ = ticker?.ticks }) { store.send(.ticker(.ticked)) } == 1)
  }

  @Test func observersOfAPayloadHearOfIt() {
    store.send(.other(.started))
    let change = { self.store.send(.sketch(.binding(.set(\.text, "")))) }
    #expect(notices(of: { _ = self.store.case }) { _ = change() } == 1)
    #expect(note == "A")
    #expect(notices(of: { _ = self.store.case }) { _ = change() } == 0)
  }
}
