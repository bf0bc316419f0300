import GeneratedSupport

struct EntryForm: Reducer {
  struct State: Equatable {
    var name = ""
    var isOn = false
    var log: [String] = []
    var page: EntryPage.State?
  }
  enum Action: BindableAction {
    case binding(BindingAction<State>)
    case nameSuggested(String)
    case pageClosed
    case page(EntryPage.Action)
  }

  var body: some Reducer<State, Action> {
    Reduce { state, action in
      if case .binding = action { state.log.append("above: \(state.name)") }
      return .none
    }
    BindingReducer()
      .onChange(of: \.isOn) { wasOn, state in
        state.log.append("was on: \(wasOn)")
        return .none
      }
    Reduce { state, action in
      switch action {
      case .binding(\.name): state.log.append("below: \(state.name)")
      case .nameSuggested(let name): return .send(.set(\.name, name))
      case .pageClosed: state.page = nil
      case .binding, .page: break
      }
      return .none
    }
    .ifLet(\.page, action: \.page) { EntryPage() }
  }
}

/// Has its bindings among the actions of the view.
struct EntryPage: Reducer {
  struct State: Equatable { var text = "" }
  enum Action: ViewAction {
    case view(View)

    enum View: CasePathable, BindableAction { case binding(BindingAction<State>) }
  }

  var body: some Reducer<State, Action> { BindingReducer(action: \.view) }
}

/// Forgets the `BindingReducer`.
// reducergen: allow bindings-without-reducer
struct ForgetfulForm: Reducer {
  struct State: Equatable { var name = "" }
  enum Action: BindableAction {
    case binding(BindingAction<State>)
    case page(EntryPage.Action)
  }

  var body: some Reducer<State, Action> { EmptyReducer() }
}
