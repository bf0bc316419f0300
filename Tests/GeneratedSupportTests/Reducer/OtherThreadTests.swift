import GeneratedSupport
import Testing

/// Calls on other threads. A module in Swift 5 mode can make all of them: it gets warnings.
@Suite struct OtherThreadTests {
  @Test func effectsAreMadeOnAnyThread() async {
    let effect = await Task.detached {
      Effect<Int>.merge(.send(1), .run { await $0(2) })
        .concatenate(with: .send(3))
        .cancellable(id: 1, cancelInFlight: true)
        .map { $0 * 10 }
    }.value
    let actions = await collectedActions(of: effect)
    #expect(actions == [10, 20, 30])
  }

  @MainActor private func collectedActions(of effect: Effect<Int>) async -> [Int] {
    var actions: [Int] = []
    for await action in effect.actions { actions.append(action.value) }
    return actions
  }

  @Test func reducersOfPresentedFeaturesRunOnAnyThread() async {
    let counts = await onAnotherThread {
      var state = Tower.State(sheet: Floor.State())
      state.path.append(Floor.State())
      let id = state.path.ids[0]
      _ = Tower().reduce(into: &state, action: .sheet(.presented(.tapped)))
      _ = Tower().reduce(into: &state, action: .path(.element(id: id, action: .tapped)))
      return [state.sheet?.count, state.path[id: id]?.count]
    }
    #expect(counts == [1, 1])
  }

  @Test func sendingAnActionOnAnotherThreadEndsTheProgramWithAMessage() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await onAnotherThread {
        let store = Store(initialState: Floor.State()) { Floor() }
        store.send(.tapped)
      }
    }
    #if DEBUG
      let text = result.map { String(decoding: $0.standardErrorContent, as: UTF8.self) } ?? ""
      #expect(text.contains("An action was sent away from the main actor"), "\(text)")
    #endif
  }
}

/// Calls a function of the main actor on another thread.
private func onAnotherThread<Result: Sendable>(
  _ function: @escaping @MainActor @Sendable () -> Result
) async -> Result {
  let function = unsafe unsafeBitCast(function, to: (@Sendable () -> Result).self)
  return await Task.detached { function() }.value
}

struct Floor: Reducer {
  struct State { var count = 0 }
  enum Action { case tapped }

  var body: some Reducer<State, Action> {
    Reduce { state, _ in
      state.count += 1
      return .send(.tapped)
    }
  }
}

struct Tower: Reducer {
  struct State {
    @Presents var sheet: Floor.State?
    var path = StackState<Floor.State>()
  }
  enum Action {
    case sheet(PresentationAction<Floor.Action>)
    case path(StackAction<Floor.State, Floor.Action>)
  }

  var body: some Reducer<State, Action> {
    EmptyReducer()
      .ifLet(\.$sheet, action: \.sheet) { Floor() }
      .forEach(\.path, action: \.path) { Floor() }
  }
}
