//: 12
import GeneratedTestSupport
import Testing

@testable import Tea

@MainActor struct TeaListTests {
  private let sencha = Tea(name: "Sencha", seconds: 2)

  @Test func teasAreLoaded() async {
    let store = TestStore(initialState: TeaList.State()) {
      TeaList()
    } withDependencies: {
      $0.teaClient.teas = { [sencha] in [sencha] }
    }
    await store.send(.appeared)
    await store.receive(\.loaded) { $0.teas = [self.sencha] }
  }
//: end
//: 13

  @Test func aFailureIsShown() async {
    struct NoConnection: Error {}
    let store = TestStore(initialState: TeaList.State()) {
      TeaList()
    } withDependencies: {
      $0.teaClient.teas = { throw NoConnection() }
    }
    await store.send(.appeared)
    await store.receive(\.failed) { $0.hasFailed = true }
  }
//: end
//: 15

  @Test func aTimerEndsWithItsSheet() async {
    let clock = TestClock()
    let store = TestStore(initialState: TeaList.State(teas: [sencha])) {
      TeaList()
    } withDependencies: {
      $0.continuousClock = clock
    }
    await store.send(.teaTapped("Sencha")) { $0.timer = TeaTimer.State(seconds: 2) }
    await store.send(\.timer.startTapped) { $0.timer?.isRunning = true }
    await clock.advance(by: .seconds(1))
    await store.receive(\.timer.ticked) { $0.timer?.seconds = 1 }
    await store.send(\.timer.dismiss) { $0.timer = nil }
  }
//: end
//: 16

  @Test func aSheetGoesWhenTheTeaIsReady() async {
    let clock = TestClock()
    let store = TestStore(
      initialState: TeaList.State(teas: [sencha], timer: TeaTimer.State(seconds: 1))
    ) {
      TeaList()
    } withDependencies: {
      $0.continuousClock = clock
    }
    await store.send(\.timer.startTapped) { $0.timer?.isRunning = true }
    await clock.advance(by: .seconds(1))
    await store.receive(\.timer.ticked) {
      $0.timer?.seconds = 0
      $0.timer?.isRunning = false
//: end
//: 18
      $0.timer?.$cups.withLock { $0 = 1 }
//: end
//: 16
    }
    await store.receive(\.timer.dismiss) { $0.timer = nil }
//: end
//: 18
    #expect(store.state.cups == 1)
//: end
//: 16
  }
//: end
//: 12
}
//: end
