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
    #expect(reports.first?.contains("Received unexpected action before this one:") == true)
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
      store.timeout = .milliseconds(1)
      await store.send(.start)
      await store.finish()
    }
    #expect(reports.count == 1)
  }

  @Test func aTaskThatDoesNotFinishIsReportedOnce() async {
    let reports = await reports {
      let store = ScriptedFeature.endlessStore()
      let task = await store.send(.start)
      await task.finish(timeout: .milliseconds(1))
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
}
