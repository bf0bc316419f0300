import GeneratedTestSupport
import Testing

@testable import Gallery

@MainActor @Suite struct SharedCounterTests {
  private func makeStore() -> TestStoreOf<SharedCounter> {
    TestStore(initialState: SharedCounter.State()) { SharedCounter() }
  }

  @Test func bothTabsHaveTheSameCount() async {
    let store = makeStore()
    #expect(store.state.profile.title == "Newcomer")
    await store.send(\.counter.incrementTapped) { $0.counter.$count.withLock { $0 = 1 } }
    #expect(store.state.profile.title == "Beginner")
    await store.send(\.binding.tab, .profile) { $0.tab = .profile }
    await store.send(\.profile.resetTapped) { $0.profile.$count.withLock { $0 = 0 } }
    #expect(store.state.counter.count == 0)
  }

  @Test func noAdditionIsLost() async {
    let clock = TestClock()
    let store = makeStore()
    store.dependencies.continuousClock = clock
    await store.send(\.counter.incrementLaterTapped)
    await store.send(\.counter.incrementLaterTapped)
    await store.send(\.counter.incrementTapped) { $0.counter.$count.withLock { $0 = 1 } }
    await clock.advance(by: .seconds(1))
    store.assert { $0.counter.$count.withLock { $0 = 3 } }
  }

  @Test func aNewScreenHasTheCountOfTheOthers() {
    @Shared(.count) var count
    $count.withLock { $0 = 10 }
    #expect(SharedCounter.State().profile.title == "Expert")
  }
}
