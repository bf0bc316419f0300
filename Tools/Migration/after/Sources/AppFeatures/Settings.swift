import GeneratedSupport

struct Settings: Reducer {
  struct State: Equatable {
    var name = ""
    var isOn = false
    var changes = 0
  }

  enum Action: BindableAction {
    case binding(BindingAction<State>)
  }

  var body: some ReducerOf<Self> {
    BindingReducer()
      .onChange(of: \.isOn) { _, state in
        let isOn = state.isOn
        state.changes += isOn ? 1 : 10
        return .none
      }
  }
}
