import GeneratedSupport

/// The application of the guides: its third tab is a login, and later a profile.
struct LoginApp: Reducer {
  enum Tab: Equatable { case activity, search, profile }

  struct Profile: Equatable {
    var name: String
  }

  struct State: Equatable {
    var selectedTab = Tab.profile
    var login: Login.State? = Login.State()
    var profile: Profile?
  }

  enum Action {
    case login(Login.Action)
  }

  var body: some Reducer<State, Action> {
    Reduce { state, action in
      guard case .login(let childAction) = action, var login = state.login else { return .none }
      let effect = Login().reduce(into: &login, action: childAction)
      state.login = login
      if case .delegate(.didLogin(let name)) = childAction {
        state = State(selectedTab: .activity, login: nil, profile: Profile(name: name))
      }
      return effect.map { .login($0) }
    }
  }
}

struct Login: Reducer {
  struct State: Equatable {
    var isLoading = false
    var message: String?
  }

  enum Action {
    case submitButtonTapped
    case loginResponse(Result<String, LoginError>)
    case delegate(Delegate)

    enum Delegate: Equatable, CasePathable { case didLogin(String) }
  }

  var body: some Reducer<State, Action> {
    Reduce { state, action in
      switch action {
      case .submitButtonTapped:
        state.isLoading = true
        return .run { send in await send(.loginResponse(.success("Blob"))) }
      case .loginResponse(.success(let name)):
        state.isLoading = false
        return .send(.delegate(.didLogin(name)))
      case .loginResponse(.failure):
        state.isLoading = false
        state.message = "Try again."
        return .none
      case .delegate:
        return .none
      }
    }
  }
}

struct LoginError: Error, Equatable {}
