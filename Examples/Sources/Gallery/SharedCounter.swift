import GeneratedSupport

/// One count in two tabs
///
/// Both tabs declare `@Shared(.count)`, and have the same value. No tab knows the other one, and no
/// parent copies the value from one to the other.
///
/// A change is made with `withLock`, which reads and writes in one step. So two effects can add to the
/// count at the same time, and no addition is lost. `Scope` runs the reducers of both tabs.
struct SharedCounter: Reducer {
  struct State: Equatable {
    var counter = CounterTab.State()
    var profile = ProfileTab.State()
    var tab = Tab.counter

    enum Tab { case counter, profile }
  }

  enum Action: BindableAction {
    case binding(BindingAction<State>)
    case counter(CounterTab.Action)
    case profile(ProfileTab.Action)
  }

  var body: some ReducerOf<Self> {
    BindingReducer()
    Scope(\.counter, action: \.counter) { CounterTab() }
    Scope(\.profile, action: \.profile) { ProfileTab() }
  }
}

struct CounterTab: Reducer {
  struct State: Equatable {
    @Shared(.count) var count
  }

  enum Action {
    case incrementTapped
    case incrementLaterTapped
  }

  @Dependency(\.continuousClock) var clock

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .incrementTapped:
        state.$count.withLock { $0 += 1 }
        return .none
      case .incrementLaterTapped:
        return .run { [count = state.$count] _ in
          try await clock.sleep(for: .seconds(1))
          count.withLock { $0 += 1 }
        }
      }
    }
  }
}

struct ProfileTab: Reducer {
  struct State: Equatable {
    @Shared(.count) var count

    var title: String {
      switch count {
      case 0: "Newcomer"
      case 1..<10: "Beginner"
      default: "Expert"
      }
    }
  }

  enum Action {
    case resetTapped
  }

  var body: some ReducerOf<Self> {
    Reduce { state, _ in
      state.$count.withLock { $0 = 0 }
      return .none
    }
  }
}

extension SharedKey where Self == InMemoryKey<Int>.Default {
  static var count: Self { Self[.inMemory("count"), default: 0] }
}
