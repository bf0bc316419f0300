import GeneratedSupport
import Testing

@MainActor
@Suite struct OnChangeTests {
  @Test func theClosureIsCalledWhenTheValueHasChanged() async {
    let host = Host(Odometer.State()) { _ in Odometer() }
    await host.send(.moved(by: 2))
    await host.send(.moved(by: 0))
    await host.send(.renamed("A"))
    await host.send(.moved(by: 3))
    #expect(host.state.changes == ["0 → 2", "2 → 5"])
  }

  @Test func itsEffectBeginsAfterThoseOfTheReducer() async {
    let host = Host(Odometer.State()) { _ in Odometer() }
    await host.send(.moved(by: 2))
    #expect(host.state.received == ["moved", "changed"])
  }

  @Test func aChangeThatTheClosureMakesIsNotSeenByItself() async {
    let host = Host(Odometer.State()) { _ in
      Reduce<Odometer.State, Odometer.Action> { state, action in
        if action.is(\.moved) { state.distance += 1 }
        return .none
      }
      .onChange(of: \.distance) { old, state in
        state.distance = 100 + old
        return .none
      }
    }
    await host.send(.moved(by: 1))
    #expect(host.state.distance == 100)
  }

  @Test func aValueMayBeComputed() async {
    let host = Host(Odometer.State()) { _ in
      Odometer().onChange(of: { $0.distance.isMultiple(of: 2) }) { wasEven, state in
        state.changes.append(wasEven ? "odd" : "even")
        return .none
      }
    }
    await host.send(.moved(by: 2))
    await host.send(.moved(by: 1))
    #expect(host.state.changes == ["0 → 2", "2 → 3", "odd"])
  }
}

struct Odometer: Reducer {
  struct State {
    var distance = 0
    var name = ""
    var changes: [String] = []
    var received: [String] = []
  }
  enum Action { case moved(by: Int), renamed(String), received(String) }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .moved(let distance):
        state.distance += distance
        return .send(.received("moved"))
      case .renamed(let name): state.name = name
      case .received(let text): state.received.append(text)
      }
      return .none
    }
    .onChange(of: \.distance) { oldDistance, state in
      state.changes.append("\(oldDistance) → \(state.distance)")
      return .send(.received("changed"))
    }
  }
}
