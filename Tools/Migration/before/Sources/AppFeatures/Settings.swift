import ComposableArchitecture

@Reducer
struct Settings {
  @ObservableState
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
      .onChange(of: \.isOn) { _, isOn in
        Reduce { state, _ in
          state.changes += isOn ? 1 : 10
          return .none
        }
      }
  }
}
