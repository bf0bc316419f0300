import GeneratedSupport

/// Screens of a stack whose effects run. After each action, the store looks for these screens in
/// its state.
@MainActor
enum Screens {
  static func sends(_ rounds: inout Rounds) {
    for count in [0, 1, 10] {
      let store = Store(initialState: Stack.State()) { Stack() }
      for _ in 0..<count { store.send(.pushed) }
      for id in store.state.path.ids {
        store.send(.path(.element(id: id, action: .began(0))))
      }
      rounds.measure("send, \(count) screens with running effects") { _ in store.send(.tapped) }
    }
  }
}

/// Has screens, and an action of its own.
struct Stack: Reducer {
  struct State {
    var count = 0
    var path = StackState<Worker.State>()
  }
  enum Action { case tapped, pushed, path(StackActionOf<Worker>) }

  var body: some Reducer<State, Action> {
    Reduce { state, action in
      switch action {
      case .tapped: state.count += 1
      case .pushed: state.path.append(Worker.State())
      case .path: break
      }
      return .none
    }
    .forEach(\.path, action: \.path) { Worker() }
  }
}
