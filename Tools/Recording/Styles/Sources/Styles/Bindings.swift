import GeneratedSupport

/// Controls that set properties of a struct inside of the state.
struct ProfileForm: Reducer {
  struct State: Equatable {
    var profile = Profile()
    var isValid = false
    var focus: Field?

    struct Profile: Equatable {
      var name = ""
      var age: Int?
      var address = Address()
    }

    struct Address: Equatable {
      var street = ""
      var city = ""
    }

    enum Field { case name, city }
  }

  enum Action: BindableAction {
    case binding(BindingAction<State>)
    case clearTapped
  }

  var body: some ReducerOf<Self> {
    BindingReducer()
    Reduce { state, action in
      if case .clearTapped = action { state.profile = State.Profile() }
      state.isValid = !state.profile.name.isEmpty
      return .none
    }
  }
}

/// Rows, each with its own controls.
struct Checklist: Reducer {
  struct State: Equatable { var rows: IdentifiedArrayOf<CheckRow.State> = [] }

  enum Action {
    case addTapped
    case clearTapped
    case rows(IdentifiedActionOf<CheckRow>)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .addTapped: state.rows.append(CheckRow.State(id: state.rows.count + 1))
      case .clearTapped: state.rows.removeAll { $0.isOn }
      case .rows: break
      }
      return .none
    }
    .forEach(\.rows, action: \.rows) { CheckRow() }
  }
}

struct CheckRow: Reducer {
  struct State: Equatable, Identifiable {
    let id: Int
    var title = ""
    var isOn = false
  }

  enum Action: BindableAction { case binding(BindingAction<State>) }

  var body: some ReducerOf<Self> { BindingReducer() }
}

/// A change of one control that changes other properties, by `onChange`.
struct Converter: Reducer {
  struct State: Equatable {
    var celsius = 0
    var fahrenheit = 32
    var history: [Int] = []
  }

  enum Action: BindableAction {
    case binding(BindingAction<State>)
  }

  var body: some ReducerOf<Self> {
    BindingReducer()
      .onChange(of: \.celsius) { _, state in
        state.fahrenheit = state.celsius * 9 / 5 + 32
        state.history.append(state.celsius)
        return .none
      }
  }
}

/// A control that starts an effect, which sends a binding action itself.
struct Search: Reducer {
  struct State: Equatable {
    var query = ""
    var hits = 0
  }

  enum Action: BindableAction {
    case binding(BindingAction<State>)
  }

  @Dependency(\.continuousClock) var clock
  enum CancelID { case search }

  var body: some ReducerOf<Self> {
    BindingReducer()
    Reduce { state, action in
      guard case .binding(\.query) = action else { return .none }
      return .run { [count = state.query.count] send in
        await send(.binding(.set(\.hits, count)))
      }
      .debounce(id: CancelID.search, for: .seconds(1), clock: clock)
    }
  }
}
