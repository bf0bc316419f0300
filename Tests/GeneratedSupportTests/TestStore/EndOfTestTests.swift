import GeneratedTestSupport
import Testing

/// What a store checks when it goes away, and how a test leaves things out on purpose.
@MainActor @Suite struct EndOfTestTests {
  @Test func aRunningEffectIsReportedAtTheLineThatSentItsAction() async {
    var line: UInt = 0
    let reports = await reports {
      let store = ScriptedFeature.endlessStore()
      await store.send(.texted("Blob")) { $0.text = "Blob" }
      line = #line + 1
      await store.send(.start)
    }
    #expect(
      reports == [
        """
        \(#fileID):\(line): An effect returned for this action is still running. It must complete before the \
        end of the test. …

          ScriptedFeature.Action.start

        To fix this:
        • If the effect waits for time, override its clock: advance a 'TestClock', or use '.immediate'.
        • If it sends actions, receive them with 'await store.receive(…)'.
        • If it ends by itself later, wait for it with 'await store.finish()'.
        • If it runs until its feature goes away, send the action that cancels it, or keep the task of \
        'send' and call 'await task.cancel()'.
        """
      ])
  }

  @Test func eachOmissionIsAFailureOfItsOwn() async {
    let reports = await reports {
      let store = ScriptedFeature.store {
        .run { send in
          await send(.first)
          try await Task.never()
        }
      }
      await store.send(.numbered(1))
      await store.send(.start)
    }
    #expect(reports.count == 3)
    #expect(reports[0].contains("State was not expected to change"))
    #expect(reports[1].contains("The store received 1 unexpected action."))
    #expect(reports[2].contains("An effect returned for this action is still running."))
  }

  @Test func anEffectOfAReceivedActionIsReportedWithTheSentAction() async {
    let reports = await reports {
      let store = TestStore(initialState: ChainFeature.State()) { ChainFeature() }
      await store.send(.begin)
      await store.receive(\.next)
    }
    #expect(reports.count == 1)
    #expect(reports.first?.contains("\n\n  ChainFeature.Action.begin\n\n") == true)
  }

  @Test func effectsOfAStoreThatHasGoneAreCancelled() async {
    let isCancelled = LockIsolated(false)
    _ = await reports {
      let store = ScriptedFeature.store {
        .run { _ in
          try? await Task.never()
          isCancelled.setValue(true)
        }
      }
      await store.send(.start)
    }
    await Task { @MainActor in }.value
    #expect(isCancelled.value)
  }

  @Test func receivedActionsAreSkipped() async {
    let store = ScriptedFeature.store(sending: .numbered(7), .first)
    await store.send(.start)
    let reports = store.shownReports
    await store.skipReceivedActions()
    #expect(
      reports.value == [
        """
        \(#fileID):\(#line - 1): 2 received actions were skipped.

          Skipped receiving .numbered(7)
          Skipped receiving .first
        """
      ])
    #expect(store.state.count == 8)
  }

  @Test func runningEffectsAreCancelledAndSkipped() async {
    let isCancelled = LockIsolated(false)
    let store = ScriptedFeature.store {
      .run { send in
        try? await Task.never()
        isCancelled.setValue(true)
        await send(.first)
      }
    }
    await store.send(.start)
    let reports = store.shownReports
    await store.skipInFlightEffects()
    #expect(
      reports.value == [
        """
        \(#fileID):\(#line - 1): 1 in-flight effect was cancelled, originating from:

          ScriptedFeature.Action.start
        """
      ])
    #expect(isCancelled.value)
    await store.finish()
  }

  @Test func skippingDoesNotFailATest() async {
    let store = ScriptedFeature.store {
      .run { send in
        await send(.first)
        try await Task.never()
      }
    }
    await store.send(.start)
    await store.skipReceivedActions()
    await store.skipInFlightEffects()
  }

  @Test func thereMustBeSomethingToSkip() async {
    let store = ScriptedFeature.store { .none }
    let reports = await reports {
      await store.skipReceivedActions()
      await store.skipInFlightEffects()
    }
    #expect(
      reports == [
        "\(#fileID):\(#line - 3): There were no received actions to skip.",
        "\(#fileID):\(#line - 2): There were no in-flight effects to skip.",
      ])
    await store.skipReceivedActions(strict: false)
    await store.skipInFlightEffects(strict: false)
  }
}

/// An action leads to another one, whose effect does not end.
struct ChainFeature: Reducer {
  struct State: Equatable {}

  enum Action { case begin, next }

  var body: some Reducer<State, Action> {
    Reduce { _, action in
      switch action {
      case .begin: .run { send in await send(.next) }
      case .next: .run { _ in try await Task.never() }
      }
    }
  }
}
