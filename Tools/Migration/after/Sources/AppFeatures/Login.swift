import AppClients
import GeneratedSupport

struct Login: Sendable, Reducer {
  struct State: Equatable {
    var name = ""
    var password = ""
    @Presents var destination: Destination.State?
  }

  enum Action {
    case nameChanged(String), passwordChanged(String)
    case loginTapped
    case loggedIn(User)
    case needsCode(token: String)
    case failed(LoginError)
    case destination(PresentationAction<Destination.Action>)
  }

  /// Where the login leads.
  enum Destination: CaseReducer {
    /// Tells what is wrong.
    case alert(AlertState<Alert>)
    case twoFactor(TwoFactor)
    // reducergen: ignore
    case help(String)

    enum Alert: Equatable { case retryTapped }
  }

  @Dependency(\.loginClient) var client

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .nameChanged(let name):
        state.name = name
        return .none
      case .passwordChanged(let password):
        state.password = password
        return .none
      case .loginTapped, .destination(.presented(.alert(.retryTapped))):
        return .run { [name = state.name, password = state.password] send in
          let response = try await client.login(name: name, password: password)
          if let user = response.user { await send(.loggedIn(user)) }
          if let token = response.codeNeeded { await send(.needsCode(token: token)) }
        } catch: { error, send in
          if let error = error as? LoginError { await send(.failed(error)) }
        }
      case .needsCode(let token):
        state.destination = .twoFactor(TwoFactor.State(token: token))
        return .none
      case .failed(let error):
        state.destination = .alert(
          AlertState {
            TextState(error.rawValue)
          } actions: {
            ButtonState(action: .retryTapped) { TextState("Retry") }
          })
        return .none
      case .destination(.presented(.twoFactor(.delegate(.confirmed(let user))))):
        state.destination = nil
        return .send(.loggedIn(user))
      case .loggedIn, .destination:
        return .none
      }
    }
    .ifLet(\.$destination, action: \.destination)
  }
}

extension Login.Destination.State: Equatable {}
