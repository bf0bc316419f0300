import GeneratedTestSupport
import Testing

/// The texts about actions of effects.
@MainActor @Suite struct ReceiveReportTests {
  @Test func actionsMustBeReceivedBeforeTheNextOneIsSent() async {
    let store = ScriptedFeature.store(sending: .first, .numbered(7))
    await store.send(.start)
    let reports = await reports { await store.send(.stop) }
    #expect(
      reports == [
        """
        \(#fileID):\(#line - 1): Must handle 2 received actions before sending an action.

        Unhandled actions:
          ScriptedFeature.Action.first
          ScriptedFeature.Action.numbered(7)

        Call 'await store.receive(…)' for each of them.
        """
      ])
  }

  @Test func anActionThatNoEffectCanSendIsMissing() async {
    let store = ScriptedFeature.store { .none }
    await store.send(.start)
    let reports = await reports { await store.receive(.numbered(7)) }
    #expect(
      reports == [
        """
        \(#fileID):\(#line - 1): Expected to receive the following action, but didn't:

          ScriptedFeature.Action.numbered(7)

        There are no in-flight effects that could deliver this action. Could the effect that you expected to \
        deliver it have been cancelled, or have ended without sending it?
        """
      ])
  }

  @Test func anActionOfACaseThatNoEffectCanSendIsMissing() async {
    let store = ScriptedFeature.store { .none }
    let reports = await reports {
      await store.receive(\.first)
      await store.receive(\.numbered)
      await store.receive(\.numbered, 7)
      await store.receive { $0 == .second }
    }
    let advice = """
      There are no in-flight effects that could deliver this action. Could the effect that you expected to \
      deliver it have been cancelled, or have ended without sending it?
      """
    #expect(
      reports == [
        """
        \(#fileID):\(#line - 9): Expected to receive the following action, but didn't:

          ScriptedFeature.Action.first

        \(advice)
        """,
        """
        \(#fileID):\(#line - 8): Expected to receive an action matching case path '\\.numbered', but didn't get one.

        \(advice)
        """,
        """
        \(#fileID):\(#line - 7): Expected to receive the following action, but didn't:

          ScriptedFeature.Action.numbered(7)

        \(advice)
        """,
        """
        \(#fileID):\(#line - 6): Expected to receive an action matching predicate, but didn't get one.

        \(advice)
        """,
      ])
  }

  @Test func anotherActionIsUnexpected() async {
    let store = ScriptedFeature.store(sending: .numbered(7))
    await store.send(.start)
    let reports = await reports {
      await store.receive(.numbered(8)) { $0.count = 8 }
      await store.receive(.numbered(7)) { $0.count = 7 }
    }
    #expect(
      reports == [
        """
        \(#fileID):\(#line - 3): Received unexpected action:

            − ScriptedFeature.Action.numbered(8)
            + ScriptedFeature.Action.numbered(7)

        (Expected: −, Received: +)
        """
      ])
  }

  @Test func anotherCaseIsUnexpected() async {
    let store = ScriptedFeature.store(sending: .numbered(7))
    await store.send(.start)
    let reports = await reports {
      await store.receive(\.first)
      await store.receive(\.numbered, 7) { $0.count = 7 }
    }
    #expect(
      reports == [
        """
        \(#fileID):\(#line - 3): Received unexpected action:

            − ScriptedFeature.Action.first
            + ScriptedFeature.Action.numbered(7)

        (Expected: −, Received: +)
        """
      ])
  }

  @Test func theCaseOfTheExpectedActionIsNamed() async {
    let store = ScriptedFeature.store(sending: .first)
    await store.send(.start)
    let reports = await reports {
      await store.receive(\.numbered)
      await store.receive(\.first) { $0.count = 1 }
    }
    #expect(
      reports == [
        """
        \(#fileID):\(#line - 3): Received unexpected action:

            ScriptedFeature.Action.first

        Expected an action matching case path '\\.numbered'.
        """
      ])
  }

  @Test func anotherPayloadIsUnexpected() async {
    let store = ScriptedFeature.store(sending: .texted("Blob"))
    await store.send(.start)
    let reports = await reports {
      await store.receive(\.texted, "Bob")
      await store.receive(\.texted, "Blob") { $0.text = "Blob" }
    }
    #expect(
      reports == [
        """
        \(#fileID):\(#line - 3): Received unexpected action:

            − ScriptedFeature.Action.texted("Bob")
            + ScriptedFeature.Action.texted("Blob")

        (Expected: −, Received: +)
        """
      ])
  }

  @Test func anActionThatTheTestHasLeftOutIsUnexpectedBeforeTheNextOne() async {
    let store = ScriptedFeature.store(sending: .first, .numbered(7), .second)
    await store.send(.start)
    let reports = await reports {
      await store.receive(\.numbered) { $0.count = 7 }
      await store.receive(\.second) { $0.count = 8 }
    }
    #expect(
      reports == [
        """
        \(#fileID):\(#line - 3): Received an unexpected action before the action that this 'receive' expects:

          ScriptedFeature.Action.first
        """
      ])
  }

  @Test func allActionsThatTheTestHasLeftOutAreListed() async {
    let store = ScriptedFeature.store(sending: .first, .second, .numbered(7))
    await store.send(.start)
    let reports = await reports {
      await store.receive {
        $0 == .numbered(7)
      } assert: {
        $0.count = 7
      }
    }
    #expect(
      reports == [
        """
        \(#fileID):\(#line - 6): Received 2 unexpected actions before the action that this 'receive' expects:

          ScriptedFeature.Action.first
          ScriptedFeature.Action.second
        """
      ])
  }

  @Test func anActionThatTheClosureRejectsIsUnexpected() async {
    let store = ScriptedFeature.store(sending: .numbered(7))
    await store.send(.start)
    let reports = await reports {
      await store.receive { $0 == .first }
      await store.receive(\.numbered) { $0.count = 7 }
    }
    #expect(
      reports == [
        """
        \(#fileID):\(#line - 3): Received unexpected action:

            ScriptedFeature.Action.numbered(7)
        """
      ])
  }

  @Test func aLongListOfActionsIsCut() async {
    let store = ScriptedFeature.store { .merge((1...25).map { .send(.numbered($0)) }) }
    await store.send(.start)
    let reports = await reports { await store.finish() }
    #expect(reports.first?.contains("numbered(20)\n  … and 5 more\n\n") == true)
    await store.skipReceivedActions()
  }

  @Test func theBeginningOfALongActionIsShown() async {
    let text = Array(repeating: "x", count: 300).joined(separator: "\n")
    let store = ScriptedFeature.store { .send(.texted(text)) }
    await store.send(.start)
    let reports = await reports { await store.finish() }
    #expect(reports.first?.contains("x\n  … (more lines: ") == true)
    #expect(reports.first?.split(separator: "\n").count ?? 0 < 120)
    await store.skipReceivedActions()
  }

  @Test func unreceivedActionsAreReportedAtTheEnd() async {
    var line: UInt = 0
    let reports = await reports {
      line = #line + 1
      let store = TestStore(initialState: ScriptedFeature.State()) {
        ScriptedFeature { .send(.numbered(7)) }
      }
      await store.send(.start)
    }
    #expect(
      reports == [
        """
        \(#fileID):\(line): The store received 1 unexpected action.

        Unhandled actions:
          ScriptedFeature.Action.numbered(7)

        Call 'await store.receive(…)' for each of them. If the test is not about them, call \
        'await store.skipReceivedActions()', or set 'store.exhaustivity = .off'.
        """
      ])
  }
}
