import ReducerGenSyntax
import Testing

@testable import ReducerGenCore

/// A store that is made from the state of another one.
@Suite struct SecondStoreTests {
  @Test func theStateOfAStore() {
    assertDiagnoses(
      wired(
        """
        struct State { var row = Row.State() }
        enum Action {}
        """,
        """
        struct AppView: View {
          @Bindable var store: StoreOf<App>
          var body: some View {
            RowView(store: Store(initialState: store.row) { Row() })
                                               ^ warning: 'Store(initialState: store.row)' makes a second store, whose changes never reach 'store' [second-store]
            NavigationLink { RowView(store: GeneratedSupport.Store(initialState: self.store.state.row, reducer: { Row() })) }
                                                                                 ^ warning: 'Store(initialState: self.store.state.row)' makes a second store, whose changes never reach 'store' [second-store]
          }
          func copy(of other: Store<App.State, App.Action>) -> Any { Store(initialState: other.state) { App() } }
                                                                                         ^ warning: 'Store(initialState: other.state)' makes a second store, whose changes never reach 'other' [second-store]
        }
        """))
  }

  @Test func theNoteHasTheScope() {
    let text = view(
      "Store(initialState: store.state.row) { Row() }; Store(initialState: store.state) { App() }")
    #expect(
      diagnostics(text).flatMap(\.notes).map(\.message) == [
        #"use 'store.scope(state: \.row, action: \.row)'"#, "pass 'store' itself",
      ])
  }

  private func view(_ body: String) -> String {
    wired(
      "struct State { var row = Row.State() }; enum Action {}",
      "struct AppView { let store: StoreOf<App>; let model: Model; var body: Int { \(body) } }")
  }

  @Test(arguments: [
    // A type whose name ends like a store's.
    "Store(initialState: RootStore.State()) { App() }",
    "Store(initialState: App.State()) { App() }",
    // Values that no store has.
    "Store(initialState: model.row) { Row() }",
    "Store(initialState: .placeholder) { EmptyReducer() }",
    "Store(initialState: state) { Row() }", "Store(initialState: other.row) { Row() }",
    // Not a store.
    "TestStore(initialState: store.row) { Row() }", "cache.Store(initialState: store.row)",
    "store.scope(state: \\.row, action: \\.row)",
  ])
  func otherStores(body: String) {
    #expect(diagnostics(view(body)).map(\.message) == [])
  }
}
