import GeneratedSupport

/// A form can be saved twice: a change enables the button again while the form is being saved.
struct FormSavedTwice: Reducer {
  struct State: Equatable {
    var name = ""
    var isButtonEnabled = false
    var saves = 0
  }
  enum Action: Equatable {
    case nameChanged(String)
    case saved
    case saveTapped
  }

  var isMended = false

  var body: some Reducer<State, Action> {
    Reduce { state, action in
      switch action {
      case .nameChanged(let name):
        state.name = name
        state.isButtonEnabled = !name.isEmpty && !(isMended && state.saves > 0)
        return .none
      case .saved:
        state.saves -= 1
        state.isButtonEnabled = !state.name.isEmpty
        return .none
      case .saveTapped:
        if !state.isButtonEnabled { return .none }
        state.isButtonEnabled = false
        state.saves += 1
        return .run { send in await send(.saved) }
      }
    }
  }
}
