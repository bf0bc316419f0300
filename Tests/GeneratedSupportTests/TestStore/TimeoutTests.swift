import GeneratedTestSupport
import Testing

/// How long a store waits, and what it says when that was in vain.
@MainActor @Suite struct TimeoutTests {
  /// An effect that waits for something that the test does not control.
  private func makeStore(
    after delay: Duration = .seconds(100_000)
  ) -> TestStoreOf<ScriptedFeature> {
    ScriptedFeature.store {
      .run { send in
        try await Task.sleep(for: delay)
        await send(.first)
      }
    }
  }

  @Test func aStoreWaitsForATenthOfASecond() async {
    let store = makeStore()
    #expect(store.timeout == .milliseconds(100))
    let task = await store.send(.start)
    let reports = await reports { await store.receive(\.first) }
    #expect(
      reports == [
        """
        \(#fileID):\(#line - 1): Expected to receive an action, but received none after 0.1 seconds.

        Expected:
          ScriptedFeature.Action.first

        There are effects in-flight. If an effect uses the system's clock or a scheduler, override it with a \
        clock or scheduler that the test controls. If the effect waits for something else outside the test, \
        pass a longer 'timeout'.

        The effects come from:
          .start, sent at \(#fileID):\(#line - 2)
        """
      ])
    await task.cancel()
  }

  @Test func aTimeoutIsForOneAssertion() async {
    let store = makeStore(after: .milliseconds(150))
    await store.send(.start)
    await store.receive(\.first, timeout: .seconds(60)) { $0.count = 1 }
    #expect(store.timeout == .milliseconds(100))
    let next = makeStore()
    let task = await next.send(.start)
    let reports = await reports { await next.receive(\.first, timeout: .milliseconds(1)) }
    #expect(reports.count == 1)
    #expect(reports.first?.contains("received none after 0.001 seconds.") == true)
    #expect(next.timeout == .milliseconds(100))
    await task.cancel()
  }

  @Test func aTimeoutOfTheStoreIsForAllAssertions() async {
    let store = makeStore(after: .milliseconds(150))
    store.timeout = .seconds(60)
    await store.send(.start)
    await store.receive(\.first) { $0.count = 1 }
  }

  @Test func anEffectThatSleepsOnATestClockIsNotWaitedFor() async {
    let clock = TestClock()
    let store = ScriptedFeature.store {
      .run { send in
        try await clock.sleep(for: .seconds(1))
        await send(.numbered(7))
      }
    }
    await store.send(.start)
    let reports = await reports { await store.receive(.numbered(7)) }
    #expect(
      reports == [
        """
        \(#fileID):\(#line - 1): Expected to receive an action, but received none.

        Expected:
          ScriptedFeature.Action.numbered(7)

        There are effects in-flight, and all of them sleep on a clock of this test. Advance the clock before \
        this line, or override it with '.immediate'. To wait for something else, pass a 'timeout'.

        The effects come from:
          .start, sent at \(#fileID):\(#line - 2)
        """
      ])
    #expect(store.idleTime == .zero)
    await clock.advance(by: .seconds(1))
    await store.receive(.numbered(7)) { $0.count = 7 }
  }

  @Test func anExplicitTimeoutWaitsForEffectsThatSleepOnATestClock() async {
    let clock = TestClock()
    let store = ScriptedFeature.store {
      .run { send in
        async let sleep: Void? = try? clock.sleep(for: .seconds(1))
        try await Task.sleep(for: .milliseconds(1))
        await send(.first)
        await sleep
      }
    }
    await store.send(.start)
    await store.receive(\.first, timeout: .seconds(60)) { $0.count = 1 }
    await store.skipInFlightEffectsQuietly()
  }

  @Test func effectsThatDoNotFinishAreReported() async {
    let store = makeStore()
    await store.send(.start)
    let reports = await reports { await store.finish() }
    #expect(
      reports == [
        """
        \(#fileID):\(#line - 1): Expected effects to finish, but there are still effects in-flight after \
        0.1 seconds.

        There are effects in-flight. If an effect uses the system's clock or a scheduler, override it with a \
        clock or scheduler that the test controls. If the effect waits for something else outside the test, \
        pass a longer 'timeout'.

        The effects come from:
          .start, sent at \(#fileID):\(#line - 2)
        """
      ])
  }

  @Test func effectsThatSleepOnATestClockDoNotFinish() async {
    let clock = TestClock()
    let store = ScriptedFeature.store { .run { _ in try await clock.sleep(for: .seconds(1)) } }
    await store.send(.start)
    let reports = await reports { await store.finish() }
    #expect(
      reports == [
        """
        \(#fileID):\(#line - 1): Expected effects to finish, but there are still effects in-flight.

        There are effects in-flight, and all of them sleep on a clock of this test. Advance the clock before \
        this line, or override it with '.immediate'. To wait for something else, pass a 'timeout'.

        The effects come from:
          .start, sent at \(#fileID):\(#line - 2)
        """
      ])
    #expect(store.idleTime == .zero)
  }

  @Test func aTaskThatDoesNotFinishIsReported() async {
    let store = makeStore()
    let task = await store.send(.start)
    let reports = await reports { await task.finish(timeout: .milliseconds(1)) }
    #expect(
      reports == [
        """
        \(#fileID):\(#line - 1): Expected task to finish, but it is still in-flight after 0.001 seconds.

        There are effects in-flight. If an effect uses the system's clock or a scheduler, override it with a \
        clock or scheduler that the test controls. If the effect waits for something else outside the test, \
        pass a longer 'timeout'.
        """
      ])
  }

  @Test func aTaskWhoseEffectSleepsOnATestClockDoesNotFinish() async {
    let clock = TestClock()
    let store = ScriptedFeature.store { .run { _ in try await clock.sleep(for: .seconds(1)) } }
    let task = await store.send(.start)
    let reports = await reports { await task.finish() }
    #expect(
      reports == [
        """
        \(#fileID):\(#line - 1): Expected task to finish, but it is still in-flight.

        There are effects in-flight, and all of them sleep on a clock of this test. Advance the clock before \
        this line, or override it with '.immediate'. To wait for something else, pass a 'timeout'.
        """
      ])
    await task.cancel()
  }

  @Test func manySleepsOnAnImmediateClockTakeNoTime() async {
    let clock = ImmediateClock()
    let store = ScriptedFeature.store {
      .run { send in
        for _ in 1...10 { try await clock.sleep(for: .seconds(1)) }
        await send(.first)
        try await clock.sleep(for: .seconds(1))
      }
    }
    await store.send(.start)
    await store.receive(\.first) { $0.count = 1 }
    #expect(store.idleTime == .zero)
  }

  @Test func anEffectThatIsNeverIdleIsReported() async {
    let store = ScriptedFeature.store {
      .run { _ in while !Task.isCancelled { await Task.yield() } }
    }
    let task = await store.send(.start)
    let reports = await reports { await store.receive(\.first) }
    #expect(
      reports == [
        """
        \(#fileID):\(#line - 1): Expected to receive an action, but received none.

        Expected:
          ScriptedFeature.Action.first

        There are effects in-flight, and they are never idle: an effect yields again and again, sleeps on an \
        immediate clock without end, or leads to itself. Use a 'TestClock' for a timer, and for the delay before a \
        retry. Instead of yielding in a loop, await a stream or a task.

        The effects come from:
          .start, sent at \(#fileID):\(#line - 2)
        """
      ])
    await task.cancel()
  }

  @Test func anEffectThatSendsManyActionsIsNotReported() async {
    let store = ScriptedFeature.store {
      .run { send in
        for _ in 1...12_000 { await send(.second) }
        await send(.first)
      }
    }
    store.exhaustivity = .off
    await store.send(.start)
    await store.receive(\.first)
  }

  @Test func anEffectThatLeadsToItselfIsReported() async {
    let store = ScriptedFeature.store { .run { send in await send(.start) } }
    store.exhaustivity = .off
    await store.send(.start)
    let reports = await reports { await store.receive(\.first) }
    #expect(reports.first?.contains("There are effects in-flight, and they are never idle") == true)
    await store.skipInFlightEffects()
  }

  @Test func effectsThatSleepAreWaitedForWhileAClockAdvances() async {
    let clock = TestClock()
    let store = ScriptedFeature.store {
      .run { send in
        try await clock.sleep(for: .seconds(1))
        await send(.first)
      }
    }
    await store.send(.start)
    let advance = Task { await clock.advance(by: .seconds(1)) }
    await store.receive(\.first) { $0.count = 1 }
    await advance.value
  }

  @Test func anActionIsMissingAmongOthers() async {
    let store = ScriptedFeature.store {
      .run { send in
        await send(.first)
        try await Task.never()
      }
    }
    store.timeout = .milliseconds(1)
    store.exhaustivity = .off
    await store.send(.start)
    let reports = await reports { await store.receive { $0 == .second } }
    #expect(
      reports == [
        """
        \(#fileID):\(#line - 1): Expected to receive a matching action, but received none after 0.001 \
        seconds.

        Received instead:
          ScriptedFeature.Action.first

        There are effects in-flight. If an effect uses the system's clock or a scheduler, override it with a \
        clock or scheduler that the test controls. If the effect waits for something else outside the test, \
        pass a longer 'timeout'.

        The effects come from:
          .start, sent at \(#fileID):\(#line - 2)
        """
      ])
  }

  @Test func anEffectThatEndsWithoutSendingDuringTheWaitIsReported() async {
    let work = OutsideWork()
    let store = ScriptedFeature.store { .run { _ in await work.finish() } }
    work.watch(store)
    store.timeout = .seconds(100_000)
    await store.send(.start)
    let reports = await reports { await store.receive(.numbered(7)) }
    #expect(
      reports == [
        """
        \(#fileID):\(#line - 1): Expected to receive an action, but received none.

        Expected:
          ScriptedFeature.Action.numbered(7)

        There are no in-flight effects that could deliver this action. Could the effect that you expected to \
        deliver it have been cancelled, or have ended without sending it?
        """
      ])
    #expect(store.idleTime > .zero)
  }

  @Test func theTimeThatAnEffectWorksDoesNotCount() async {
    let (stream, begin) = AsyncStream<Void>.makeStream()
    let store = ScriptedFeature.store {
      .run { send in
        for await _ in stream {}
        for _ in 1...1_000 { await Task.yield() }
        await send(.first)
      }
    }
    store.timeout = .nanoseconds(1)
    await store.send(.start)
    // The main actor runs this task when the test waits for the action.
    let beginning = Task { begin.finish() }
    await store.receive(\.first) { $0.count = 1 }
    await beginning.value
    #expect(store.idleTime == .zero)
  }

  @Test func anEndlessTimerOfAnImmediateClockDoesNotHangATest() async {
    let clock = ImmediateClock()
    let store = ScriptedFeature.store {
      .run { send in
        for await _ in clock.timer(interval: .seconds(1)) { await send(.first) }
      }
    }
    store.exhaustivity = .off
    let task = await store.send(.start)
    await store.receive(\.first)
    await store.receive(\.first)
    await task.cancel()
  }
}
