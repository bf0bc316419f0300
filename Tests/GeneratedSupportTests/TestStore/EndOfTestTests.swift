import Dispatch
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

  @Test func actionsCanBeSkippedAfterTheEffectsHaveFinished() async {
    for exhaustivity in [Exhaustivity.off, .off(showSkippedAssertions: true)] {
      let store = ScriptedFeature.store(sending: .first)
      store.exhaustivity = exhaustivity
      await store.send(.start)
      await store.finish()
      await store.skipReceivedActions()
      store.assert { $0.count = 1 }
    }
  }

  @Test func finishReportsUnreceivedActionsOnceWhereItIsCalled() async {
    let store = ScriptedFeature.store(sending: .first)
    await store.send(.start)
    let reports = await reports { await store.finish() }
    #expect(
      reports.first == """
        \(#fileID):\(#line - 1): The store received 1 unexpected action.

        Unhandled actions:
          ScriptedFeature.Action.first

        Call 'await store.receive(…)' for each of them. If the test is not about them, call \
        'await store.skipReceivedActions()', or set 'store.exhaustivity = .off'.
        """)
    #expect(reports.count == 1)
    let shown = store.shownReports
    await store.skipReceivedActions()
    #expect(
      shown.value == [
        """
        \(#fileID):\(#line - 1): 1 received action was skipped.

          Skipped receiving .first
        """
      ])
  }

  @Test func severalEffectsAreSkipped() async {
    let store = ScriptedFeature.endlessStore()
    await store.send(.start)
    await store.send(.start)
    let reports = store.shownReports
    await store.skipInFlightEffects()
    #expect(
      reports.value == [
        """
        \(#fileID):\(#line - 1): 2 in-flight effects were cancelled, originating from:

          ScriptedFeature.Action.start
          ScriptedFeature.Action.start
        """
      ])
  }

  @Test func aSkippedEffectMayIgnoreItsCancellation() async {
    let gate = AsyncStream<Void>.makeStream()
    let store = ScriptedFeature.store {
      .run { _ in await Task.detached { for await _ in gate.stream {} }.value }
    }
    await store.send(.start)
    await store.skipInFlightEffects()
    await store.finish()
    gate.continuation.finish()
  }

  @Test func aStoreThatIsReleasedOnAnotherThreadIsChecked() async {
    let reports = await reports {
      let kept = LockIsolated<TestStoreOf<ScriptedFeature>?>(ScriptedFeature.store(sending: .first))
      await kept.value?.send(.start)
      await release(kept)
    }
    #expect(reports.count == 1)
    #expect(reports.first?.contains("The store received 1 unexpected action.") == true)
  }

  @concurrent private func release(_ kept: LockIsolated<TestStoreOf<ScriptedFeature>?>) async {
    await withTaskExecutorPreference(ThreadExecutor()) {
      #expect(!MainQueue.isCurrent)
      kept.setValue(nil)
    }
  }

  /// Runs tasks on threads of their own.
  private final class ThreadExecutor: TaskExecutor {
    func enqueue(_ job: consuming ExecutorJob) {
      let job = UnownedJob(job)
      DispatchQueue.global().async { job.runSynchronously(on: self.asUnownedTaskExecutor()) }
    }
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
