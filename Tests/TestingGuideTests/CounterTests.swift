import GeneratedTestSupport
import Testing
import XCTest

struct CounterFeature: Reducer {
  struct State: Equatable {
    var count = 0
    var isPrime: Bool { [2, 3, 5, 7].contains(count) }
  }
  enum Action {
    case incrementButtonTapped
    case decrementButtonTapped
    case viewAppeared
  }
  var body: some Reducer<State, Action> {
    Reduce { state, action in
      switch action {
      case .incrementButtonTapped:
        state.count += 1
        return .none
      case .decrementButtonTapped:
        state.count -= 1
        return .none
      case .viewAppeared:
        return .none
      }
    }
  }
}

/// The guide to changes of the state, as a class of test cases.
final class CounterTests: XCTestCase {
  @MainActor
  func testReducerByHand() {
    let feature = CounterFeature()
    var currentState = CounterFeature.State(count: 0)
    _ = feature.reduce(into: &currentState, action: .incrementButtonTapped)
    XCTAssertEqual(
      currentState,
      CounterFeature.State(count: 1)
    )

    _ = feature.reduce(into: &currentState, action: .decrementButtonTapped)
    XCTAssertEqual(
      currentState,
      CounterFeature.State(count: 0)
    )
  }

  @MainActor
  func testBasics() async {
    let store = TestStore(initialState: CounterFeature.State(count: 0)) {
      CounterFeature()
    }
    await store.send(.incrementButtonTapped) {
      $0.count = 1
    }
    await store.send(.incrementButtonTapped) {
      $0.count = 2
    }
    await store.send(.decrementButtonTapped) {
      $0.count = 1
    }
    await store.send(.viewAppeared)
  }

  @MainActor
  func testRelativeChanges() async {
    let store = TestStore(initialState: CounterFeature.State(count: 0)) {
      CounterFeature()
    }
    await store.send(.incrementButtonTapped) {
      $0.count += 1
    }
    await store.send(.decrementButtonTapped) {
      $0.count -= 1
    }
  }

  @MainActor
  func testComputedProperty() async {
    let store = TestStore(initialState: CounterFeature.State(count: 2)) {
      CounterFeature()
    }
    await store.send(.incrementButtonTapped) {
      $0.count = 3
    }
    XCTAssertTrue(store.state.isPrime)
  }
}

/// The failures of the guide to changes of the state.
@MainActor struct CounterFailureTests {
  @Test func aWrongExpectation() async {
    let store = TestStore(initialState: CounterFeature.State(count: 0)) {
      CounterFeature()
    }
    let reports = await reports {
      await store.send(.incrementButtonTapped) {
        $0.count = 999
      }
    }
    #expect(
      reports == [
        """
        \(#fileID):\(#line - 4): A state change does not match expectation.

            − CounterFeature.State(count: 999)
            + CounterFeature.State(count: 1)

        (Expected: −, Actual: +)
        """
      ])
  }

  @Test func theStoresStateInAClosure() async {
    let store = TestStore(initialState: CounterFeature.State(count: 0)) {
      CounterFeature()
    }
    let reports = await reports {
      await store.send(.incrementButtonTapped) {
        $0 = store.state
      }
    }
    #expect(
      reports == [
        """
        \(#fileID):\(#line - 4): A state change does not match expectation.

            − CounterFeature.State(count: 0)
            + CounterFeature.State(count: 1)

        (Expected: −, Actual: +)
        """
      ])
  }
}
