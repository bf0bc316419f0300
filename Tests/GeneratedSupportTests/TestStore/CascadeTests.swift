import GeneratedTestSupport
import Testing

/// One mistake leads to one report.
@MainActor @Suite struct CascadeTests {
  @Test func aWrongStateDoesNotDisturbTheNextAssertions() async {
    let store = ScriptedFeature.store(sending: .first, .second)
    await store.send(.start)
    let reports = await reports {
      await store.receive(\.first) { $0.count = 7 }
      await store.receive(\.second) { $0.count = 2 }
      await store.send(.numbered(3)) { $0.count = 3 }
    }
    #expect(reports.count == 1)
  }

  @Test func aMissingReceiveIsReportedOnce() async {
    let store = ScriptedFeature.store(sending: .first, .second, .third)
    await store.send(.start)
    let reports = await reports {
      await store.receive(\.second) { $0.count = 2 }
      await store.receive(\.third) { $0.count = 3 }
      await store.finish()
    }
    #expect(reports.count == 1)
  }

  @Test func aSuperfluousReceiveIsReportedOnce() async {
    let store = ScriptedFeature.store(sending: .first, .second)
    await store.send(.start)
    let reports = await reports {
      await store.receive(\.third)
      await store.receive(\.first) { $0.count = 1 }
      await store.receive(\.second) { $0.count = 2 }
      await store.finish()
    }
    #expect(reports.count == 1)
  }

  @Test func aWrongOrderIsReportedOnce() async {
    let store = ScriptedFeature.store(sending: .first, .second, .third)
    await store.send(.start)
    let reports = await reports {
      await store.receive(\.second) { $0.count = 2 }
      await store.receive(\.first) { $0.count = 1 }
      await store.receive(\.third) { $0.count = 3 }
      await store.finish()
    }
    #expect(reports.count == 1)
    #expect(
      reports.first?.contains(
        "Received an unexpected action before the action that this 'receive' expects:") == true)
    #expect(store.state.count == 3)
  }

  @Test func aSendThatComesTooEarlyIsReportedOnce() async {
    let store = ScriptedFeature.store(sending: .first)
    await store.send(.start)
    let reports = await reports {
      await store.send(.texted("Blob")) { $0.text = "Blob" }
      await store.receive(\.first) { $0.count = 1 }
    }
    #expect(reports.count == 1)
  }

  @Test func anUnexpectedActionIsReportedOnce() async {
    let reports = await reports {
      let store = ScriptedFeature.store(sending: .first)
      await store.send(.start)
      await store.receive(\.second)
    }
    #expect(reports.count == 1)
  }

  @Test func effectsThatDoNotFinishAreReportedOnce() async {
    let reports = await reports {
      let store = ScriptedFeature.endlessStore()
      store.timeout = .zero
      await store.send(.start)
      await store.finish()
    }
    #expect(reports.count == 1)
  }

  @Test func aTaskThatDoesNotFinishIsReportedOnce() async {
    let reports = await reports {
      let store = ScriptedFeature.endlessStore()
      store.timeout = .zero
      let task = await store.send(.start)
      await task.finish()
    }
    #expect(reports.count == 1)
  }

  @Test func aReceiveInVainDoesNotAlsoReportItsEffects() async {
    let clock = TestClock()
    let reports = await reports {
      let store = ScriptedFeature.store {
        .run { send in
          try await clock.sleep(for: .seconds(1))
          await send(.first)
        }
      }
      await store.send(.start)
      await store.receive(\.first)
    }
    #expect(reports.count == 1)
  }

  @Test func aForgottenClockIsReportedOnce() async {
    var line = 0
    let reports = await reports {
      let store = makeTimer(TestClock())
      await store.send(.startTimerButtonTapped)
      line = #line + 1
      await store.receive(\.timerTick) { $0.count = 1 }
      await store.receive(\.timerTick) { $0.count = 2 }
      await store.receive(\.timerTick) { $0.count = 3 }
      await store.receive(\.timerTick) { $0.count = 4 }
      await store.receive(\.timerTick) { $0.count = 5 }
    }
    let start = "\(#fileID):\(line): Expected to receive an action, but received none.\n"
    #expect(reports.map { $0.hasPrefix(start) } == [true])
  }

  @Test func anEffectThatWaitsForSomethingElseIsReportedOnce() async {
    let reports = await reports {
      let store = ScriptedFeature.endlessStore()
      store.timeout = .zero
      await store.send(.start)
      await store.receive(\.first)
      await store.receive(\.second)
    }
    #expect(reports.count == 1)
  }

  @Test func finishDoesNotReportTheEffectsOfAReceiveInVainAgain() async {
    let reports = await reports {
      let store = makeTimer(TestClock())
      await store.send(.startTimerButtonTapped)
      await store.receive(\.timerTick) { $0.count = 1 }
      await store.finish()
    }
    #expect(reports.count == 1)
    #expect(reports.first?.contains(": Expected to receive an action,") == true)
  }

  @Test func finishDoesNotReportTheEffectsOfATaskAgain() async {
    let reports = await reports {
      let store = makeTimer(TestClock())
      let task = await store.send(.startTimerButtonTapped)
      await task.finish()
      await store.finish()
    }
    #expect(reports.count == 1)
    #expect(reports.first?.contains(": Expected task to finish,") == true)
  }

  @Test func afterAnotherActionAReceiveInVainIsReportedAgain() async {
    let clock = TestClock()
    var lines: [Int] = []
    let reports = await reports {
      let store = makeTimer(clock)
      await store.send(.startTimerButtonTapped)
      lines.append(#line + 1)
      await store.receive(\.timerTick) { $0.count = 1 }
      await clock.advance(by: .seconds(1))
      await store.receive(\.timerTick) { $0.count = 1 }
      lines.append(#line + 1)
      await store.receive(\.timerTick) { $0.count = 2 }
      await store.finish()
    }
    let start = "Expected to receive an action, but received none."
    #expect(reports.count == lines.count)
    for (report, line) in zip(reports, lines) {
      #expect(report.hasPrefix("\(#fileID):\(line): \(start)"))
    }
  }

  @Test func anotherEffectIsReportedAgain() async {
    let reports = await reports {
      let store = makeTimer(TestClock())
      await store.send(.startTimerButtonTapped)
      await store.receive(\.timerTick) { $0.count = 1 }
      await store.send(.startTimerButtonTapped)
      await store.receive(\.timerTick) { $0.count = 1 }
    }
    #expect(reports.count == 2)
  }

  private func makeTimer(_ clock: TestClock<Duration>) -> TestStoreOf<TimerFeature> {
    TestStore(initialState: TimerFeature.State()) {
      TimerFeature()
    } withDependencies: {
      $0.continuousClock = clock
    }
  }
}
