import GeneratedTestSupport
import Testing

/// The type of the initial state comes from the closure that makes the reducer.
@MainActor @Suite struct InferredStateTests {
  @Test func theStateOfATestStoreIsInferred() async {
    let store = TestStore(initialState: .init()) { SharedCounter() }
    await store.send(.increment) { $0.$count.withLock { $0 = 1 } }
    let other = TestStore(initialState: .init(), reducer: SharedCounter.init) {
      $0.context = .test
    }
    #expect(other.state.name == nil)
  }

  @Test func theStateOfAStoreIsInferred() {
    let store = Store(initialState: .init()) {
      SharedCounter()
    } withDependencies: { _ in
    }
    store.send(.increment)
    #expect(store.count == 1)
  }

  @Test func severalReducersRunInTheirOrder() async {
    let store = TestStore(initialState: SharedCounter.State()) {
      SharedCounter()
      Reduce<SharedCounter.State, SharedCounter.Action> { state, _ in
        state.$count.withLock { $0 *= 10 }
        return .none
      }
    }
    await store.send(.increment) { $0.$count.withLock { $0 = 10 } }
    let app = Store(initialState: SharedCounter.State()) {
      SharedCounter()
      SharedCounter()
    }
    app.send(.increment)
    #expect(app.count == 12)
  }
}
