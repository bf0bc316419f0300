import GeneratedTestSupport
import Testing

@MainActor @Suite struct ReceivingTests {
  @Test func anActionIsReceivedByItsCase() async {
    let store = ScriptedFeature.store(sending: .first)
    await store.send(.start)
    await store.receive(\.first) { $0.count = 1 }
  }

  @Test func anActionIsReceivedByItsCaseAndPayload() async {
    let store = ScriptedFeature.store(sending: .numbered(7))
    await store.send(.start)
    await store.receive(\.numbered, 7) { $0.count = 7 }
  }

  @Test func anActionIsReceivedByItsValue() async {
    let store = ScriptedFeature.store(sending: .numbered(7))
    await store.send(.start)
    await store.receive(.numbered(7)) { $0.count = 7 }
  }

  @Test func anActionIsReceivedByAPredicate() async {
    let store = ScriptedFeature.store(sending: .numbered(7))
    await store.send(.start)
    await store.receive {
      $0.is(\.numbered)
    } assert: {
      $0.count = 7
    }
  }

  @Test func anImmediateClockNeedsNoTimeout() async {
    let store = TestStore(initialState: TimerFeature.State(count: 0)) {
      TimerFeature()
    } withDependencies: {
      $0.continuousClock = ImmediateClock()
    }
    await store.send(.startTimerButtonTapped)
    await store.receive(\.timerTick) { $0.count = 1 }
    await store.receive(\.timerTick) { $0.count = 2 }
    await store.receive(\.timerTick) { $0.count = 3 }
    await store.receive(\.timerTick) { $0.count = 4 }
    await store.receive(\.timerTick) { $0.count = 5 }
  }

  @Test func aTimerThatTicksMoreOftenFailsTheSameTest() async {
    let reports = await reports {
      let store = TestStore(initialState: TimerFeature.State(count: 0)) {
        TimerFeature(ticks: 10)
      } withDependencies: {
        $0.continuousClock = ImmediateClock()
      }
      await store.send(.startTimerButtonTapped)
      for tick in 1...5 { await store.receive(\.timerTick) { $0.count = tick } }
    }
    #expect(reports.count == 1)
    #expect(reports.first?.contains("The store received 5 unexpected actions.") == true)
  }

  @Test func aTestClockDrivesATimer() async {
    let clock = TestClock()
    let store = TestStore(initialState: TimerFeature.State()) {
      TimerFeature()
    } withDependencies: {
      $0.continuousClock = clock
    }
    await store.send(.startTimerButtonTapped)
    for tick in 1...5 {
      await clock.advance(by: .seconds(1))
      await store.receive(\.timerTick) { $0.count = tick }
    }
  }

  @Test func actionsOfChildrenAreSentAndReceivedByTheirPaths() async {
    let store = TestStore(initialState: LoginApp.State()) { LoginApp() }
    await store.send(\.login.submitButtonTapped) { $0.login?.isLoading = true }
    await store.receive(\.login.loginResponse.success) { $0.login?.isLoading = false }
    await store.receive(\.login.delegate.didLogin) {
      $0.login = nil
      $0.profile = LoginApp.Profile(name: "Blob")
      $0.selectedTab = .activity
    }
  }

  @Test func anActionIsReceivedThroughAResult() async {
    let store = TestStore(initialState: Login.State()) { Login() }
    await store.send(.submitButtonTapped) { $0.isLoading = true }
    let reports = await reports { await store.receive(\.loginResponse.failure) }
    #expect(reports.count == 1)
    #expect(reports.first?.contains(": Received unexpected action:") == true)
    await store.receive(\.loginResponse.success, "Blob") { $0.isLoading = false }
    await store.receive(\.delegate.didLogin)
  }

  @Test func anActionWithAPayloadIsSentByItsPath() async {
    let store = TestStore(initialState: LoginApp.State()) { LoginApp() }
    await store.send(\.login.loginResponse.failure, LoginError()) {
      $0.login?.message = "Try again."
    }
    await store.send(.login(.submitButtonTapped)) { $0.login?.isLoading = true }
    await store.receive(\.login.loginResponse.success, "Blob") { $0.login?.isLoading = false }
    await store.receive(\.login.delegate, .didLogin("Blob")) {
      $0.login = nil
      $0.profile = LoginApp.Profile(name: "Blob")
      $0.selectedTab = .activity
    }
  }

  @Test func actionsAreReceivedInTheOrderInWhichTheyAreSent() async {
    let clock = TestClock()
    let store = ScriptedFeature.store {
      .merge(
        .run { send in
          try await clock.sleep(for: .seconds(2))
          await send(.second)
        },
        .run { send in
          try await clock.sleep(for: .seconds(1))
          await send(.first)
        })
    }
    await store.send(.start)
    await clock.advance(by: .seconds(2))
    await store.receive(\.first) { $0.count = 1 }
    await store.receive(\.second) { $0.count = 2 }
  }

  @Test func eachActionIsCheckedAgainstItsOwnStates() async {
    let store = ScriptedFeature.store(sending: .numbered(5), .first, .texted("end"))
    await store.send(.start)
    #expect(store.state == ScriptedFeature.State())
    await store.receive(\.numbered) { $0.count = 5 }
    #expect(store.state.text == "")
    await store.receive(\.first) { $0.count = 6 }
    await store.receive(\.texted) { $0.text = "end" }
  }

  @Test func theStateInAClosureIsTheOneBeforeTheAction() async {
    let store = ScriptedFeature.store(sending: .first, .second)
    await store.send(.start)
    await store.receive(\.first) {
      #expect(store.state.count == 0)
      $0.count = 1
    }
    await store.receive(\.second) {
      #expect(store.state.count == 1)
      $0.count = 2
    }
    #expect(store.state.count == 2)
  }

  @Test func anActionOfASendEffectIsReceived() async {
    let store = ScriptedFeature.store { .merge(.send(.first), .send(.second)) }
    await store.send(.start)
    await store.receive(\.first) { $0.count = 1 }
    await store.receive(\.second) { $0.count = 2 }
  }

  @Test func finishWaitsForEffectsThatOutliveTheLastAssertion() async {
    let (stream, end) = AsyncStream<Void>.makeStream()
    let hasEnded = LockIsolated(false)
    let store = ScriptedFeature.store {
      .run { _ in
        for await _ in stream {}
        hasEnded.setValue(true)
      }
    }
    await store.send(.start)
    #expect(!hasEnded.value)
    LaterTurn.request { end.finish() }
    await store.finish(timeout: .seconds(100_000))
    #expect(hasEnded.value)
  }

  @Test func aSearchThatIsReplacedSendsNothing() async {
    let clock = TestClock()
    let store = TestStore(initialState: SearchFeature.State()) {
      SearchFeature()
    } withDependencies: {
      $0.continuousClock = clock
    }
    await store.send(.queryChanged("abc")) { $0.query = "abc" }
    await clock.advance(by: .milliseconds(299))
    await store.send(.queryChanged("")) { $0.query = "" }
    await clock.advance(by: .seconds(1))
  }

  @Test func aSecondSearchInTheMeantimeCancelsTheFirst() async {
    let clock = TestClock()
    let store = TestStore(initialState: SearchFeature.State()) {
      SearchFeature()
    } withDependencies: {
      $0.continuousClock = clock
    }
    await store.send(.queryChanged("a")) { $0.query = "a" }
    await clock.advance(by: .milliseconds(299))
    await store.send(.queryChanged("ab")) { $0.query = "ab" }
    await clock.advance(by: .milliseconds(300))
    await store.receive(\.found) { $0.results = ["ab"] }
  }

  @Test func anEffectSleepsAndSendsSeveralActions() async {
    let clock = TestClock()
    let store = ScriptedFeature.store {
      .run { send in
        await send(.first)
        try await clock.sleep(for: .seconds(1))
        await send(.second)
        await send(.third)
      }
    }
    await store.send(.start)
    await store.receive(\.first) { $0.count = 1 }
    await clock.advance(by: .seconds(1))
    await store.receive(\.second) { $0.count = 2 }
    await store.receive(\.third) { $0.count = 3 }
  }

  @Test func aClockOfAnyKindSleepsForADuration() async throws {
    let clock: any Clock<Duration> = Dependency(\.continuousClock).wrappedValue
    _ = clock
    try await withDependencies {
      $0.continuousClock = ImmediateClock()
    } operation: {
      @Dependency(\.continuousClock) var clock
      try await clock.sleep(for: .seconds(1))
    }
  }

  @Test func aTaskOfASendIsAwaitedAndCancelled() async {
    let store = ScriptedFeature.endlessStore()
    let task = await store.send(.start)
    #expect(!task.isCancelled)
    await task.cancel()
    #expect(task.isCancelled)
    await task.finish()
  }

  @Test func aCancelledTaskIsWaitedFor() async {
    let work = OutsideWork()
    let hasCleanedUp = LockIsolated(false)
    let store = ScriptedFeature.store {
      .run { _ in
        try? await Task.never()
        await work.finish()
        hasCleanedUp.setValue(true)
      }
    }
    work.watch(store)
    store.timeout = .seconds(100_000)
    let task = await store.send(.start)
    await task.cancel()
    #expect(hasCleanedUp.value)
  }

  @Test func finishingATaskWaitsForItsEffects() async {
    let (stream, end) = AsyncStream<Void>.makeStream()
    let store = ScriptedFeature.store { .run { _ in for await _ in stream {} } }
    let task = await store.send(.start)
    LaterTurn.request { end.finish() }
    await task.finish(timeout: .seconds(100_000))
    #expect(!task.isCancelled)
    #expect(Set([task, task]).count == 1)
  }
}
