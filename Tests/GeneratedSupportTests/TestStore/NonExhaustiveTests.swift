import GeneratedTestSupport
import Testing

/// A store with the exhaustivity `.off`.
@MainActor @Suite struct NonExhaustiveTests {
  @Test func aStoreIsExhaustiveAtFirst() {
    let store = TestStore(initialState: TimerFeature.State()) { TimerFeature() }
    #expect(store.exhaustivity == .on)
    #expect(Exhaustivity.off == .off(showSkippedAssertions: false))
  }

  @Test func unassertedChangesPass() async {
    let store = ScriptedFeature.store {
      .run { send in
        await send(.first)
        try await Task.never()
      }
    }
    store.exhaustivity = .off
    await store.send(.texted("Blob"))
    await store.send(.start)
    await store.send(.numbered(3))
    #expect(store.state == ScriptedFeature.State(count: 3, text: "Blob"))
  }

  @Test func unreceivedActionsPass() async {
    let store = ScriptedFeature.store(sending: .first, .second)
    store.exhaustivity = .off
    await store.send(.start)
    await store.send(.texted("Blob"))
    #expect(store.state == ScriptedFeature.State(count: 2, text: "Blob"))
    await store.send(.start)
    await store.finish()
  }

  @Test func receiveSkipsEarlierActions() async {
    let store = TestStore(initialState: LoginApp.State()) { LoginApp() }
    store.exhaustivity = .off
    await store.send(\.login.submitButtonTapped)
    await store.receive(\.login.delegate.didLogin) { $0.selectedTab = .activity }
  }

  @Test func receiveWaitsPastEarlierActions() async {
    let (stream, next) = AsyncStream<ScriptedFeature.Action>.makeStream()
    let store = ScriptedFeature.store {
      .run { send in for await action in stream { await send(action) } }
    }
    store.exhaustivity = .off
    store.timeout = .seconds(100_000)
    await store.send(.start)
    LaterTurn.request {
      next.yield(.first)
      LaterTurn.request {
        next.yield(.numbered(7))
        next.finish()
      }
    }
    await store.receive(\.numbered) { $0.count = 7 }
  }

  @Test func aClosureGetsTheStateAfterTheAction() async {
    let store = TestStore(initialState: TimerFeature.State(count: 0)) { TimerFeature() }
    store.exhaustivity = .off
    await store.send(.incrementButtonTapped) { #expect($0.count == 1) }
    await store.send(.incrementButtonTapped) { _ in }
    await store.send(.incrementButtonTapped) { $0.count = 3 }
  }

  @Test func theStateInAClosureIsTheOneBeforeTheAction() async {
    let store = ScriptedFeature.store(sending: .first, .second)
    store.exhaustivity = .off
    await store.send(.texted("Blob")) {
      #expect(store.state.text == "")
      #expect($0.text == "Blob")
    }
    await store.send(.start)
    await store.receive(\.second) {
      #expect(store.state.count == 1)
      #expect($0.count == 2)
    }
    #expect(store.state.count == 2)
  }

  @Test func aClosureThatDisagreesFails() async {
    let store = TestStore(initialState: TimerFeature.State(count: 0)) { TimerFeature() }
    store.exhaustivity = .off
    let reports = await reports {
      await store.send(.incrementButtonTapped) { $0.count = 999 }
    }
    #expect(
      reports == [
        """
        \(#fileID):\(#line - 2): A state change does not match expectation.

            − TimerFeature.State(count: 999)
            + TimerFeature.State(count: 1)

        (Expected: −, Actual: +)
        """
      ])
  }

  @Test func aRelativeChangeOfACollectionFails() async {
    let store = TestStore(initialState: ListFeature.State(values: [1, 2, 3])) { ListFeature() }
    store.exhaustivity = .off
    let reports = await reports {
      await store.send(.removeButtonTapped) { $0.values.removeLast() }
    }
    #expect(reports.count == 1)
    await store.send(.removeButtonTapped) { $0.values = [1] }
    await store.send(.removeButtonTapped) { #expect($0.values.count == 0) }
  }

  @Test func anActionThatIsNotSentFails() async {
    let store = ScriptedFeature.store(sending: .first)
    store.exhaustivity = .off
    await store.send(.start)
    let reports = await reports { await store.receive(\.second) }
    #expect(
      reports == [
        """
        \(#fileID):\(#line - 1): Expected to receive the following action, but didn't:

          ScriptedFeature.Action.second

        Received instead:
          ScriptedFeature.Action.first

        There are no in-flight effects that could deliver this action. Could the effect that you expected to \
        deliver it have been cancelled, or have ended without sending it?
        """
      ])
  }

  @Test func anActionThatWasDroppedIsExplained() async {
    let store = ScriptedFeature.store(sending: .first)
    store.exhaustivity = .off
    await store.send(.start)
    await store.send(.texted("Blob"))
    let reports = await reports { await store.receive(\.first) }
    #expect(
      reports == [
        """
        \(#fileID):\(#line - 1): Expected to receive the following action, but didn't:

          ScriptedFeature.Action.first

        The store received such an action earlier, and dropped it at \(#fileID):\(#line - 2), because the \
        test went on without it. Receive it before that line.
        """
      ])
  }

  @Test func exhaustivityIsChangedForAnOperation() async {
    let store = ScriptedFeature.store(sending: .first, .second)
    await store.withExhaustivity(.off) {
      await store.send(.start)
      await store.receive(\.second)
    }
    #expect(store.exhaustivity == .on)
    await store.send(.texted("Blob")) { $0.text = "Blob" }
    store.withExhaustivity(.off) { store.assert { #expect($0.text == "Blob") } }
    #expect(store.exhaustivity == .on)
  }

  @Test func runningEffectsPassAtTheEnd() async {
    let store = ScriptedFeature.endlessStore()
    store.exhaustivity = .off
    await store.send(.start)
  }
}
