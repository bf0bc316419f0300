import GeneratedTestSupport
import Testing

/// The texts about changes of the state.
@MainActor @Suite struct StateReportTests {
  private let store = TestStore(initialState: TimerFeature.State(count: 0)) { TimerFeature() }

  @Test func aWrongExpectationShowsTheDifference() async {
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

  @Test func anUnexpectedChangeShowsTheDifference() async {
    let reports = await reports { await store.send(.incrementButtonTapped) }
    #expect(
      reports == [
        """
        \(#fileID):\(#line - 1): State was not expected to change, but a change occurred.

            − TimerFeature.State(count: 0)
            + TimerFeature.State(count: 1)

        (Expected: −, Actual: +)
        """
      ])
  }

  @Test func aClosureMustChangeSomething() async {
    let reports = await reports {
      await store.send(.appeared) { $0.count = 0 }
    }
    #expect(
      reports == [
        """
        \(#fileID):\(#line - 2): Expected state to change, but no change occurred.

        The closure leaves the state as it was before the action, and the action did not change the state \
        either. If you expect no change, leave out the closure.
        """
      ])
  }

  @Test func anErrorOfAClosureIsReported() async {
    struct Refusal: Error {}
    let reports = await reports {
      await store.send(.incrementButtonTapped) { _ in throw Refusal() }
    }
    #expect(reports == ["\(#fileID):\(#line - 2): Threw error: Refusal()"])
  }

  @Test func anErrorOfAnAssertionWithoutAnActionIsReported() async {
    struct Refusal: Error {}
    let reports = await reports { store.assert { _ in throw Refusal() } }
    #expect(reports == ["\(#fileID):\(#line - 1): Threw error: Refusal()"])
  }

  @Test func statesThatLookEqualAreShownInFull() async {
    let store = TestStore(initialState: HiddenFeature.State()) { HiddenFeature() }
    let reports = await reports { await store.send(.changed) }
    #expect(
      reports == [
        """
        \(#fileID):\(#line - 1): State was not expected to change, but a change occurred.

            \u{2007} // Not equal but no difference detected:
            − HiddenFeature.State(secret: Secret)
            + HiddenFeature.State(secret: Secret)

        (Expected: −, Actual: +)
        """
      ])
  }
}

struct HiddenFeature: Reducer {
  struct Secret: Equatable, CustomDumpStringConvertible {
    var value = 0
    var customDumpDescription: String { "Secret" }
  }

  struct State: Equatable {
    var secret = Secret()
  }

  enum Action { case changed }

  var body: some Reducer<State, Action> {
    Reduce { state, _ in
      state.secret.value += 1
      return .none
    }
  }
}
