import GeneratedSupport
import Testing

@MainActor @Suite struct ViewActionSendingTests {
  @Test func aViewSendsItsActions() {
    struct Screen: ViewActionSending {
      let store: StoreOf<EntryPage>
    }
    let screen = Screen(store: Store(initialState: EntryPage.State()) { EntryPage() })
    screen.send(.set(\.text, "a"))
    #expect(screen.store.text == "a")
  }
}
