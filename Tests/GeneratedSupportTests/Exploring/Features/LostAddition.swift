import GeneratedSupport

/// An update is lost: two effects read a shared value, wait, and write it.
struct LostAddition: Reducer {
  struct State: Equatable {
    @Shared(value: 0) var count
    var finished = 0
  }
  enum Action: Equatable { case addTapped, added }

  @Dependency(\.continuousClock) var clock
  var isMended = false

  var body: some Reducer<State, Action> {
    Reduce { state, action in
      switch action {
      case .addTapped:
        return .run { [clock, isMended, count = state.$count] send in
          let old = count.wrappedValue
          try await clock.sleep(for: .seconds(1))
          count.withLock { $0 = isMended ? $0 + 1 : old + 1 }
          await send(.added)
        }
      case .added:
        state.finished += 1
        return .none
      }
    }
  }
}
