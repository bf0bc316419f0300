import GeneratedTestSupport
import Testing

@MainActor @Suite struct ExhaustiveSendTests {
  private func makeStore(count: Int = 0) -> TestStoreOf<TimerFeature> {
    TestStore(initialState: TimerFeature.State(count: count)) { TimerFeature() }
  }

  @Test func aReducerRunsByHand() {
    let feature = TimerFeature()
    var state = TimerFeature.State(count: 0)
    _ = feature.reduce(into: &state, action: .incrementButtonTapped)
    #expect(state == TimerFeature.State(count: 1))
    _ = feature.reduce(into: &state, action: .decrementButtonTapped)
    #expect(state == TimerFeature.State(count: 0))
  }

  @Test func aStoreIsMadeFromAStateAndAReducer() async {
    let store = TestStore(initialState: TimerFeature.State(count: 3)) { TimerFeature() }
    #expect(store.state.count == 3)
  }

  @Test func aClosureThatProducesTheNewStatePasses() async {
    let store = makeStore()
    await store.send(.incrementButtonTapped) { $0.count = 1 }
  }

  @Test func eachSendBeginsWithTheStateThatTheLastOneHasLeft() async {
    let store = makeStore()
    await store.send(.incrementButtonTapped) { $0.count = 1 }
    await store.send(.incrementButtonTapped) {
      #expect($0.count == 1)
      $0.count = 2
    }
    await store.send(.decrementButtonTapped) { $0.count = 1 }
  }

  @Test func plainAssertionsWorkInAClosure() async {
    let store = makeStore()
    await store.send(.incrementButtonTapped) {
      #expect($0.count == 0)
      $0.count = 1
    }
    store.exhaustivity = .off
    await store.send(.incrementButtonTapped) { #expect($0.count == 2) }
    let reports = await reports {
      await store.send(.incrementButtonTapped) { #expect($0.count == 999) }
    }
    #expect(reports.map { $0.hasPrefix("\(#fileID):\(#line - 2): ") } == [true])
  }

  @Test func aRelativeChangePasses() async {
    let store = makeStore()
    await store.send(.incrementButtonTapped) { $0.count += 1 }
    await store.send(.decrementButtonTapped) { $0.count -= 1 }
  }

  @Test func theStateCanBeReadAfterASend() async {
    let store = makeStore(count: 2)
    await store.send(.incrementButtonTapped) { $0.count = 3 }
    #expect(store.state.count == 3)
    #expect(store.state.isPrime)
  }

  @Test func theStateInAClosureIsTheOneBeforeTheAction() async {
    let store = makeStore()
    await store.send(.incrementButtonTapped) {
      #expect(store.state.count == 0)
      $0.count = 1
    }
    let reports = await reports {
      await store.send(.incrementButtonTapped) { $0 = store.state }
    }
    #expect(reports.count == 1)
    #expect(reports.first?.contains("A state change does not match expectation.") == true)
  }

  @Test func anActionThatChangesNothingNeedsNoClosure() async {
    let store = makeStore()
    await store.send(.appeared)
  }

  @Test func theClosureHasTheDependenciesOfTheStore() async {
    let store = TestStore(initialState: TimerFeature.State()) {
      TimerFeature()
    } withDependencies: {
      $0.continuousClock = ImmediateClock()
    }
    await store.send(.incrementButtonTapped) {
      #expect(Dependency(\.continuousClock).wrappedValue is ImmediateClock<Duration>)
      $0.count = 1
    }
  }

  @Test func stateIsAssertedWithoutAnAction() async {
    let store = makeStore(count: 1)
    store.assert { $0.count = 1 }
    store.assert { _ in }
    let reports = await reports { store.assert { $0.count = 2 } }
    #expect(
      reports == [
        """
        \(#fileID):\(#line - 1): A state change does not match expectation.

            − TimerFeature.State(count: 2)
            + TimerFeature.State(count: 1)

        (Expected: −, Actual: +)
        """
      ])
  }

  @Test func aFailedAssertionDoesNotStopLaterOnes() async {
    let store = makeStore()
    let reports = await reports {
      await store.send(.incrementButtonTapped) { $0.count = 999 }
      await store.send(.incrementButtonTapped) { $0.count = 2 }
      await store.send(.incrementButtonTapped)
      await store.send(.incrementButtonTapped) { $0.count = 4 }
    }
    #expect(reports.count == 2)
  }
}
